import Elements
import ViewGraph

/// Shows that something goes on and, where that is known, how much of it is done.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private var name: Text?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  /// The time that it shows the passing of, in place of a fraction.
  private var interval: ProgressInterval?
  @Environment(\.progressViewStyle) private var style

  /// The indicator with its label, as the style shows them.
  public var body: some View {
    if let interval {
      TimelineView(interval.schedule) { made(style, fraction: interval.fraction(at: $0.date)) }
    } else {
      made(style, fraction: fraction)
    }
  }

  private func made(_ style: some ProgressViewStyle, fraction: Double?) -> AnyView {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: part(label), currentValueLabel: part(currentValueLabel), name: name)
    let made = StyledControl(style: style, configuration: configuration) { $0.makeBody(configuration: $1) }
    if style is any PlatformStyle { return AnyView(made) }
    return AnyView(made.environment(\.progressViewStyle, DefaultProgressViewStyle()))
  }

  private func part(_ view: some View) -> _ControlPart? {
    if let part = view as? _ControlPart? { return part }
    return view is EmptyView ? nil : _ControlPart(view)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Creates a progress view of what a style was told of one.
  ///
  /// - Parameter configuration: the labels, and how much is done.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, name: configuration.name, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  ///
  /// - Parameter label: says what.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Shows how much is done.
  ///
  /// - Parameters:
  ///   - value: what is done; `nil` where that is unknown. It is brought into the range from 0 to `total`.
  ///   - total: what there is to do.
  ///   - label: says what is being done.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// Shows how much is done.
  ///
  /// - Parameters:
  ///   - value: what is done; `nil` where that is unknown. It is brought into the range from 0 to `total`.
  ///   - total: what there is to do.
  ///   - label: says what is being done.
  ///   - currentValueLabel: says how much is done.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// What part of `total` is `value`; `nil` where there is no such part.
  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value, !value.isNaN, total > 0 else { return nil }
    return min(max(Double(value) / Double(total), 0), 1)
  }
}

extension ProgressView {
  /// Shows how much of a time has passed, and goes on by itself.
  ///
  /// - Parameters:
  ///   - timerInterval: the time.
  ///   - countsDown: whether it shows what is left.
  ///   - label: says what is waited for.
  ///   - currentValueLabel: says how much has passed.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: nil, label: label(), currentValueLabel: currentValueLabel())
    interval = ProgressInterval(range: timerInterval, countsDown: countsDown)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows how much of a time has passed, and goes on by itself. Below it stands how much that is.
  ///
  /// - Parameters:
  ///   - timerInterval: the time.
  ///   - countsDown: whether it shows what is left.
  ///   - label: says what is waited for.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows how much of a time has passed, and goes on by itself. Below it stands how much that is.
  ///
  /// - Parameters:
  ///   - timerInterval: the time.
  ///   - countsDown: whether it shows what is left.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows how much of a task of Foundation's is done, as it is when the view is evaluated.
  ///
  /// - Parameter progress: the task.
  public init(_ progress: Progress) {
    self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }

  /// Shows that something goes on.
  public init() {
    self.init { EmptyView() }
  }

  /// Shows how much is done.
  ///
  /// - Parameters:
  ///   - value: what is done; `nil` where that is unknown. It is brought into the range from 0 to `total`.
  ///   - total: what there is to do.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  ///
  /// - Parameter titleKey: says what.
  public init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
    name = Text(titleKey)
  }

  /// Shows that something goes on.
  ///
  /// - Parameter title: says what.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init { Text(title) }
    name = Text(title)
  }

  /// Shows how much is done.
  ///
  /// - Parameters:
  ///   - titleKey: says what is being done.
  ///   - value: what is done; `nil` where that is unknown. It is brought into the range from 0 to `total`.
  ///   - total: what there is to do.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
    name = Text(titleKey)
  }

  /// Shows how much is done.
  ///
  /// - Parameters:
  ///   - title: says what is being done.
  ///   - value: what is done; `nil` where that is unknown. It is brought into the range from 0 to `total`.
  ///   - total: what there is to do.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
    name = Text(title)
  }
}

/// An indicator with its label: above a bar, below what shows no amount.
struct PlatformProgressView: View {
  let configuration: ProgressViewStyleConfiguration
  let style: String

  var body: some View {
    let isBar = style == "linear"
    VStack(alignment: isBar ? .leading : .center, spacing: isBar ? 4 : nil) {
      if isBar { configuration.label }
      ProgressIndicator(
        fraction: configuration.fractionCompleted, name: configuration.name ?? configuration.label?.text, style: style)
      if !isBar { configuration.label }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// The bar or the wheel itself.
private struct ProgressIndicator: View, Equatable {
  let fraction: Double?
  let name: Text?
  let style: String

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension ProgressIndicator: ElementContent {
  static var schema: Schema { .progress }
  var children: NoContent { NoContent() }

  func describe(_ writer: inout ElementWriter) {
    writer[.value] = fraction.map(AttributeValue.number)
    writer[.label] = name.map { .string($0.string(in: EnvironmentValues(scope: writer.environment))) }
    writer.describeLooks()
    let usual = fraction == nil ? "circular" : "linear"
    if style != usual { writer[.controlStyle] = .string(style) }
  }

  func isDescribed(like other: Self) -> Bool { self == other }
}

extension Schema {
  static let progress = Schema(.progress, role: .progress, value: .value)
}

extension Role {
  /// A sign that something goes on.
  public static let progress = Role(rawValue: "progress")
}
