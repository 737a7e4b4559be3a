/// The style of control groups. Only built-in types conform to it.
public protocol ControlGroupStyle: Sendable {}

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
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, style)
  }
}

/// The default control group style.
public struct AutomaticControlGroupStyle: ControlGroupStyle, PlatformStyle, Sendable {
  package let hostName: String? = nil

  /// Creates the style.
  nonisolated public init() {}
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
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A control group style that shows the controls as a row of symbols.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
