/// A text source that shows an attributed string with the styles of its attributes.
struct AttributedText: TextSource, Equatable {
  let string: AttributedString

  func append(to resolver: inout TextResolver) {
    for run in string.runs {
      var attributes = TextAttributes(run.inlinePresentationIntent ?? [], link: run.link)
      attributes.font = run.font.map { .some($0) }
      attributes.color = run.foregroundColor.map { .some($0) } ?? attributes.color
      attributes.background = run.backgroundColor
      attributes.underline = run.underlineStyle.map { .some($0) }
      attributes.strikethrough = run.strikethroughStyle.map { .some($0) } ?? attributes.strikethrough
      attributes.kerning = run.kern
      attributes.tracking = run.tracking
      attributes.baselineOffset = run.baselineOffset
      resolver.append(String(string.characters[run.range]), attributes: TextAttributesBox(attributes))
    }
  }
}

extension Text {
  /// Creates a text from an attributed string. Links, inline presentation intents, and the attributes of SwiftUI's
  /// scope take effect. Other attributes have no effect.
  ///
  /// - Parameter attributedContent: the attributed string.
  @_disfavoredOverload  // `Text("…")` should create a localized string key, not an attributed string.
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

extension TextAttributes {
  /// Creates attributes from inline presentation intents.
  fileprivate init(_ intent: InlinePresentationIntent, link: URL?) {
    self.init(intent.style, link: link)
  }
}
