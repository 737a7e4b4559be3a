/// The name of one property of an element, as views and hosts agree on it.
public struct AttributeKey: RawRepresentable, Hashable, Sendable {
  /// The attribute's name, as it appears in printed trees.
  public let rawValue: String

  /// Creates a key with a name of its own.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The value of one property of an element.
public enum AttributeValue: Hashable, Sendable {
  /// A text or the name of a choice.
  case string(String)
  /// A measure, in points where it is a length.
  case number(Double)
  /// A yes or a no.
  case flag(Bool)
  /// A text whose parts are set differently, first to last.
  case runs([TextRun])
}

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

extension AttributeValue: CustomStringConvertible {
  /// The bare value; a whole number has no fraction.
  public var description: String {
    switch self {
    case .string(let text): return text
    case .number(let number):
      return Int(exactly: number).map(String.init) ?? String(number)
    case .flag(let flag): return String(flag)
    case .runs(let runs): return runs.map(\.description).joined(separator: "|")
    }
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
