/// How date pickers look and are used. Its conformers are the platform's.
public protocol DatePickerStyle: Sendable {}

private struct DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: any DatePickerStyle { DefaultDatePickerStyle() }
}

extension EnvironmentValues {
  /// How date pickers look.
  var datePickerStyle: any DatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the date pickers in this view look and are used.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, style)
  }
}

/// As the platform shows date pickers where nothing is said of them.
public struct DefaultDatePickerStyle: DatePickerStyle, PlatformStyle, Sendable {
  let hostName: String? = nil

  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// As the platform shows date pickers where nothing is said of them.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// As the date, which opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle, PlatformStyle, Sendable {
  let hostName: String? = "compact"

  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// As the date, which opens a calendar.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// As a page of a calendar, without the label, and the time below it. A time alone is a field.
public struct GraphicalDatePickerStyle: DatePickerStyle, PlatformStyle, Sendable {
  let hostName: String? = "graphical"

  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// As a page of a calendar, without the label, and the time below it. A time alone is a field.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// As wheels, side by side.
public struct WheelDatePickerStyle: DatePickerStyle, PlatformStyle, Sendable {
  let hostName: String? = "wheel"

  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// As wheels, side by side.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
