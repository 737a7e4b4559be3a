import Elements
import ViewGraph

/// A view that shows the progress of a task, either as a completed fraction or as an indeterminate activity.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private var name: Text?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  /// The date range whose elapsed part is shown instead of ``fraction``.
  private var interval: ProgressInterval?
  @Environment(\.progressViewStyle) private var style

  /// The indicator and the labels in the current style.
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
  /// Creates a progress view from the configuration of a progress view style.
  ///
  /// - Parameter configuration: the labels and the completed fraction.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, name: configuration.name, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a custom label.
  ///
  /// - Parameter label: a view that describes the task.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a progress view for a completed amount, with a custom label.
  ///
  /// - Parameters:
  ///   - value: the completed amount, clamped to the range from 0 to `total`; `nil` if it is indeterminate.
  ///   - total: the amount that completes the task.
  ///   - label: a view that describes the task.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// Creates a progress view for a completed amount, with custom labels.
  ///
  /// - Parameters:
  ///   - value: the completed amount, clamped to the range from 0 to `total`; `nil` if it is indeterminate.
  ///   - total: the amount that completes the task.
  ///   - label: a view that describes the task.
  ///   - currentValueLabel: a view that describes the completed amount.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// Returns `value` as a fraction of `total`; `nil` if `value` is `nil` or not a number, or `total` is not positive.
  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value, !value.isNaN, total > 0 else { return nil }
    return min(max(Double(value) / Double(total), 0), 1)
  }
}

extension ProgressView {
  /// Creates a progress view that advances with time, with custom labels.
  ///
  /// - Parameters:
  ///   - timerInterval: the date range.
  ///   - countsDown: whether the view shows the remaining time instead of the elapsed time.
  ///   - label: a view that describes the task.
  ///   - currentValueLabel: a view that describes the current value.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: nil, label: label(), currentValueLabel: currentValueLabel())
    interval = ProgressInterval(range: timerInterval, countsDown: countsDown)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view that advances with time and shows the elapsed or remaining time below the indicator.
  ///
  /// - Parameters:
  ///   - timerInterval: the date range.
  ///   - countsDown: whether the view shows the remaining time instead of the elapsed time.
  ///   - label: a view that describes the task.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view that advances with time and shows the elapsed or remaining time below the indicator.
  ///
  /// - Parameters:
  ///   - timerInterval: the date range.
  ///   - countsDown: whether the view shows the remaining time instead of the elapsed time.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a progress view for a Foundation `Progress`. It shows the fraction at the time of evaluation and does not
  /// observe changes.
  ///
  /// - Parameter progress: the progress.
  public init(_ progress: Progress) {
    self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }

  /// Creates an indeterminate progress view.
  public init() {
    self.init { EmptyView() }
  }

  /// Creates a progress view for a completed amount.
  ///
  /// - Parameters:
  ///   - value: the completed amount, clamped to the range from 0 to `total`; `nil` if it is indeterminate.
  ///   - total: the amount that completes the task.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a localized title.
  ///
  /// - Parameter titleKey: the localized title of the task.
  public init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
    name = Text(titleKey)
  }

  /// Creates an indeterminate progress view with a title.
  ///
  /// - Parameter title: the title of the task.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init { Text(title) }
    name = Text(title)
  }

  /// Creates a progress view for a completed amount, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title of the task.
  ///   - value: the completed amount, clamped to the range from 0 to `total`; `nil` if it is indeterminate.
  ///   - total: the amount that completes the task.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
    name = Text(titleKey)
  }

  /// Creates a progress view for a completed amount, with a title.
  ///
  /// - Parameters:
  ///   - title: the title of the task.
  ///   - value: the completed amount, clamped to the range from 0 to `total`; `nil` if it is indeterminate.
  ///   - total: the amount that completes the task.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
    name = Text(title)
  }
}

/// An indicator with its label. The label is above a bar, and below a spinner.
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

/// The bar or the spinner.
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
    writer.describeControlAppearance()
    let usual = fraction == nil ? "circular" : "linear"
    if style != usual { writer[.controlStyle] = .string(style) }
  }

  func isDescribed(like other: Self) -> Bool { self == other }
}

extension Schema {
  static let progress = Schema(.progress, role: .progress, value: .value)
}
