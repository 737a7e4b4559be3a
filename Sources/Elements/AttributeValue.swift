/// The value of one property of an element or a layer.
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
