import Elements
import ViewGraph

/// A single-line text field that hides its text.
public struct SecureField<Label: View>: View {
  private let label: Label
  private let prompt: Text?
  private let text: Binding<String>
  private let onCommit: (@MainActor () -> Void)?

  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates a secure field.
  ///
  /// - Parameters:
  ///   - text: a binding to the text.
  ///   - prompt: the placeholder shown while the field is empty; `nil` means that the label is shown.
  ///   - label: the label of the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt, label(), nil)
  }

  private init(_ text: Binding<String>, _ prompt: Text?, _ label: Label, _ onCommit: (@MainActor () -> Void)?) {
    self.label = label
    self.prompt = prompt
    self.text = text
    self.onCommit = onCommit
  }

  /// Creates a node with a field element.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the field.
  ///   - text: a binding to the text.
  ///   - prompt: the placeholder shown while the field is empty; `nil` shows the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text, prompt, Text(titleKey), nil)
  }

  /// Creates a secure field.
  ///
  /// - Parameters:
  ///   - title: the title of the field.
  ///   - text: a binding to the text.
  ///   - prompt: the placeholder shown while the field is empty; `nil` shows the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text, prompt, Text(title), nil)
  }

  /// Creates a secure field.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the field.
  ///   - text: a binding to the text.
  ///   - onCommit: called when Return is pressed.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
    self.init(text, nil, Text(titleKey), onCommit)
  }

  /// Creates a secure field.
  ///
  /// - Parameters:
  ///   - title: the title of the field.
  ///   - text: a binding to the text.
  ///   - onCommit: called when Return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
    self.init(text, nil, Text(title), onCommit)
  }
}

extension SecureField: ElementContent {
  package static var schema: Schema { .secureField }
  package static var readsModels: Bool { true }
  package var children: NoContent { NoContent() }

  package func describe(_ writer: inout ElementWriter) {
    writer[.text] = .string(text.wrappedValue)
    writer.describeField(label: plainText(of: label), prompt: prompt)
  }

  package func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    let values = EnvironmentValues(scope: environment)
    guard values.isEnabled else { return false }
    switch (event.kind, event.value) {
    case (.input, .string(let newText)): text.wrappedValue = newText
    case (.submit, nil):
      onCommit?()
      values.submitAction?()
    default: return false
    }
    return true
  }
}

extension Schema {
  static let secureField = Schema(
    .secureField, role: .secureField, name: .attribute(.prompt), value: .text,
    handlers: [Handler(.input, .text), Handler(.submit)], isFocusable: true)
}
