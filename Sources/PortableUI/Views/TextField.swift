import Elements
import ViewGraph

/// A line of text that a person can change.
public struct TextField<Label: View>: View {
  private let prompt: Text
  private let text: Binding<String>

  /// A field has no body.
  public typealias Body = Never

  /// Makes a node with a field element.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension TextField where Label == Text {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleKey: names the field; it is shown while the field is empty.
  ///   - text: what is in the field.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(prompt: Text(titleKey), text: text)
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: names the field; it is shown while the field is empty.
  ///   - text: what is in the field.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(prompt: Text(title), text: text)
  }
}

extension TextField: ElementContent {
  package static var schema: Schema { .textField }
  package static var readsModels: Bool { true }
  package var children: NoContent { NoContent() }

  package func describe(_ writer: inout ElementWriter) {
    writer[.text] = .string(text.wrappedValue)
    writer[.prompt] = .string(prompt.string(in: EnvironmentValues(scope: writer.environment)))
    let keyboard = EnvironmentValues(scope: writer.environment).keyboardType
    if keyboard != .default { writer[.keyboard] = .string(keyboard.rawValue) }
    writer.describeControl()
    writer.describeText()
  }

  package func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    let values = EnvironmentValues(scope: environment)
    guard values.isEnabled else { return false }
    switch (event.kind, event.value) {
    case (.input, .string(let newText)):
      text.wrappedValue = newText
      return true
    case (.submit, nil):
      values.submitAction?()
      return true
    default:
      return false
    }
  }
}

extension Schema {
  static let textField = Schema(
    .textField, role: .textField, name: .attribute(.prompt), value: .text,
    handlers: [Handler(.input, .text), Handler(.submit)], isFocusable: true)
}

extension Role {
  /// A line to type into.
  public static let textField = Role(rawValue: "textField")
}
