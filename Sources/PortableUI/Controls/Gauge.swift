import Elements
import ViewGraph

/// Shows a value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?
  @Environment(\.gaugeStyle) private var style

  /// The gauge, as the style shows it.
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
  /// Creates a gauge.
  ///
  /// - Parameters:
  ///   - value: the value. It is brought into the range.
  ///   - bounds: the least and the greatest value.
  ///   - label: says what is measured.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(value, bounds, label(), nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge.
  ///
  /// - Parameters:
  ///   - value: the value. It is brought into the range.
  ///   - bounds: the least and the greatest value.
  ///   - label: says what is measured.
  ///   - currentValueLabel: says the value.
  ///   - markedValueLabels: say certain values. None of the platform's styles shows them.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil)
  }
}

extension Gauge {
  /// Creates a gauge.
  ///
  /// - Parameters:
  ///   - value: the value. It is brought into the range.
  ///   - bounds: the least and the greatest value.
  ///   - label: says what is measured.
  ///   - currentValueLabel: says the value.
  ///   - minimumValueLabel: stands at the beginning.
  ///   - maximumValueLabel: stands at the end.
  ///   - markedValueLabels: say certain values. None of the platform's styles shows them.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge.
  ///
  /// - Parameters:
  ///   - value: the value. It is brought into the range.
  ///   - bounds: the least and the greatest value.
  ///   - label: says what is measured.
  ///   - currentValueLabel: says the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge.
  ///
  /// - Parameters:
  ///   - value: the value. It is brought into the range.
  ///   - bounds: the least and the greatest value.
  ///   - label: says what is measured.
  ///   - currentValueLabel: says the value.
  ///   - minimumValueLabel: stands at the beginning.
  ///   - maximumValueLabel: stands at the end.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }
}

/// A gauge of the platform's.
struct PlatformGauge: View {
  let configuration: GaugeStyleConfiguration
  let style: String

  var body: some View {
    if style == "circular" {
      ZStack {
        GaugeDial(fraction: configuration.value, style: style, name: configuration.label.text)
        (configuration.currentValueLabel ?? configuration.label).font(.footnote)
      }
    } else {
      VStack(spacing: 4) {
        configuration.label
        HStack {
          configuration.minimumValueLabel
          GaugeDial(fraction: configuration.value, style: style, name: configuration.label.text)
          configuration.maximumValueLabel
        }
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// The bar or the ring itself.
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
    writer[.label] = name.map { .string($0.string(in: EnvironmentValues(scope: writer.environment))) }
    if let tint = EnvironmentValues(scope: writer.environment).tint { writer[.tint] = .color(tint.value) }
  }
}

extension Schema {
  fileprivate static let gauge = Schema(.gauge, role: .gauge, value: .value)
  fileprivate static let gaugeRing = Schema(.gaugeRing, role: .gauge, value: .value)
}

extension Role {
  /// A value within a range, to be read.
  public static let gauge = Role(rawValue: "gauge")
}

extension ElementKind {
  /// Shows its `value`, a number from 0 to 1, as a bar.
  package static let gauge = ElementKind(rawValue: "gauge")
  /// A `gauge` as a ring.
  package static let gaugeRing = ElementKind(rawValue: "gaugeRing")
}
