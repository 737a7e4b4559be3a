/// The amount of space along an axis of a screen.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Limited space, such as the width of a phone in portrait orientation.
  case compact
  /// Enough space for views side by side.
  case regular
}

extension UserInterfaceSizeClass {
  /// Returns the size class of a width in points. In landscape orientation, all phones except the largest are compact.
  /// Half of a large tablet's screen is regular.
  package static func ofWidth(_ width: CGFloat) -> UserInterfaceSizeClass { width < 640 ? .compact : .regular }

  /// Returns the size class of a height in points. Only phones in landscape orientation are compact.
  package static func ofHeight(_ height: CGFloat) -> UserInterfaceSizeClass { height < 480 ? .compact : .regular }
}
