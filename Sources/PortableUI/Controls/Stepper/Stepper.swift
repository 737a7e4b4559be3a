import Elements
import ViewGraph

/// A control that increments and decrements a value.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let onIncrement: (@MainActor () -> Void)?
  private let onDecrement: (@MainActor () -> Void)?
  private let onEditingChanged: @MainActor (Bool) -> Void
  /// The description of an invalid step, which is infinite or NaN; `nil` if the step is valid.
  private var invalidStep: String?

  /// A stepper has no body.
  public typealias Body = Never

  /// Creates a stepper with custom actions.
  ///
  /// - Parameters:
  ///   - label: a view that describes the purpose of the stepper, and usually shows the value.
  ///   - onIncrement: runs when the user increments the value; `nil` disables the button.
  ///   - onDecrement: runs when the user decrements the value; `nil` disables the button.
  ///   - onEditingChanged: called with `true` before each step, and with `false` after it.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a stepper with custom actions.
  ///
  /// - Parameters:
  ///   - onIncrement: runs when the user increments the value; `nil` disables the button.
  ///   - onDecrement: runs when the user decrements the value; `nil` disables the button.
  ///   - onEditingChanged: called with `true` before each step, and with `false` after it.
  ///   - label: a view that describes the purpose of the stepper, and usually shows the value.
  public init(
    onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - step: the amount of each increment and decrement.
  ///   - label: a view that describes the purpose of the stepper, and usually shows the value.
  ///   - onEditingChanged: called with `true` before each step, and with `false` after it.
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
    invalidStep = isFinite(step) ? nil : "\(step)"
  }

  /// Creates a stepper that changes a value within a range.
  ///
  /// - Parameters:
  ///   - value: the value. The first step clamps a value outside the range.
  ///   - bounds: the range of valid values.
  ///   - step: the amount of each increment and decrement.
  ///   - label: a view that describes the purpose of the stepper, and usually shows the value.
  ///   - onEditingChanged: called with `true` before each step, and with `false` after it.
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
    invalidStep = isFinite(step) ? nil : "\(step)"
  }

  /// Creates a stepper that changes a value.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - step: the amount of each increment and decrement.
  ///   - onEditingChanged: called with `true` before each step, and with `false` after it.
  ///   - label: a view that describes the purpose of the stepper, and usually shows the value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value within a range.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - bounds: the range of valid values.
  ///   - step: the amount of each increment and decrement.
  ///   - onEditingChanged: called with `true` before each step, and with `false` after it.
  ///   - label: a view that describes the purpose of the stepper, and usually shows the value.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - step: the amount of each increment and decrement.
  ///   - format: the format of the value in a text field. It has no effect: the stepper shows no field.
  ///   - label: a view that describes the purpose of the stepper, and usually shows the value.
  ///   - onEditingChanged: called with `true` before each step, and with `false` after it.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value within a range.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - bounds: the range of valid values.
  ///   - step: the amount of each increment and decrement.
  ///   - format: the format of the value in a text field. It has no effect: the stepper shows no field.
  ///   - label: a view that describes the purpose of the stepper, and usually shows the value.
  ///   - onEditingChanged: called with `true` before each step, and with `false` after it.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a node with a stepper element that contains the label and two buttons.
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
    writer.describeControlAppearance()
  }

  package func describe(_ children: [TraitedElement], _ writer: inout ElementWriter) {
    let name = children.first { $0.element.kind == .pickerLabel }?.element.choiceName ?? ""
    if !name.isEmpty { writer[.label] = .string(name) }
    if let invalidStep {
      writer.issue = """
        The stepper "\(name)" has a step of \(invalidStep), which is not finite: its buttons are disabled.
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

/// The decrement and increment buttons of a stepper.
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
        .accessibilityLabel(Text(platform: "Decrement")).disabled(decrement == nil)
      Button(action: increment ?? {}) { EmptyView() }
        .accessibilityLabel(Text(platform: "Increment")).disabled(increment == nil)
    }
    .buttonStyle(.plain)
  }
}

extension Schema {
  static let stepper = Schema(
    .stepper, role: .stepper, handlers: [Handler(.increment), Handler(.decrement)], isFocusable: true)
  static let stepperButtons = Schema(.stepperButtons)
}

/// Returns whether a step is valid: `false` for infinite and NaN floating-point numbers.
private func isFinite<Stride>(_ step: Stride) -> Bool {
  (step as? any FloatingPoint)?.isFinite ?? true
}

/// Returns a value advanced by a step. Integers are clamped to the bounds of their type instead of overflowing.
private func moved<V: Strideable>(_ value: V, by step: V.Stride) -> V {
  guard let count = step as? Int, let number = value as? any FixedWidthInteger else { return value.advanced(by: step) }
  func moved<N: FixedWidthInteger>(_ number: N) -> N {
    let end: N = count < 0 ? .min : .max
    let (low, high) = count < 0 ? (end, number) : (number, end)
    // The distance between any two numbers of a type fits in its magnitude type.
    let room = N.Magnitude(truncatingIfNeeded: high) &- N.Magnitude(truncatingIfNeeded: low)
    return count.magnitude >= room ? end : number &+ N(truncatingIfNeeded: count)
  }
  return moved(number) as? V ?? value
}

/// Returns the negated step. The minimum of an integer type, which cannot be negated, becomes the maximum.
private func opposite<Stride: SignedNumeric>(of step: Stride) -> Stride {
  func isLeast<N: FixedWidthInteger>(_ number: N) -> Bool { N.isSigned && number == .min }
  func greatest<N: FixedWidthInteger>(_ number: N) -> Any { N.max }
  guard let number = step as? any FixedWidthInteger, isLeast(number) else { return -step }
  return greatest(number) as? Stride ?? step
}
