/// How pickers look and are used. Its conformers are the platform's.
public protocol PickerStyle: Sendable {}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: any PickerStyle { DefaultPickerStyle() }
}

extension EnvironmentValues {
  /// How pickers look.
  var pickerStyle: any PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the pickers in this view look and are used.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style)
  }
}

/// As the platform shows pickers where nothing is said of them: as a menu.
public struct DefaultPickerStyle: PickerStyle, PlatformStyle, Sendable {
  let hostName: String? = nil

  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As the platform shows pickers where nothing is said of them: as a menu.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// As the value, which opens a menu of the choices.
public struct MenuPickerStyle: PickerStyle, PlatformStyle, Sendable {
  let hostName: String? = "menu"

  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// As the value, which opens a menu of the choices.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// As the choices side by side, with a thumb on the one that is chosen.
public struct SegmentedPickerStyle: PickerStyle, PlatformStyle, Sendable {
  let hostName: String? = "segmented"

  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// As the choices side by side, with a thumb on the one that is chosen.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// As the choices one below the other, with a mark at the one that is chosen.
public struct InlinePickerStyle: PickerStyle, PlatformStyle, Sendable {
  let hostName: String? = "inline"

  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// As the choices one below the other, with a mark at the one that is chosen.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// As the choices one below the other, a few of which are seen at a time.
public struct WheelPickerStyle: PickerStyle, PlatformStyle, Sendable {
  let hostName: String? = "wheel"

  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// As the choices one below the other, a few of which are seen at a time.
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// As the value, which leads to a page of the choices; outside of a navigation stack as a menu.
public struct NavigationLinkPickerStyle: PickerStyle, PlatformStyle, Sendable {
  let hostName: String? = "menu"

  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// As the value, which leads to a page of the choices; outside of a navigation stack as a menu.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// As the symbols of the choices side by side.
public struct PalettePickerStyle: PickerStyle, PlatformStyle, Sendable {
  let hostName: String? = "palette"

  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// As the symbols of the choices side by side.
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// As the choices one below the other, with a button before each.
public struct RadioGroupPickerStyle: PickerStyle, PlatformStyle, Sendable {
  let hostName: String? = "radioGroup"

  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// As the choices one below the other, with a button before each.
  nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
