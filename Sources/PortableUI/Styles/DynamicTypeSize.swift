/// How large a person wants texts to be.
public enum DynamicTypeSize: Int, CaseIterable, Hashable, Comparable, Sendable {
  /// The smallest.
  case xSmall
  /// Smaller than most want it.
  case small
  /// A little smaller than most want it.
  case medium
  /// As it is where nobody has said anything.
  case large
  /// A little larger.
  case xLarge
  /// Larger.
  case xxLarge
  /// Much larger.
  case xxxLarge
  /// The first of the sizes for those who see little.
  case accessibility1
  /// The second of the sizes for those who see little.
  case accessibility2
  /// The third of the sizes for those who see little.
  case accessibility3
  /// The fourth of the sizes for those who see little.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Whether it is one of the sizes for those who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether one is smaller than another.
  public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool { first.rawValue < second.rawValue }

  /// How many times as large as usual running text is, by Apple's sizes of it.
  var factor: Double {
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53][rawValue] / 17
  }
}

struct DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

extension EnvironmentValues {
  /// How large texts are to be: as the person has it, unless a view says otherwise.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set {
      self[DynamicTypeSizeKey.self] = newValue
      // As it is where nobody has said anything: the person's own size of texts stays in force.
      textLook.typeSize = newValue == .large ? nil : newValue
    }
  }
}

private struct TypeSizeModifier: EnvironmentModifier {
  let minimum: DynamicTypeSize
  let maximum: DynamicTypeSize

  static var isPlain: Bool { true }

  func change(_ values: inout EnvironmentValues) {
    let size = max(minimum, min(values.dynamicTypeSize, maximum))
    // What was not changed still follows what the person prefers.
    if size != values.dynamicTypeSize { values.dynamicTypeSize = size }
  }
}

extension View {
  /// Sets how large the texts in this view are, whatever the person prefers.
  ///
  /// - Parameter size: how large.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits how large or small the texts in this view are. What a person has set in a browser is not known, and not limited.
  ///
  /// - Parameter range: from which size, and up to which.
  public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return modifier(TypeSizeModifier(minimum: sizes.first ?? .xSmall, maximum: sizes.last ?? .accessibility5))
  }
}
