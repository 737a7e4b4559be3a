/// The source of an attributed string, with the styles of its attributes.
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
  /// Creates a text from an attributed string. Links, inline presentation intents, and the attributes of SwiftUI's
  /// scope take effect. Other attributes have no effect.
  ///
  /// - Parameter attributedContent: the attributed string.
  @_disfavoredOverload  // A literal creates a localized string key, although it could also be an attributed string.
  nonisolated public init(_ attributedContent: AttributedString) {
    self.init(AttributedText(string: attributedContent))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends an attributed string with the styles of its attributes.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    appendInterpolation(Text(attributedString))
  }
}

extension TextLook {
  /// Creates a look from inline presentation intents.
  fileprivate init(_ intent: InlinePresentationIntent, link: URL?) {
    self.init(intent.style, link: link)
  }
}
