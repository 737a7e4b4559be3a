/// The reason why an expression cannot be evaluated.
enum ExpressionError: Error, Hashable, CustomStringConvertible {
  case unknownVariable(String)
  case unsuitable(ChartValue, for: String)

  var description: String {
    switch self {
    case .unknownVariable(let name): "The variable \"\(name)\" is not defined."
    case .unsuitable(let value, let use): "\(value) is not a valid value for \(use)."
    }
  }
}

extension InterpreterHost {
  /// Evaluates an expression.
  func value(of expression: ChartExpression, in configuration: ChartConfiguration) throws(ExpressionError) -> ChartValue
  {
    switch expression {
    case .literal(let value): return value
    case .variable(let name):
      guard let value = variables[name] else { throw .unknownVariable(name) }
      return value
    case .isIn(let id): return .bool(chart.state(id).map(configuration.active.contains) ?? false)
    case .eventName: return .string(event.name)
    case .eventData: return event.data
    case .eventField(let name):
      guard case .object(let fields) = event.data else { throw .unsuitable(event.data, for: "the field \"\(name)\"") }
      return fields[name] ?? .none
    case .apply(let sign, let arguments):
      guard arguments.count == sign.arity else { throw .unsuitable(.list([]), for: sign.rawValue) }
      let first = try value(of: arguments[0], in: configuration)
      switch sign {
      case .not: return .bool(!first.isTrue)
      case .negate: return .number(-(try number(first, for: "-")))
      case .and where !first.isTrue, .or where first.isTrue: return .bool(first.isTrue)
      default: return try apply(sign, first, try value(of: arguments[1], in: configuration))
      }
    }
  }

  private func apply(
    _ sign: ChartExpression.Operator, _ first: ChartValue, _ second: ChartValue
  ) throws(ExpressionError) -> ChartValue {
    switch sign {
    case .equal: return .bool(first == second)
    case .notEqual: return .bool(first != second)
    case .and, .or: return .bool(second.isTrue)
    case .not, .negate: throw .unsuitable(second, for: sign.rawValue)
    case .add:
      if case .string(let text) = first, case .string(let more) = second { return .string(text + more) }
      if case .list(let list) = first, case .list(let more) = second { return .list(list + more) }
    case .less, .greater, .lessOrEqual, .greaterOrEqual:
      if case .string(let text) = first, case .string(let other) = second {
        return .bool(Self.compare(sign, text, other))
      }
    case .subtract, .multiply, .divide, .remainder: break
    }
    let left = try number(first, for: sign.rawValue)
    let right = try number(second, for: sign.rawValue)
    return switch sign {
    case .add: .number(left + right)
    case .subtract: .number(left - right)
    case .multiply: .number(left * right)
    case .divide: .number(left / right)
    case .remainder: .number(left.truncatingRemainder(dividingBy: right))
    default: .bool(Self.compare(sign, left, right))
    }
  }

  private static func compare<Compared: Comparable>(
    _ sign: ChartExpression.Operator, _ first: Compared, _ second: Compared
  ) -> Bool {
    switch sign {
    case .less: first < second
    case .greater: first > second
    case .lessOrEqual: first <= second
    default: first >= second
    }
  }

  private func number(_ value: ChartValue, for use: String) throws(ExpressionError) -> Double {
    guard case .number(let number) = value else { throw .unsuitable(value, for: use) }
    return number
  }
}
