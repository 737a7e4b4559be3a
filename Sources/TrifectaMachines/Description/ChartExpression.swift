/// An expression of the small language in which documents say their conditions and assignments.
///
/// It reads variables and active states, compares and computes. It calls nothing and always comes to an end.
public indirect enum ChartExpression: Hashable, Sendable {
  /// What an expression does to its arguments. `and`, `or` stop where the result is certain.
  public enum Operator: String, Hashable, Sendable, Codable, CaseIterable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case greater = ">"
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case and = "&&"
    case or = "||"
    case not = "!"
    case negate = "neg"

    /// How many arguments it takes.
    public var arity: Int { self == .not || self == .negate ? 1 : 2 }
  }

  /// A value.
  case literal(ChartValue)
  /// The value of a variable.
  case variable(String)
  /// Whether the state with that id is active.
  case isIn(String)
  /// The name of the event that is being handled.
  case eventName
  /// What the event that is being handled carries.
  case eventData
  /// A named value of the object that the event that is being handled carries. It has no value if that is no object.
  case eventField(String)
  /// An operator with its arguments.
  case apply(Operator, [ChartExpression])
}

extension ChartExpression: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case lit, `var`, `in`, event, eventData, eventField, op, args
  }

  /// Reads an expression.
  ///
  /// - Throws: a `DecodingError` if it is none, or an operator has not as many arguments as it takes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if values.contains(.lit) {
      self = .literal(try values.decode(ChartValue.self, forKey: .lit))
    } else if let name = try values.decodeIfPresent(String.self, forKey: .var) {
      self = .variable(name)
    } else if let id = try values.decodeIfPresent(String.self, forKey: .in) {
      self = .isIn(id)
    } else if values.contains(.event) {
      self = .eventName
    } else if values.contains(.eventData) {
      self = .eventData
    } else if let name = try values.decodeIfPresent(String.self, forKey: .eventField) {
      self = .eventField(name)
    } else {
      let sign = try values.decode(Operator.self, forKey: .op)
      let arguments = try values.decode([ChartExpression].self, forKey: .args)
      guard arguments.count == sign.arity else {
        throw DecodingError.dataCorruptedError(
          forKey: .args, in: values,
          debugDescription: "\(sign.rawValue) takes \(sign.arity) arguments and has \(arguments.count).")
      }
      self = .apply(sign, arguments)
    }
  }

  /// Writes the expression.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .literal(let value): try values.encode(value, forKey: .lit)
    case .variable(let name): try values.encode(name, forKey: .var)
    case .isIn(let id): try values.encode(id, forKey: .in)
    case .eventName: try values.encode(true, forKey: .event)
    case .eventData: try values.encode(true, forKey: .eventData)
    case .eventField(let name): try values.encode(name, forKey: .eventField)
    case .apply(let sign, let arguments):
      try values.encode(sign, forKey: .op)
      try values.encode(arguments, forKey: .args)
    }
  }
}

extension ChartExpression: CustomStringConvertible {
  /// The expression as people write it, in parentheses where it needs any.
  public var description: String {
    switch self {
    case .literal(let value): value.description
    case .variable(let name): name
    case .isIn(let id): "In('\(id)')"
    case .eventName: "_event.name"
    case .eventData: "_event.data"
    case .eventField(let name): "_event.data.\(name)"
    case .apply(let sign, let arguments) where arguments.count == 1:
      (sign == .negate ? "-" : sign.rawValue) + arguments[0].asArgument
    case .apply(let sign, let arguments): arguments.map(\.asArgument).joined(separator: " \(sign.rawValue) ")
    }
  }

  private var asArgument: String {
    if case .apply(_, let arguments) = self, arguments.count > 1 { return "(\(description))" }
    return description
  }
}

extension ChartValue: CustomStringConvertible {
  /// The value as people write it.
  public var description: String {
    switch self {
    case .none: "null"
    case .bool(let value): "\(value)"
    case .number(let value): Int(exactly: value).map(String.init) ?? "\(value)"
    case .string(let value):
      "'" + value.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .object(let fields):
      "{" + fields.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", ") + "}"
    }
  }
}
