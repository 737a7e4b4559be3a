/// The user's preferred text size.
public enum DynamicTypeSize: Int, CaseIterable, Hashable, Comparable, Sendable {
  /// An extra small size, the smallest.
  case xSmall
  /// A small size.
  case small
  /// A medium size.
  case medium
  /// The default size.
  case large
  /// An extra large size.
  case xLarge
  /// An extra extra large size.
  case xxLarge
  /// The largest size that is not an accessibility size.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The fifth accessibility size, the largest.
  case accessibility5

  /// Whether the size is an accessibility size.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Returns whether a size is smaller than another.
  public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool { first.rawValue < second.rawValue }

  /// The ratio of body text to its default size.
  package var factor: Double { Font.TextStyle.body.points(at: self) / Font.TextStyle.body.points(at: .large) }
}

struct DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

extension EnvironmentValues {
  /// The text size of the view: the user's preference, unless a view overrides it.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set {
      self[DynamicTypeSizeKey.self] = newValue
      textAttributes.typeSize = newValue
    }
  }
}

private struct TypeSizeModifier: EnvironmentModifier {
  let minimum: DynamicTypeSize
  let maximum: DynamicTypeSize

  static var isPlain: Bool { true }

  func change(_ values: inout EnvironmentValues) {
    let size = max(minimum, min(values.dynamicTypeSize, maximum))
    // Change the size of texts only if the limit applies. Otherwise, texts would no longer follow the user's preference.
    // Both values are always set, because a modifier must always set the same values.
    values.textAttributes.typeSize = size == values.dynamicTypeSize ? values.textAttributes.typeSize : size
    values[DynamicTypeSizeKey.self] = size
  }
}

extension View {
  /// Sets the text size of this view, regardless of the user's preference.
  ///
  /// - Parameter size: the text size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the text size of this view. The text size that a user sets in a browser is not known, so it is not limited.
  ///
  /// - Parameter range: the range of valid sizes.
  public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return modifier(TypeSizeModifier(minimum: sizes.first ?? .xSmall, maximum: sizes.last ?? .accessibility5))
  }
}
