import Elements
import ViewGraph

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
  ///   - payloadType: what is taken. Nothing happens where something else was copied.
  ///   - onPaste: is given what was copied: one value.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void) {
    paste = { text in
      let provider = Self.provider(of: text)
      if let value = try? provider.loadNow(T.self) { return onPaste([value]) }
      Task {
        if let value = try? await provider.load(T.self) { onPaste([value]) }
      }
    }
  }

  /// Creates a button that takes what the program looks into.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: what is taken. Nothing happens where something else was copied.
  ///   - payloadAction: is given what was copied.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void) {
    paste = { text in
      let provider = Self.provider(of: text)
      if supportedContentTypes.contains(where: provider.offers) { payloadAction([provider]) }
    }
  }

  /// What was copied: a text, which may be an address.
  private static func provider(of text: String) -> NSItemProvider {
    let provider = NSItemProvider()
    let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines))
    if let url, url.scheme != nil { provider.register(url) }
    provider.register(text)
    return provider
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
