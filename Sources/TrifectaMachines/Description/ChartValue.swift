/// A value of the small language in which documents say their conditions and assignments.
public enum ChartValue: Hashable, Sendable {
  /// Nothing.
  case none
  /// A truth.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// Several values.
  case list([ChartValue])
  /// Values by name.
  case object([String: ChartValue])

  /// Whether a condition holds that has this value: all do but nothing, `false`, 0, what is not a number, and no text.
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
  /// Reads a value of JSON.
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

  /// Writes the value.
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
