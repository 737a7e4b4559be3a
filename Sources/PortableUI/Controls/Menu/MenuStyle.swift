import ViewGraph

/// A type that defines the appearance of menus.
///
/// Implement ``makeBody(configuration:)`` to define a custom style. It usually changes the environment of a menu with
/// the same items:
///
/// ```swift
/// struct RedMenuStyle: MenuStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Menu(configuration).tint(.red)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The view that represents a menu.
  associatedtype Body: View
  /// The properties of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Creates the view that represents a menu.
  ///
  /// - Parameter configuration: the label and the items of the menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu that are passed to a ``MenuStyle``. Pass them to ``Menu/init(_:)``.
@MainActor @preconcurrency
public struct MenuStyleConfiguration {
  /// The label of a menu.
  public struct Label: View {
    let part: _ControlPart

    /// The label that the menu was created with.
    public var body: some View { part }
  }

  /// The items of a menu.
  public struct Content: View {
    let part: _ControlPart

    /// The items that the menu was created with.
    public var body: some View { part }
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

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
  /// Sets the style of the menus in this view.
  ///
  /// - Parameter style: a built-in or custom style.
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
public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default menu style.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A menu style in which the menu looks like a button. The button has the current ``ButtonStyle``.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu style in which the menu looks like a button.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A menu style in which the menu looks like a borderless button.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.borderless) }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu style in which the menu looks like a borderless button.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
