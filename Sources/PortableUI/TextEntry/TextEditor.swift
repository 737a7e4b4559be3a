import Elements
import ViewGraph

/// A long text that a person can change. It takes all the space it is offered.
public struct TextEditor: View {
  private let text: Binding<String>

  /// An editor has no body.
  public typealias Body = Never

  /// Creates an editor.
  ///
  /// - Parameter text: what is in it.
  public init(text: Binding<String>) {
    self.text = text
  }

  /// Makes a node with an editor element.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension TextEditor: ElementContent {
  package static var schema: Schema { .textEditor }
  package static var readsModels: Bool { true }
  package var children: NoContent { NoContent() }

  package func describe(_ writer: inout ElementWriter) {
    writer[.text] = .string(text.wrappedValue)
    writer.describeField(label: nil, prompt: nil, hasLines: true)
    writer[.controlStyle] = nil
    writer[.lineLimit] = nil
  }

  package func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    guard EnvironmentValues(scope: environment).isEnabled, event.kind == .input, case .string(let newText) = event.value
    else { return false }
    text.wrappedValue = newText
    return true
  }
}

extension Schema {
  static let textEditor = Schema(
    .textEditor, role: .textEditor, value: .text, handlers: [Handler(.input, .text)], isFocusable: true)
}

extension Role {
  /// A long text to change.
  public static let textEditor = Role(rawValue: "textEditor")
}

extension ElementKind {
  /// A long text that a person can change, its `text`.
  package static let textEditor = ElementKind(rawValue: "textEditor")
}
