/// How control groups look and are used. Its conformers are the platform's.
public protocol ControlGroupStyle: Sendable {}

private struct ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: any ControlGroupStyle { AutomaticControlGroupStyle() }
}

extension EnvironmentValues {
  /// How control groups look.
  var controlGroupStyle: any ControlGroupStyle {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the control groups in this view look and are used.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, style)
  }
}

/// As the platform shows groups of controls where nothing is said of them.
public struct AutomaticControlGroupStyle: ControlGroupStyle, PlatformStyle, Sendable {
  let hostName: String? = nil

  /// Creates the style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// As the platform shows groups of controls where nothing is said of them.
  nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// As ways through something.
public struct NavigationControlGroupStyle: ControlGroupStyle, PlatformStyle, Sendable {
  let hostName: String? = "navigation"

  /// Creates the style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// As ways through something.
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// Side by side, in a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, PlatformStyle, Sendable {
  let hostName: String? = "compactMenu"

  /// Creates the style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Side by side, in a menu.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// One below the other, in a menu.
public struct MenuControlGroupStyle: ControlGroupStyle, PlatformStyle, Sendable {
  let hostName: String? = "menu"

  /// Creates the style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// One below the other, in a menu.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// Side by side, as symbols.
public struct PaletteControlGroupStyle: ControlGroupStyle, PlatformStyle, Sendable {
  let hostName: String? = "palette"

  /// Creates the style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Side by side, as symbols.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
