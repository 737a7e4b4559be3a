import Elements
import ViewGraph

/// A button that reads the content of the clipboard.
///
/// A browser requires a secure context (such as HTTPS), and may ask the user for permission. The content is delivered
/// only to the screen on which the user presses the button.
@MainActor @preconcurrency
public struct PasteButton: View {
  private let paste: @MainActor (String) -> Void

  /// A paste button has no body.
  public typealias Body = Never

  /// Creates a paste button for a transferable type.
  ///
  /// - Parameters:
  ///   - payloadType: the accepted type. Other content is ignored.
  ///   - onPaste: receives an array with the pasted value.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void) {
    paste = { text in
      let provider = Self.provider(of: text)
      if let value = try? provider.loadNow(T.self) { return onPaste([value]) }
      Task {
        if let value = try? await provider.load(T.self) { onPaste([value]) }
      }
    }
  }

  /// Creates a paste button for content types.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: the accepted types. Other content is ignored.
  ///   - payloadAction: receives an array with an item provider for the pasted content.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void) {
    paste = { text in
      let provider = Self.provider(of: text)
      if supportedContentTypes.contains(where: provider.offers) { payloadAction([provider]) }
    }
  }

  /// Returns a provider of the clipboard text, which also provides a URL if the text is a URL.
  private static func provider(of text: String) -> NSItemProvider {
    let provider = NSItemProvider()
    let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines))
    if let url, url.scheme != nil { provider.register(url) }
    provider.register(text)
    return provider
  }

  /// Creates a node with a paste button element.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension PasteButton: ElementContent {
  package static var schema: Schema { .pasteButton }
  package var children: Label<Text, Image> { Label(platform: "Paste", systemImage: "doc.on.clipboard") }

  package func describe(_ writer: inout ElementWriter) {
    writer.describeControl()
    writer.describeControlAppearance(style: EnvironmentValues(scope: writer.environment).anyButtonStyle.platform)
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
