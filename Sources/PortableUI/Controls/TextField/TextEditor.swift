import Elements
import ViewGraph

/// A view for editing long text. It takes all the space that its parent proposes.
public struct TextEditor: View {
  private let text: Binding<String>

  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates a text editor.
  ///
  /// - Parameter text: a binding to the text.
  public init(text: Binding<String>) {
    self.text = text
  }

  /// Creates a node with an editor element.
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
