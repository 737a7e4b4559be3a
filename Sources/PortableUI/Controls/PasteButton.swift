import Elements
import ViewGraph

/// What a ``PasteButton`` can paste: texts, and addresses of the web.
public protocol _Pasteable {
  /// Makes a value of what a person has copied; `nil` where that is something else.
  static func _pasted(_ text: String) -> Self?
}

extension String: _Pasteable {
  /// The text itself.
  public static func _pasted(_ text: String) -> String? { text }
}

extension URL: _Pasteable {
  /// The address, where the text is one with a scheme.
  public static func _pasted(_ text: String) -> URL? {
    let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines))
    return url?.scheme == nil ? nil : url
  }
}

/// A button that takes what a person has copied, in whatever program.
///
/// A browser gives it where the page came by a safe way, and may ask the person first. It is theirs: it comes with the press of the button,
/// to the screen that they see.
@MainActor @preconcurrency
public struct PasteButton: View {
  private let paste: @MainActor (String) -> Void

  /// A paste button has no body.
  public typealias Body = Never

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - payloadType: what is taken: texts, or URLs. Nothing happens where something else was copied.
  ///   - onPaste: is given what was copied: one value.
  public init<T: _Pasteable>(payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void) {
    paste = { text in
      if let value = T._pasted(text) { onPaste([value]) }
    }
  }

  /// Creates a button that takes what the program looks into.
  @available(*, unavailable, message: "Texts and URLs are pasted: use PasteButton(payloadType: String.self).")
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    paste = { _ in }
  }

  /// Makes a node with a button.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension PasteButton: ElementContent {
  package static var schema: Schema { .pasteButton }
  package var children: Label<Text, Image> { Label("Paste", systemImage: "doc.on.clipboard") }

  package func describe(_ writer: inout ElementWriter) {
    writer.describeControl()
    writer.describeLooks(style: EnvironmentValues(scope: writer.environment).buttonLook.platform)
  }

  package func isDescribed(like other: Self) -> Bool { true }

  package func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    guard EnvironmentValues(scope: environment).isEnabled, case .string(let text) = event.value else { return false }
    paste(text)
    return true
  }
}

extension Schema {
  fileprivate static let pasteButton = Schema(
    .pasteButton, role: .button, name: .texts, handlers: [Handler(.paste, .text)], isFocusable: true)
}

extension ElementKind {
  /// A button that takes what a person has copied.
  package static let pasteButton = ElementKind(rawValue: "pasteButton")
}

extension EventKind {
  /// A person pastes what they have copied. Carries the text.
  package static let paste = EventKind(rawValue: "paste")
}
