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
      ring
    } else if style == "circularMarker" {
      ring.overlay(alignment: .bottom) { opening.font(.caption2) }
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

  /// The ring around the label of the current value.
  private var ring: some View {
    ZStack {
      dial
      (configuration.currentValueLabel ?? configuration.label).font(.footnote)
    }
  }

  /// The labels in the opening of the ring.
  @ViewBuilder private var opening: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
    } else if configuration.currentValueLabel != nil {
      configuration.label
    }
  }

  /// The bar between the labels of the bounds.
  private var bar: some View {
    HStack {
      configuration.minimumValueLabel
      dial
      configuration.maximumValueLabel
    }
  }

  private var dial: some View {
    GaugeDial(fraction: configuration.value, style: style, name: configuration.label.text)
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
    switch style {
    case "circular": writer.schema = .gaugeRing
    case "circularMarker":
      writer.schema = .gaugeRing
      writer[.controlStyle] = .string("marker")
    case "marker", "thick": writer[.controlStyle] = .string(style)
    default: break
    }
    let values = EnvironmentValues(scope: writer.environment)
    writer[.label] = name.map { .string($0.string(in: values)) }
    if let tint = values.tintStyle {
      writer[.tint] = tint.gradient.map { .paint(.gradient($0)) } ?? .color(tint.color.value)
    }
  }
}

extension Schema {
  fileprivate static let gauge = Schema(.gauge, role: .gauge, value: .value)
  fileprivate static let gaugeRing = Schema(.gaugeRing, role: .gauge, value: .value)
}
