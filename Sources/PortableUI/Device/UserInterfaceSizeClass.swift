/// How much room a screen has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little, as a phone that is held upright has from side to side.
  case compact
  /// Enough for things side by side.
  case regular
}

extension UserInterfaceSizeClass {
  /// That of a width in points. A phone on its side is compact, apart from the largest, and half of a large tablet is regular.
  static func ofWidth(_ width: CGFloat) -> UserInterfaceSizeClass { width < 640 ? .compact : .regular }

  /// That of a height in points: only phones on their side are compact.
  static func ofHeight(_ height: CGFloat) -> UserInterfaceSizeClass { height < 480 ? .compact : .regular }
}
