import Elements
import ViewGraph

/// A control that switches between on and off.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let isMixed: @MainActor () -> Bool
  private let label: Label

  /// A toggle has no body.
  public typealias Body = Never

  /// Creates a toggle with a custom label.
  ///
  /// - Parameters:
  ///   - isOn: whether the toggle is on.
  ///   - label: a view that describes the purpose of the toggle.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    isMixed = { false }
    self.label = label()
  }

  /// Creates a toggle for several values. The toggle is on if all values are `true`. Toggling it sets all values.
  ///
  /// - Parameters:
  ///   - sources: the collection whose elements contain the values.
  ///   - isOn: the key path to the binding of an element's value.
  ///   - label: a view that describes the purpose of the toggle.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.isOn = Binding(
      get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
      set: { for source in sources { source[keyPath: isOn].wrappedValue = $0 } })
    isMixed = { Set(sources.map { $0[keyPath: isOn].wrappedValue }).count > 1 }
    self.label = label()
  }

  /// Creates a toggle element that contains the label, or the body that a custom toggle style returns.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    guard context.fixed({ !($0.toggleStyle is any PlatformStyle) }) else { return ElementNode(content, in: context) }
    return CompositeNode<Evaluator>(content, in: context)
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: Toggle) -> StyledToggle<Label> {
      StyledToggle(isOn: content.isOn, isMixed: content.isMixed(), label: content.label)
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the configuration of a toggle style.
  ///
  /// - Parameter configuration: the label and the value.
  public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    isMixed = { configuration.isMixed }
    label = configuration.label
  }
}

extension Toggle: ElementContent {
  package static var schema: Schema { .toggle }
  package static var readsModels: Bool { true }
  package var children: Label { label }
  package func updateChildren(of node: ContentNode<Label>) { node.update(to: label) }

  package func describe(_ writer: inout ElementWriter) {
    writer[.isOn] = .flag(isOn.wrappedValue)
    if isMixed() { writer[.isMixed] = .flag(true) }
    writer.describeControl()
    let values = EnvironmentValues(scope: writer.environment)
    writer.describeControlAppearance(style: values.toggleStyle)
    // An accent color does not affect switches.
    guard values.toggleStyle is DefaultToggleStyle || values.toggleStyle is SwitchToggleStyle else { return }
    let tint = (values.toggleStyle as? any PlatformStyle)?.tint ?? values.switchTint
    writer[.tint] = tint.map { .color($0.value) }
  }

  package func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    guard EnvironmentValues(scope: environment).isEnabled, case .flag(let isOn) = event.value else { return false }
    self.isOn.wrappedValue = isOn
    return true
  }
}

extension Schema {
  static let toggle = Schema(
    .toggle, role: .toggle, name: .texts, value: .isOn, handlers: [Handler(.change, .flag)], isFocusable: true)
}
