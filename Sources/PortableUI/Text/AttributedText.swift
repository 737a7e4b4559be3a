/// What an attributed string says, set as its attributes have it.
struct AttributedText: TextSource, Equatable {
  let string: AttributedString

  func append(to resolver: inout TextResolver) {
    for run in string.runs {
      var look = TextLook(run.inlinePresentationIntent ?? [], link: run.link)
      look.font = run.font.map { .some($0) }
      look.color = run.foregroundColor.map { .some($0) } ?? look.color
      look.background = run.backgroundColor
      look.underline = run.underlineStyle.map { .some($0) }
      look.strikethrough = run.strikethroughStyle.map { .some($0) } ?? look.strikethrough
      look.kerning = run.kern
      look.tracking = run.tracking
      look.baselineOffset = run.baselineOffset
      resolver.append(String(string.characters[run.range]), look: OwnLook(look))
    }
  }
}

extension Text {
  /// Shows an attributed string: links, inline presentation intents, and the attributes of SwiftUI's scope. Others are kept
  /// and change nothing.
  ///
  /// - Parameter attributedContent: the string.
  @_disfavoredOverload  // A literal is a key, although it could be such a string too.
  nonisolated public init(_ attributedContent: AttributedString) {
    self.init(AttributedText(string: attributedContent))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds an attributed string, with the looks that its attributes give it.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    appendInterpolation(Text(attributedString))
  }
}

extension TextLook {
  /// How inline presentation intents set a part.
  fileprivate init(_ intent: InlinePresentationIntent, link: URL?) {
    self.init(intent.style, link: link)
  }
}
