import Elements
import ViewGraph

/// A switch that a person turns on and off, with a label.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label

  /// A toggle has no body.
  public typealias Body = Never

  /// Creates a toggle.
  ///
  /// - Parameters:
  ///   - isOn: whether it is on.
  ///   - label: says what is turned on and off.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Makes a node with a toggle element that contains the label.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a text beside it.
  ///
  /// - Parameters:
  ///   - titleKey: says what is turned on and off.
  ///   - isOn: whether it is on.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a text beside it.
  ///
  /// - Parameters:
  ///   - title: says what is turned on and off.
  ///   - isOn: whether it is on.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle: ElementContent {
  package static var schema: Schema { .toggle }
  package static var readsModels: Bool { true }
  package var children: Label { label }
  package func updateChildren(of node: ContentNode<Label>) { node.update(to: label) }

  package func describe(_ writer: inout ElementWriter) {
    writer[.isOn] = .flag(isOn.wrappedValue)
    writer.describeControl()
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

extension Role {
  /// Something to turn on and off.
  public static let toggle = Role(rawValue: "toggle")
}

extension ElementKind {
  /// Its `isOn` is a flag; what is in it says what is turned on and off.
  package static let toggle = ElementKind(rawValue: "toggle")
}

extension AttributeKey {
  /// Flag, of a `toggle`.
  package static let isOn = AttributeKey(rawValue: "isOn")
}
