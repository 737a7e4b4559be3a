import Elements
import ViewGraph

/// A view that shows a value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?
  @Environment(\.gaugeStyle) private var style

  /// The gauge in the current style.
  public var body: some View {
    made(style).environment(\.gaugeStyle, DefaultGaugeStyle())
  }

  private func made(_ style: some GaugeStyle) -> AnyView {
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: _ControlPart(label), currentValueLabel: currentValueLabel.map { _ControlPart($0) },
      minimumValueLabel: (bounds?.minimum).map { _ControlPart($0) },
      maximumValueLabel: (bounds?.maximum).map { _ControlPart($0) })
    return AnyView(StyledControl(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ range: ClosedRange<V>, _ label: Label, _ currentValueLabel: CurrentValueLabel?,
    _ bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?
  ) {
    let width = Double(range.upperBound) - Double(range.lowerBound)
    let fraction = (Double(value) - Double(range.lowerBound)) / width
    self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.bounds = bounds
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  ///
  /// - Parameters:
  ///   - value: the value, clamped to the range.
  ///   - bounds: the range of valid values.
  ///   - label: a view that describes the purpose of the gauge.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(value, bounds, label(), nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with labels for the gauge, its current value and marked values.
  ///
  /// - Parameters:
  ///   - value: the value, clamped to the range.
  ///   - bounds: the range of valid values.
  ///   - label: a view that describes the purpose of the gauge.
  ///   - currentValueLabel: a view that describes the value.
  ///   - markedValueLabels: views that describe specific values. No built-in style shows them.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil)
  }
}

extension Gauge {
  /// Creates a gauge with labels for the gauge, its current value, its bounds and marked values.
  ///
  /// - Parameters:
  ///   - value: the value, clamped to the range.
  ///   - bounds: the range of valid values.
  ///   - label: a view that describes the purpose of the gauge.
  ///   - currentValueLabel: a view that describes the value.
  ///   - minimumValueLabel: the label of the lower bound.
  ///   - maximumValueLabel: the label of the upper bound.
  ///   - markedValueLabels: views that describe specific values. No built-in style shows them.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for the gauge and its current value.
  ///
  /// - Parameters:
  ///   - value: the value, clamped to the range.
  ///   - bounds: the range of valid values.
  ///   - label: a view that describes the purpose of the gauge.
  ///   - currentValueLabel: a view that describes the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for the gauge, its current value and its bounds.
  ///
  /// - Parameters:
  ///   - value: the value, clamped to the range.
  ///   - bounds: the range of valid values.
  ///   - label: a view that describes the purpose of the gauge.
  ///   - currentValueLabel: a view that describes the value.
  ///   - minimumValueLabel: the label of the lower bound.
  ///   - maximumValueLabel: the label of the upper bound.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }
}

/// A gauge in a built-in style.
struct PlatformGauge: View {
  let configuration: GaugeStyleConfiguration
  let style: String

  var body: some View {
    if style == "circular" {
      ZStack {
        GaugeDial(fraction: configuration.value, style: style, name: configuration.label.text)
        (configuration.currentValueLabel ?? configuration.label).font(.footnote)
      }
    } else if style == "marker" {
      bar.font(.footnote)
    } else {
      VStack(alignment: style == "thick" ? .leading : .center, spacing: 4) {
        configuration.label
        bar
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    }
  }

  /// The bar between the labels of the bounds.
  private var bar: some View {
    HStack {
      configuration.minimumValueLabel
      GaugeDial(fraction: configuration.value, style: style, name: configuration.label.text)
      configuration.maximumValueLabel
    }
  }
}

/// The bar or the ring of a gauge.
private struct GaugeDial: View, Equatable, ElementContent {
  let fraction: Double
  let style: String
  let name: Text?

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .gauge }
  var children: NoContent { NoContent() }

  func describe(_ writer: inout ElementWriter) {
    writer[.value] = .number(fraction)
    if style == "circular" { writer.schema = .gaugeRing }
    if style == "marker" || style == "thick" { writer[.controlStyle] = .string(style) }
    writer[.label] = name.map { .string($0.string(in: EnvironmentValues(scope: writer.environment))) }
    if let tint = EnvironmentValues(scope: writer.environment).tint { writer[.tint] = .color(tint.value) }
  }
}

extension Schema {
  fileprivate static let gauge = Schema(.gauge, role: .gauge, value: .value)
  fileprivate static let gaugeRing = Schema(.gaugeRing, role: .gauge, value: .value)
}
