/// What gauges look like.
///
/// Give a ``makeBody(configuration:)``. After SwiftUI's protocol of the same name.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// What it is shown as.
  associatedtype Body: View
  /// What a style is told.
  typealias Configuration = GaugeStyleConfiguration

  /// What it is shown as.
  ///
  /// - Parameter configuration: the value and the labels.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``GaugeStyle`` is told.
@MainActor @preconcurrency
public struct GaugeStyleConfiguration {
  /// What is measured.
  public typealias Label = _ControlPart
  /// The value, in words.
  public typealias CurrentValueLabel = _ControlPart
  /// What stands at the beginning.
  public typealias MinimumValueLabel = _ControlPart
  /// What stands at the end.
  public typealias MaximumValueLabel = _ControlPart

  /// Where in its range the value is, from 0 to 1.
  public let value: Double
  /// What is measured.
  public let label: Label
  /// The value, in words; `nil` where nothing says it.
  public let currentValueLabel: CurrentValueLabel?
  /// What stands at the beginning; `nil` where nothing does.
  public let minimumValueLabel: MinimumValueLabel?
  /// What stands at the end; `nil` where nothing does.
  public let maximumValueLabel: MaximumValueLabel?
}

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: any GaugeStyle { DefaultGaugeStyle() }
}

extension EnvironmentValues {
  /// How gauges look.
  var gaugeStyle: any GaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the gauges in this view look.
  ///
  /// - Parameter style: the platform's, or one that makes their bodies.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, style)
  }
}

/// As the platform shows gauges where nothing is said of them: as bars.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// What it is shown as.
  public func makeBody(configuration: Configuration) -> some View {
    PlatformGauge(configuration: configuration, style: "linear")
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// As the platform shows gauges where nothing is said of them: as bars.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// As the platform shows gauges as bars.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// What it is shown as.
  public func makeBody(configuration: Configuration) -> some View {
    PlatformGauge(configuration: configuration, style: "linear")
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// As the platform shows gauges as bars.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// As the platform shows small gauges as bars.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// What it is shown as.
  public func makeBody(configuration: Configuration) -> some View {
    PlatformGauge(configuration: configuration, style: "linear")
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// As the platform shows small gauges as bars.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// As the platform shows small gauges as filled bars.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// What it is shown as.
  public func makeBody(configuration: Configuration) -> some View {
    PlatformGauge(configuration: configuration, style: "linear")
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// As the platform shows small gauges as filled bars.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// As the platform shows small gauges as rings.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// What it is shown as.
  public func makeBody(configuration: Configuration) -> some View {
    PlatformGauge(configuration: configuration, style: "circular")
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// As the platform shows small gauges as rings.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// As the platform shows small gauges as filled rings.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// What it is shown as.
  public func makeBody(configuration: Configuration) -> some View {
    PlatformGauge(configuration: configuration, style: "circular")
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// As the platform shows small gauges as filled rings.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
