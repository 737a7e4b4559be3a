import ViewGraph

/// One or more lines of text that a person reads and does not change.
public struct Text: View, Equatable {
  private let content: String

  /// A text has no body.
  public typealias Body = Never

  /// Shows a literal, with what is interpolated into it.
  public init(_ key: LocalizedStringKey) {
    content = key.text
  }

  /// Shows a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
  }

  /// Shows a string as it is.
  public init(verbatim content: String) {
    self.content = content
  }

  /// Makes a node with a text element.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension Text: ElementContent {
  package static var kind: ElementKind { .text }
  package var children: NoContent { NoContent() }

  package func describe(_ writer: inout ElementWriter) {
    writer[.text] = .string(content)
    writer.describeText()
  }
}

extension ElementWriter {
  /// What texts take from the environment.
  mutating func describeText() {
    let values = EnvironmentValues(scope: environment)
    values.font?.describe(&self)
    if let weight = values.fontWeight { self[.fontWeight] = .string(weight.rawValue) }
    if values.isItalic { self[.italic] = .flag(true) }
    self[.foreground] = values.foregroundColor.map { .string($0.words) }
  }

  /// What controls take from the environment.
  mutating func describeControl() {
    if !EnvironmentValues(scope: environment).isEnabled { self[.disabled] = .flag(true) }
  }
}
