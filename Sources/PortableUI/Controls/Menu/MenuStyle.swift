/// The style of menus. Only built-in types conform to it.
public protocol MenuStyle: Sendable {}

private struct MenuStyleKey: EnvironmentKey {
  static var defaultValue: any MenuStyle { DefaultMenuStyle() }
}

extension EnvironmentValues {
  /// The style of menus.
  var menuStyle: any MenuStyle {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the menus in this view. It has no effect: all menus have the default style.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyle, style)
  }
}

extension View {
  /// Sets the visibility of the indicator of the menus in this view. It has no effect: menus show no indicator.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
}

/// The order of the items in a menu.
public struct MenuOrder: Hashable, Sendable {
  /// The platform default.
  public static let automatic = MenuOrder()
  /// The first items are closest to the point where the user opened the menu.
  public static let priority = MenuOrder()
  /// The order in the source code.
  public static let fixed = MenuOrder()
}

extension View {
  /// Sets the order of the items of the menus in this view. It has no effect: items are always in the order of the
  /// source code.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
}

/// The default menu style.
public struct DefaultMenuStyle: MenuStyle, PlatformStyle, Sendable {
  package let hostName: String? = nil

  /// Creates the style.
  nonisolated public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default menu style.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A menu style in which the menu looks like a button.
public struct ButtonMenuStyle: MenuStyle, PlatformStyle, Sendable {
  package let hostName: String? = "button"

  /// Creates the style.
  nonisolated public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu style in which the menu looks like a button.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A menu style in which the menu looks like a borderless button.
public struct BorderlessButtonMenuStyle: MenuStyle, PlatformStyle, Sendable {
  package let hostName: String? = "borderless"

  /// Creates the style.
  nonisolated public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu style in which the menu looks like a borderless button.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
