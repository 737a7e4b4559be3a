import Foundation

/// A type that defines the appearance of date pickers.
///
/// Implement ``makeBody(configuration:)`` to define a custom style, and set the configuration's `selection` to change the
/// date:
///
/// ```swift
/// struct DayStepperStyle: DatePickerStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       configuration.label
///       Button("Next day") { configuration.selection += 86_400 }
///     }
///   }
/// }
/// ```
///
/// A date picker in the body of a style has the default style.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The view that represents a date picker.
  associatedtype Body: View
  /// The properties of a date picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// Creates the view that represents a date picker.
  ///
  /// - Parameter configuration: the label, the selected date and its limits.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker that are passed to a ``DatePickerStyle``.
@MainActor @preconcurrency
public struct DatePickerStyleConfiguration {
  /// The type of a date picker's label.
  public typealias Label = _ControlPart

  /// The label of the date picker.
  public let label: Label
  /// The selected date. It can be outside of the limits until the user selects another one.
  @Binding public var selection: Date
  /// The earliest date that the user can select; `nil` if there is none.
  public let minimumDate: Date?
  /// The latest date that the user can select; `nil` if there is none.
  public let maximumDate: Date?
  /// The components of the date that the user can select.
  public let displayedComponents: DatePickerComponents
}

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
  ///
  /// - Parameter style: a built-in or custom style.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, style)
  }
}

/// The default date picker style.
public struct DefaultDatePickerStyle: DatePickerStyle, PlatformStyle, Sendable {
  package let hostName: String? = nil

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a date picker.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).datePickerStyle(self)
  }
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

  /// Creates the body of a date picker.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).datePickerStyle(self)
  }
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

  /// Creates the body of a date picker.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).datePickerStyle(self)
  }
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

  /// Creates the body of a date picker.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).datePickerStyle(self)
  }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A date picker style that shows each component on a wheel.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
