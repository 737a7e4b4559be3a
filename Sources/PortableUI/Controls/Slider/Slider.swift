import Elements
import ViewGraph

/// A control for selecting a number from a range.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let value: Binding<Double>
  private let range: ClosedRange<Double>
  private let step: Double?
  private let label: Label
  /// The labels at the ends; `nil` if there are none.
  private let ends: (minimum: ValueLabel, maximum: ValueLabel)?
  private let onEditingChanged: (@MainActor (Bool) -> Void)?

  /// A slider has no body.
  public typealias Body = Never

  /// Creates a node with a slider element, or, if the slider has labels at its ends, with a row that contains it.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    guard content.ends != nil else { return ElementNode(content, in: context) }
    return CompositeNode<Evaluator>(content, in: context)
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: Slider) -> SliderRow<Label, ValueLabel> {
      SliderRow(slider: content.withoutEnds, ends: content.ends)
    }
  }

  private var withoutEnds: Slider<Label, EmptyView> {
    Slider<Label, EmptyView>(
      value: value, range: range, step: step, label: label, ends: nil, onEditingChanged: onEditingChanged)
  }

  private init(
    value: Binding<Double>, range: ClosedRange<Double>, step: Double?, label: Label,
    ends: (minimum: ValueLabel, maximum: ValueLabel)?, onEditingChanged: (@MainActor (Bool) -> Void)?
  ) {
    self.value = value
    self.range = range
    self.step = step
    self.label = label
    self.ends = ends
    self.onEditingChanged = onEditingChanged
  }

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ range: ClosedRange<V>, _ step: V.Stride?, _ label: Label,
    _ ends: (minimum: ValueLabel, maximum: ValueLabel)? = nil, _ onEditingChanged: (@MainActor (Bool) -> Void)?
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) }),
      range: Double(range.lowerBound)...Double(range.upperBound), step: step.map { Double($0) }, label: label,
      ends: ends, onEditingChanged: onEditingChanged)
  }
}

/// A slider between the labels of its ends.
private struct SliderRow<Label: View, ValueLabel: View>: View {
  let slider: Slider<Label, EmptyView>
  let ends: (minimum: ValueLabel, maximum: ValueLabel)?

  var body: some View {
    HStack {
      ends?.minimum
      slider
      ends?.maximum
    }
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider for the numbers of a range.
  ///
  /// - Parameters:
  ///   - value: the selected number.
  ///   - bounds: the range of valid numbers.
  ///   - onEditingChanged: called with `true` when the user starts dragging, and with `false` when they stop.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: (@MainActor (Bool) -> Void)? = nil
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), nil, onEditingChanged)
  }

  /// Creates a slider for the numbers of a range, in steps.
  ///
  /// - Parameters:
  ///   - value: the selected number.
  ///   - bounds: the range of valid numbers.
  ///   - step: the distance between valid numbers, starting at the lower bound.
  ///   - onEditingChanged: called with `true` when the user starts dragging, and with `false` when they stop.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: (@MainActor (Bool) -> Void)? = nil
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), nil, onEditingChanged)
  }
}

extension Slider: ElementContent {
  package static var schema: Schema { .slider }
  package static var readsModels: Bool { true }
  package var children: NoContent { NoContent() }

  package func describe(_ writer: inout ElementWriter) {
    if onEditingChanged != nil {
      writer.schema = .editedSlider
      writer[.handlesEditing] = .flag(true)
    }
    let values = EnvironmentValues(scope: writer.environment)
    writer[.label] = plainText(of: label).map { .string($0.string(in: values)) }
    writer[.minimum] = .number(range.lowerBound)
    writer[.maximum] = .number(range.upperBound)
    writer[.step] = step.map { .number($0) }
    let value = value.wrappedValue
    writer[.value] = .number(value.isNaN ? range.lowerBound : min(max(value, range.lowerBound), range.upperBound))
    writer.describeControl()
    writer.describeControlAppearance()
  }

  package func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    let isEnabled = EnvironmentValues(scope: environment).isEnabled
    switch event.value {
    // Always deliver the end of an interaction, even if the slider was disabled in the meantime.
    case .flag(let isEditing) where isEnabled || !isEditing: onEditingChanged?(isEditing)
    case .number(let number) where isEnabled: value.wrappedValue = nearest(to: number)
    default: return false
    }
    return true
  }

  /// Returns the valid number that is nearest to the given number.
  private func nearest(to number: Double) -> Double {
    var number = min(max(number, range.lowerBound), range.upperBound)
    if let step, step > 0 {
      let steps = ((number - range.lowerBound) / step).rounded()
      number = range.lowerBound + steps * step
      if number > range.upperBound { number -= step }
    }
    return number
  }
}

extension Schema {
  static let slider = Schema(
    .slider, role: .slider, value: .value, handlers: [Handler(.change, .number)], isFocusable: true)
  static let editedSlider = Schema(
    .slider, role: .slider, value: .value, handlers: [Handler(.change, .number), Handler(.editing, .presence)],
    isFocusable: true)
}
