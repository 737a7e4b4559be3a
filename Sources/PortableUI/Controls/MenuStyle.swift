/// How menus look and are used. Its conformers are the platform's.
public protocol MenuStyle: Sendable {}

private struct MenuStyleKey: EnvironmentKey {
  static var defaultValue: any MenuStyle { DefaultMenuStyle() }
}

extension EnvironmentValues {
  /// How menus look.
  var menuStyle: any MenuStyle {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the menus in this view look and are used.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyle, style)
  }
}

extension View {
  /// Says whether menus in this view show a sign that they open. As on a phone they show none, whatever is said.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
}

/// In which order the entries of menus stand.
public struct MenuOrder: Hashable, Sendable {
  /// As the platform has it.
  public static let automatic = MenuOrder()
  /// The first nearest to the person.
  public static let priority = MenuOrder()
  /// As they are written.
  public static let fixed = MenuOrder()
}

extension View {
  /// Says in which order the entries of menus in this view stand. Here they stand as they are written, whatever is said.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
}

/// As the platform shows menus where nothing is said of them.
public struct DefaultMenuStyle: MenuStyle, PlatformStyle, Sendable {
  let hostName: String? = nil

  /// Creates the style.
  nonisolated public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// As the platform shows menus where nothing is said of them.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// As a button.
public struct ButtonMenuStyle: MenuStyle, PlatformStyle, Sendable {
  let hostName: String? = "button"

  /// Creates the style.
  nonisolated public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// As a button.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// As a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, PlatformStyle, Sendable {
  let hostName: String? = "borderless"

  /// Creates the style.
  nonisolated public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// As a button without a border.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
