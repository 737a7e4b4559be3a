extension DynamicTypeSize {
  /// The size that comes nearest to texts so many times as large as usual.
  ///
  /// - Parameter scale: 1 for the usual size; what is no number counts as that.
  public init(scale: Double) {
    let scale = scale.isFinite ? scale : 1
    self = Self.allCases.min { abs($0.factor - scale) < abs($1.factor - scale) } ?? .large
  }
}

/// How large a person wants texts to be, by its older name.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
  /// The smallest size.
  case extraSmall
  /// A small size.
  case small
  /// A size a little below the usual one.
  case medium
  /// The usual size.
  case large
  /// A size a little above the usual one.
  case extraLarge
  /// A larger size.
  case extraExtraLarge
  /// The largest size that most people use.
  case extraExtraExtraLarge
  /// The first of the sizes for people who see little.
  case accessibilityMedium
  /// The second of them.
  case accessibilityLarge
  /// The third of them.
  case accessibilityExtraLarge
  /// The fourth of them.
  case accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes for people who see little.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// The same size by its newer name.
  var dynamicTypeSize: DynamicTypeSize {
    // Both lists go from the smallest to the largest, and have as many.
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3]
  }

  init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }

  /// Whether a size is smaller than another.
  public static func < (first: Self, second: Self) -> Bool { first.dynamicTypeSize < second.dynamicTypeSize }
  /// Whether a size is not larger than another.
  public static func <= (first: Self, second: Self) -> Bool { first.dynamicTypeSize <= second.dynamicTypeSize }
  /// Whether a size is larger than another.
  public static func > (first: Self, second: Self) -> Bool { first.dynamicTypeSize > second.dynamicTypeSize }
  /// Whether a size is not smaller than another.
  public static func >= (first: Self, second: Self) -> Bool { first.dynamicTypeSize >= second.dynamicTypeSize }
}
