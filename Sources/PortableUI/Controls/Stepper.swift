import Elements
import ViewGraph

/// A control with which a person changes a value by steps.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let onIncrement: (@MainActor () -> Void)?
  private let onDecrement: (@MainActor () -> Void)?
  private let onEditingChanged: @MainActor (Bool) -> Void
  /// The step, where nothing can be changed by it.
  private var faultyStep: String?

  /// A stepper has no body.
  public typealias Body = Never

  /// Creates a stepper.
  ///
  /// - Parameters:
  ///   - label: says what is changed, and usually to what.
  ///   - onIncrement: runs when a person wants more; `nil` where there is no more.
  ///   - onDecrement: runs when a person wants less; `nil` where there is no less.
  ///   - onEditingChanged: called with `true` before a step, and with `false` afterwards.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a stepper.
  ///
  /// - Parameters:
  ///   - onIncrement: runs when a person wants more; `nil` where there is no more.
  ///   - onDecrement: runs when a person wants less; `nil` where there is no less.
  ///   - onEditingChanged: called with `true` before a step, and with `false` afterwards.
  ///   - label: says what is changed, and usually to what.
  public init(
    onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - step: by how much it is changed.
  ///   - label: says what is changed, and usually to what.
  ///   - onEditingChanged: called with `true` before a step, and with `false` afterwards.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    func change(by step: V.Stride) -> (@MainActor () -> Void)? {
      guard isFinite(step) else { return nil }
      return { value.wrappedValue = moved(value.wrappedValue, by: step) }
    }
    self.init(
      label: label, onIncrement: change(by: step), onDecrement: change(by: opposite(of: step)),
      onEditingChanged: onEditingChanged)
    faultyStep = isFinite(step) ? nil : "\(step)"
  }

  /// Creates a stepper for a value of a range.
  ///
  /// - Parameters:
  ///   - value: the value. One outside of the range is brought into it by the first step.
  ///   - bounds: the least and the greatest value.
  ///   - step: by how much it is changed.
  ///   - label: says what is changed, and usually to what.
  ///   - onEditingChanged: called with `true` before a step, and with `false` afterwards.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    func change(by step: V.Stride) -> (@MainActor () -> Void)? {
      guard isFinite(step) else { return nil }
      let now = value.wrappedValue
      if step > 0 ? now >= bounds.upperBound : now <= bounds.lowerBound { return nil }
      return {
        let new = moved(value.wrappedValue, by: step)
        value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
      }
    }
    self.init(
      label: label, onIncrement: change(by: step), onDecrement: change(by: opposite(of: step)),
      onEditingChanged: onEditingChanged)
    faultyStep = isFinite(step) ? nil : "\(step)"
  }

  /// Creates a stepper for a value.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - step: by how much it is changed.
  ///   - onEditingChanged: called with `true` before a step, and with `false` afterwards.
  ///   - label: says what is changed, and usually to what.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value of a range.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - bounds: the least and the greatest value.
  ///   - step: by how much it is changed.
  ///   - onEditingChanged: called with `true` before a step, and with `false` afterwards.
  ///   - label: says what is changed, and usually to what.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Makes a node with a stepper element that contains the label and two buttons.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension Stepper: ElementContent {
  package static var schema: Schema { .stepper }
  package static var watch: ContentWatch { .all }
  package var children: TupleView<PickerLabel<Label>, StepperButtons> {
    TupleView(
      PickerLabel(content: label),
      StepperButtons(decrement: onDecrement.map(edit), increment: onIncrement.map(edit)))
  }

  package func describe(_ writer: inout ElementWriter) {
    writer.describeControl()
    writer.describeLooks()
  }

  package func describe(_ children: [TraitedElement], _ writer: inout ElementWriter) {
    let name = children.first { $0.element.kind == .pickerLabel }?.element.choiceName ?? ""
    if !name.isEmpty { writer[.label] = .string(name) }
    if let faultyStep {
      writer.issue = """
        The stepper "\(name)" has a step of \(faultyStep), which is not finite: its buttons are disabled.
        """
    }
  }

  package func respond(to event: Event, among children: [TraitedElement], in environment: EnvironmentScope) -> Bool {
    guard EnvironmentValues(scope: environment).isEnabled,
      let step = event.kind == .increment ? onIncrement : event.kind == .decrement ? onDecrement : nil
    else { return false }
    edit(step)()
    return true
  }

  private func edit(_ step: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    { [onEditingChanged] in
      onEditingChanged(true)
      step()
      onEditingChanged(false)
    }
  }
}

/// The two buttons of a stepper.
package struct StepperButtons: View, ElementContent {
  let decrement: (@MainActor () -> Void)?
  let increment: (@MainActor () -> Void)?

  package typealias Body = Never

  package static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  package static var schema: Schema { .stepperButtons }
  package var children: StepperButtonPair { StepperButtonPair(decrement: decrement, increment: increment) }
}

package struct StepperButtonPair: View {
  let decrement: (@MainActor () -> Void)?
  let increment: (@MainActor () -> Void)?

  package var body: some View {
    Group {
      Button(action: decrement ?? {}) { EmptyView() }
        .accessibilityLabel("Decrement").disabled(decrement == nil)
      Button(action: increment ?? {}) { EmptyView() }
        .accessibilityLabel("Increment").disabled(increment == nil)
    }
    .buttonStyle(.plain)
  }
}

extension Schema {
  static let stepper = Schema(
    .stepper, role: .stepper, handlers: [Handler(.increment), Handler(.decrement)], isFocusable: true)
  static let stepperButtons = Schema(.stepperButtons)
}

extension Role {
  /// A value to change by steps.
  public static let stepper = Role(rawValue: "stepper")
}

extension ElementKind {
  /// A `pickerLabel` and `stepperButtons`, which are one for less and one for more.
  package static let stepper = ElementKind(rawValue: "stepper")
  package static let stepperButtons = ElementKind(rawValue: "stepperButtons")
}

extension EventKind {
  /// A person wants a step more, or one less. Carries nothing.
  package static let increment = EventKind(rawValue: "increment")
  package static let decrement = EventKind(rawValue: "decrement")
}

/// Whether a value can be changed by a step: not by one that is no number, or has no end.
private func isFinite<Stride>(_ step: Stride) -> Bool {
  (step as? any FloatingPoint)?.isFinite ?? true
}

/// A value some steps on. A whole number stops where its type has no more.
private func moved<V: Strideable>(_ value: V, by step: V.Stride) -> V {
  guard let count = step as? Int, let number = value as? any FixedWidthInteger else { return value.advanced(by: step) }
  func moved<N: FixedWidthInteger>(_ number: N) -> N {
    let end: N = count < 0 ? .min : .max
    let (low, high) = count < 0 ? (end, number) : (number, end)
    // Between any two numbers of a type lies no more than its magnitude holds.
    let room = N.Magnitude(truncatingIfNeeded: high) &- N.Magnitude(truncatingIfNeeded: low)
    return count.magnitude >= room ? end : number &+ N(truncatingIfNeeded: count)
  }
  return moved(number) as? V ?? value
}

/// A step as long in the other direction. The least whole number has no opposite: the greatest comes nearest.
private func opposite<Stride: SignedNumeric>(of step: Stride) -> Stride {
  func isLeast<N: FixedWidthInteger>(_ number: N) -> Bool { N.isSigned && number == .min }
  func greatest<N: FixedWidthInteger>(_ number: N) -> Any { N.max }
  guard let number = step as? any FixedWidthInteger, isLeast(number) else { return -step }
  return greatest(number) as? Stride ?? step
}
