/// The style of pickers. Only built-in types conform to it.
public protocol PickerStyle: Sendable {}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: any PickerStyle { DefaultPickerStyle() }
}

extension EnvironmentValues {
  /// The style of pickers.
  var pickerStyle: any PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers in this view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style)
  }
}

/// The default picker style, a menu.
public struct DefaultPickerStyle: PickerStyle, PlatformStyle, Sendable {
  package let hostName: String? = nil

  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default picker style, a menu.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A picker style that shows the selected option. Pressing it opens a menu of all options.
public struct MenuPickerStyle: PickerStyle, PlatformStyle, Sendable {
  package let hostName: String? = "menu"

  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A picker style that shows the selected option. Pressing it opens a menu of all options.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A picker style that shows the options as segments in a row.
public struct SegmentedPickerStyle: PickerStyle, PlatformStyle, Sendable {
  package let hostName: String? = "segmented"

  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A picker style that shows the options as segments in a row.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A picker style that lists the options, with a checkmark at the selected option.
public struct InlinePickerStyle: PickerStyle, PlatformStyle, Sendable {
  package let hostName: String? = "inline"

  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A picker style that lists the options, with a checkmark at the selected option.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A picker style that shows the options on a wheel, a few at a time.
public struct WheelPickerStyle: PickerStyle, PlatformStyle, Sendable {
  package let hostName: String? = "wheel"

  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A picker style that shows the options on a wheel, a few at a time.
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A picker style that shows the selected option and navigates to a screen of all options. Outside a navigation stack,
/// the picker is a menu.
public struct NavigationLinkPickerStyle: PickerStyle, PlatformStyle, Sendable {
  package let hostName: String? = "menu"

  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A picker style that shows the selected option and navigates to a screen of all options. Outside a navigation
  /// stack, the picker is a menu.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A picker style that shows the symbols of the options in a row.
public struct PalettePickerStyle: PickerStyle, PlatformStyle, Sendable {
  package let hostName: String? = "palette"

  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A picker style that shows the symbols of the options in a row.
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// A picker style that lists the options as radio buttons.
public struct RadioGroupPickerStyle: PickerStyle, PlatformStyle, Sendable {
  package let hostName: String? = "radioGroup"

  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A picker style that lists the options as radio buttons.
  nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
