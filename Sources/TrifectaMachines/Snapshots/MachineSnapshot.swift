/// What is stored of a configuration: names and values only, so that a later version of the machine can read it.
public struct MachineSnapshot: Hashable, Sendable, Codable {
  /// A timer that runs.
  public struct Timer: Hashable, Sendable, Codable {
    /// The state that owns it.
    public var state: String
    /// Which of the state's timers it is, in the order of the chart, from 0.
    public var index: Int
    /// The milliseconds that are left of it.
    public var left: Double
  }

  /// The machine's ``Machine/version`` that has stored it.
  public var version: Int
  /// The ids of the active states in document order.
  public var active: [String]
  /// What active states, and those that histories remember, know.
  public var values: [String: SnapshotValue]
  /// The ids of the states that histories remember, by the histories' ids.
  public var memory: [String: [String]]
  /// What the machine knows besides its states.
  public var context: SnapshotValue
  /// The timers that run.
  public var timers: [Timer]
  /// Whether the machine has begun.
  public var hasBegun: Bool
}

/// A value of JSON.
public enum SnapshotValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// A truth.
  case bool(Bool)
  /// A whole number.
  case int(Int64)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// Several values.
  case array([SnapshotValue])
  /// Values by name.
  case object([String: SnapshotValue])
}

extension SnapshotValue: Codable {
  /// Reads a value.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let int = try? value.decode(Int64.self) {
      self = .int(int)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([SnapshotValue].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: SnapshotValue].self))
    }
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let bool): try value.encode(bool)
    case .int(let int): try value.encode(int)
    case .number(let number): try value.encode(number)
    case .string(let string): try value.encode(string)
    case .array(let array): try value.encode(array)
    case .object(let object): try value.encode(object)
    }
  }
}
