/// A value of a ``ChartExpression``, a variable or an event payload.
public enum ChartValue: Hashable, Sendable {
  /// No value (`null`).
  case none
  /// A Boolean.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A string.
  case string(String)
  /// A list of values.
  case list([ChartValue])
  /// An object: values by field name.
  case object([String: ChartValue])

  /// Whether a condition with this value holds. `none`, `false`, 0, NaN and the empty string are false; all other
  /// values are true.
  public var isTrue: Bool {
    switch self {
    case .none: false
    case .bool(let value): value
    case .number(let value): value != 0 && !value.isNaN
    case .string(let value): !value.isEmpty
    case .list, .object: true
    }
  }
}

extension ChartValue: Codable {
  /// Decodes a JSON value.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .none
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let fields = try? value.decode([String: ChartValue].self) {
      self = .object(fields)
    } else {
      self = .list(try value.decode([ChartValue].self))
    }
  }

  /// Encodes the value as JSON.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .none: try value.encodeNil()
    case .bool(let bool): try value.encode(bool)
    case .number(let number): try value.encode(number)
    case .string(let string): try value.encode(string)
    case .list(let list): try value.encode(list)
    case .object(let fields): try value.encode(fields)
    }
  }
}
