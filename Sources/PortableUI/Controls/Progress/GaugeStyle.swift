/// A type that defines the appearance of gauges.
///
/// Implement ``makeBody(configuration:)`` to define a custom style.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The view that represents a gauge.
  associatedtype Body: View
  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Creates the view that represents a gauge.
  ///
  /// - Parameter configuration: the value and the labels of the gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge that are passed to a ``GaugeStyle``.
@MainActor @preconcurrency
public struct GaugeStyleConfiguration {
  /// The type of a gauge's label.
  public typealias Label = _ControlPart
  /// The type of the label of the current value.
  public typealias CurrentValueLabel = _ControlPart
  /// The type of the label of the lower bound.
  public typealias MinimumValueLabel = _ControlPart
  /// The type of the label of the upper bound.
  public typealias MaximumValueLabel = _ControlPart

  /// The relative position of the value in its range, from 0 to 1.
  public let value: Double
  /// The label of the gauge.
  public let label: Label
  /// The label of the current value; `nil` if there is none.
  public let currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound; `nil` if there is none.
  public let minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound; `nil` if there is none.
  public let maximumValueLabel: MaximumValueLabel?
}

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: any GaugeStyle { DefaultGaugeStyle() }
}

extension EnvironmentValues {
  /// The style of gauges.
  var gaugeStyle: any GaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the gauges in this view.
  ///
  /// - Parameter style: a built-in or custom style.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, style)
  }
}

/// The default gauge style, a bar.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    PlatformGauge(configuration: configuration, style: "linear")
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default gauge style, a bar.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A gauge style that shows a filled bar.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    PlatformGauge(configuration: configuration, style: "linear")
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A gauge style that shows a filled bar.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A gauge style that shows a bar with a dot at the current value, between the labels of the bounds. It hides the label
/// of the gauge, which becomes the accessibility label, and the label of the current value.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    PlatformGauge(configuration: configuration, style: "marker")
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A gauge style that shows a bar with a dot at the current value, between the labels of the bounds.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A gauge style that shows a thick filled bar. The label is above its leading edge, and the current value is below it.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    PlatformGauge(configuration: configuration, style: "thick")
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A gauge style that shows a thick filled bar. The label is above its leading edge, and the current value is below
  /// it.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// A gauge style that shows an open ring with a dot at the current value. The label of the current value is in the
/// center. The labels of the bounds are in the opening; without them, the label of the gauge is there.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    PlatformGauge(configuration: configuration, style: "circularMarker")
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A gauge style that shows an open ring with a dot at the current value.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A gauge style that shows a closed ring that is filled up to the current value. The label of the current value is in
/// the center. The style hides the labels of the bounds.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    PlatformGauge(configuration: configuration, style: "circular")
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A gauge style that shows a closed ring that is filled up to the current value.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
