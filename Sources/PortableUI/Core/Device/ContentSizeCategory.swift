extension DynamicTypeSize {
  /// Creates the size that is closest to a scale factor of texts.
  ///
  /// - Parameter scale: The scale factor, 1 for the default size. A non-finite value counts as 1.
  public init(scale: Double) {
    let scale = scale.isFinite ? scale : 1
    self = Self.allCases.min { abs($0.factor - scale) < abs($1.factor - scale) } ?? .large
  }
}

/// The preferred size of texts. Prefer `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
  /// The smallest size.
  case extraSmall
  /// A small size.
  case small
  /// A size slightly below the default.
  case medium
  /// The default size.
  case large
  /// A size slightly above the default.
  case extraLarge
  /// A larger size.
  case extraExtraLarge
  /// The largest of the standard sizes.
  case extraExtraExtraLarge
  /// The smallest accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest accessibility size.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is an accessibility size.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// The corresponding dynamic type size.
  var dynamicTypeSize: DynamicTypeSize {
    // Both types list the same sizes in ascending order.
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3]
  }

  init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }

  /// Returns whether a size is smaller than another.
  public static func < (first: Self, second: Self) -> Bool { first.dynamicTypeSize < second.dynamicTypeSize }
  /// Returns whether a size is smaller than or equal to another.
  public static func <= (first: Self, second: Self) -> Bool { first.dynamicTypeSize <= second.dynamicTypeSize }
  /// Returns whether a size is larger than another.
  public static func > (first: Self, second: Self) -> Bool { first.dynamicTypeSize > second.dynamicTypeSize }
  /// Returns whether a size is larger than or equal to another.
  public static func >= (first: Self, second: Self) -> Bool { first.dynamicTypeSize >= second.dynamicTypeSize }
}
