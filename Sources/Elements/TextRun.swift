/// A part of a text with uniform styling.
public struct TextRun: Hashable, Sendable {
  /// The text of the run.
  public var text: String
  /// The attributes that differ from the attributes of the element.
  public var attributes: [AttributeKey: AttributeValue]

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - text: the text of the run.
  ///   - attributes: the attributes that differ from the attributes of the element.
  public init(_ text: String, attributes: [AttributeKey: AttributeValue] = [:]) {
    self.text = text
    self.attributes = attributes
  }
}

extension TextRun: CustomStringConvertible {
  /// The text, and its attributes in parentheses.
  public var description: String {
    guard !attributes.isEmpty else { return text }
    let words = attributes.map { "\($0.key.rawValue)=\($0.value)" }.sorted().joined(separator: " ")
    return "\(text) (\(words))"
  }
}
