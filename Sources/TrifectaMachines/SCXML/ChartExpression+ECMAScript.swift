extension ChartExpression {
  /// The expression as ECMAScript source, which ``SCXMLExpressionParser`` parses to an equal expression.
  var script: String {
    switch self {
    case .literal(let value): Self.script(value)
    case .variable(let name): Self.location(name)
    case .isIn(let id): "In(\(Self.script(.string(SCXMLNames.id(id)))))"
    case .eventName: "_event.name"
    case .eventData: "_event.data"
    case .eventField(let name): "_event.data[\(Self.script(.string(name)))]"
    case .apply(let sign, let arguments) where arguments.count == 1:
      (sign == .negate ? "-" : sign.rawValue) + "(\(arguments[0].script))"
    case .apply(let sign, let arguments): arguments.map(\.argument).joined(separator: " \(sign.rawValue) ")
    }
  }

  /// Whether the expression is a literal.
  var isLiteral: Bool { if case .literal = self { true } else { false } }

  private var argument: String {
    if case .apply(_, let arguments) = self, arguments.count > 1 { return "(\(script))" }
    return script
  }

  /// A reference to a variable, as `this["name"]` if the name is not a valid identifier.
  static func location(_ name: String) -> String {
    let isWord = name.utf8.allSatisfy {
      $0 == 95 || $0 == 36 || (48...57).contains($0) || (65...90).contains($0 & 0xDF)
    }
    let isPlain = isWord && !(name.utf8.first.map { (48...57).contains($0) } ?? true)
    return isPlain && !SCXMLExpressionParser.reserved.contains(name) ? name : "this[\(script(.string(name)))]"
  }

  static func script(_ value: ChartValue) -> String {
    switch value {
    case .none: return "null"
    case .bool(let value): return "\(value)"
    case .number(let value):
      if value.isNaN { return "NaN" }
      if value.isInfinite { return value < 0 ? "-Infinity" : "Infinity" }
      return ChartValue.number(value).description
    case .string(let value):
      var result = "'"
      for scalar in value.unicodeScalars {
        switch scalar {
        case "'", "\\": result += "\\\(scalar)"
        case "\n": result += "\\n"
        case _
        where scalar.value < 0x20 || (0x7F...0xA0).contains(scalar.value) || scalar.value > 0xFFFD
          || scalar == "\u{2028}" || scalar == "\u{2029}":
          result += "\\u{\(String(scalar.value, radix: 16))}"
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result + "'"
    case .list(let values): return "[\(values.map(script).joined(separator: ", "))]"
    case .object(let fields):
      let texts = fields.sorted { $0.key < $1.key }.map { "\(script(.string($0))): \(script($1))" }
      return "{\(texts.joined(separator: ", "))}"
    }
  }
}
