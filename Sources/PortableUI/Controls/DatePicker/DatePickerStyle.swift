/// The style of date pickers. Only built-in types conform to it.
public protocol DatePickerStyle: Sendable {}

private struct DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: any DatePickerStyle { DefaultDatePickerStyle() }
}

extension EnvironmentValues {
  /// The style of date pickers.
  var datePickerStyle: any DatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the date pickers in this view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, style)
  }
}

/// The default date picker style.
public struct DefaultDatePickerStyle: DatePickerStyle, PlatformStyle, Sendable {
  package let hostName: String? = nil

  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default date picker style.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A date picker style that shows the selected date in a field. Pressing the field opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle, PlatformStyle, Sendable {
  package let hostName: String? = "compact"

  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A date picker style that shows the selected date in a field. Pressing the field opens a calendar.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A date picker style that shows a calendar without the label, with a field for the time below. If only the time is
/// selectable, it shows only a field.
public struct GraphicalDatePickerStyle: DatePickerStyle, PlatformStyle, Sendable {
  package let hostName: String? = "graphical"

  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A date picker style that shows a calendar without the label, with a field for the time below. If only the time is
  /// selectable, it shows only a field.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A date picker style that shows each component on a wheel.
public struct WheelDatePickerStyle: DatePickerStyle, PlatformStyle, Sendable {
  package let hostName: String? = "wheel"

  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A date picker style that shows each component on a wheel.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
