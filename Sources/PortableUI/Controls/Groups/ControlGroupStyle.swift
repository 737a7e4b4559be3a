import ViewGraph

/// A type that defines the appearance of control groups.
///
/// Implement ``makeBody(configuration:)`` to define a custom style.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The view that represents a control group.
  associatedtype Body: View
  /// The properties of a control group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Creates the view that represents a control group.
  ///
  /// - Parameter configuration: the controls and the label of the group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group that are passed to a ``ControlGroupStyle``.
@MainActor @preconcurrency
public struct ControlGroupStyleConfiguration {
  /// The type of the controls.
  public typealias Content = _ControlPart
  /// The type of the label.
  public typealias Label = _ControlPart

  /// The controls.
  public let content: Content
  /// The label of the group. It is empty if the group has none.
  public let label: Label
  /// Whether the group has a label.
  let hasLabel: Bool
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a control group from the configuration of a control group style.
  ///
  /// - Parameter configuration: the controls and the label.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    if configuration.hasLabel {
      self.init {
        configuration.content
      } label: {
        configuration.label
      }
    } else {
      self.init { configuration.content }
    }
  }
}

private struct ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: any ControlGroupStyle { AutomaticControlGroupStyle() }
}

extension EnvironmentValues {
  /// The style of control groups.
  var controlGroupStyle: any ControlGroupStyle {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the control groups in this view.
  ///
  /// - Parameter style: a built-in or custom style.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, style)
  }
}

/// The default control group style.
public struct AutomaticControlGroupStyle: ControlGroupStyle, PlatformStyle, Sendable {
  package let hostName: String? = nil

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a control group.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default control group style.
  nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// A control group style for navigation controls.
public struct NavigationControlGroupStyle: ControlGroupStyle, PlatformStyle, Sendable {
  package let hostName: String? = "navigation"

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a control group.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A control group style for navigation controls.
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A control group style that shows the controls in a menu, or in a submenu within a menu. The group's label opens it.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, PlatformStyle, Sendable {
  package let hostName: String? = "compactMenu"

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a control group.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A control group style that shows the controls in a menu, or in a submenu within a menu. The group's label opens
  /// it.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// A control group style that shows the controls in a menu, or in a submenu within a menu. The group's label opens it.
public struct MenuControlGroupStyle: ControlGroupStyle, PlatformStyle, Sendable {
  package let hostName: String? = "menu"

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a control group.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A control group style that shows the controls in a menu, or in a submenu within a menu. The group's label opens
  /// it.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A control group style that shows the controls as a row of symbols.
public struct PaletteControlGroupStyle: ControlGroupStyle, PlatformStyle, Sendable {
  package let hostName: String? = "palette"

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a control group.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A control group style that shows the controls as a row of symbols.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
