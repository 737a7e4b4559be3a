/// A part of a text that is set in one way.
public struct TextRun: Hashable, Sendable {
  /// What is to be read.
  public var text: String
  /// How it is set: what differs from the attributes of the element that it stands in.
  public var attributes: [AttributeKey: AttributeValue]

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - text: what is to be read.
  ///   - attributes: how it is set.
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
