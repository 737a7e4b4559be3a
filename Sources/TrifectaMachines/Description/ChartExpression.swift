/// An expression for conditions and assignments of a ``ChartDescription``.
///
/// Expressions read variables and active states, compare and compute. They have no function calls and no loops, so that
/// evaluation always terminates.
public indirect enum ChartExpression: Hashable, Sendable {
  /// An operator. `and` and `or` evaluate their second argument only if it is needed.
  public enum Operator: String, Hashable, Sendable, Codable, CaseIterable {
    /// Addition.
    case add = "+"
    /// Subtraction.
    case subtract = "-"
    /// Multiplication.
    case multiply = "*"
    /// Division.
    case divide = "/"
    /// The remainder of a division.
    case remainder = "%"
    /// Equality.
    case equal = "=="
    /// Inequality.
    case notEqual = "!="
    /// Less than.
    case less = "<"
    /// Greater than.
    case greater = ">"
    /// Less than or equal.
    case lessOrEqual = "<="
    /// Greater than or equal.
    case greaterOrEqual = ">="
    /// Logical conjunction.
    case and = "&&"
    /// Logical disjunction.
    case or = "||"
    /// Logical negation.
    case not = "!"
    /// Arithmetic negation.
    case negate = "neg"

    /// The number of arguments of the operator.
    public var arity: Int { self == .not || self == .negate ? 1 : 2 }
  }

  /// A literal value.
  case literal(ChartValue)
  /// The value of a variable.
  case variable(String)
  /// Whether the state with the id is active.
  case isIn(String)
  /// The name of the event that is being handled.
  case eventName
  /// The payload of the event that is being handled.
  case eventData
  /// A field of the payload of the event that is being handled. It has no value if the payload is not an object.
  case eventField(String)
  /// An operator applied to its arguments.
  case apply(Operator, [ChartExpression])
}

extension ChartExpression: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case lit, `var`, `in`, event, eventData, eventField, op, args
  }

  /// Decodes an expression.
  ///
  /// - Throws: a `DecodingError` if the data is not an expression, or the number of arguments does not match the
  ///   operator.
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
          debugDescription: "\(sign.rawValue) takes \(sign.arity) arguments, but has \(arguments.count).")
      }
      self = .apply(sign, arguments)
    }
  }

  /// Encodes the expression.
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
  /// The source text of the expression, with parentheses where needed.
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
  /// The source text of the value.
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
