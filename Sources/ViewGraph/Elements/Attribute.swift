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
}

extension AttributeValue: CustomStringConvertible {
  /// The bare value; a whole number has no fraction.
  public var description: String {
    switch self {
    case .string(let text): return text
    case .number(let number):
      return Int(exactly: number).map(String.init) ?? String(number)
    case .flag(let flag): return String(flag)
    }
  }
}
