/// The encoded form of a configuration. It contains only names and values, so that later versions of the machine can
/// read it.
public struct MachineSnapshot: Hashable, Sendable, Codable {
  /// A running timer.
  public struct Timer: Hashable, Sendable, Codable {
    /// The id of the state that owns the timer.
    public var state: String
    /// The index of the timer among the delayed transitions of the state, in document order, from 0.
    public var index: Int
    /// The remaining time in milliseconds.
    public var left: Double

    /// Creates a running timer, for example to test ``Machine/migrate(_:)``.
    ///
    /// - Parameters:
    ///   - state: the id of the state that owns the timer.
    ///   - index: the index of the timer among the delayed transitions of the state, from 0.
    ///   - left: the remaining time in milliseconds.
    public init(state: String, index: Int, left: Double) {
      self.state = state
      self.index = index
      self.left = left
    }
  }

  /// The ``Machine/version`` of the machine that stored the snapshot.
  public var version: Int
  /// The ids of the active states, in document order.
  public var active: [String]
  /// The phases of the active states and of the states recorded by history states, by state id.
  public var values: [String: SnapshotValue]
  /// The ids of the states that each history state has recorded, by the id of the history state.
  public var memory: [String: [String]]
  /// The context of the machine.
  public var context: SnapshotValue
  /// The running timers.
  public var timers: [Timer]
  /// Whether the machine has started.
  public var hasBegun: Bool

  /// Creates a snapshot, for example one of an earlier version to test ``Machine/migrate(_:)``.
  ///
  /// - Parameters:
  ///   - version: the version of the machine that stored the snapshot.
  ///   - active: the ids of the active states, in document order.
  ///   - values: the phases of the active states and of the states recorded by history states, by state id.
  ///   - memory: the ids of the states that each history state has recorded, by the id of the history state.
  ///   - context: the context of the machine.
  ///   - timers: the running timers.
  ///   - hasBegun: whether the machine has started.
  public init(
    version: Int, active: [String], values: [String: SnapshotValue] = [:], memory: [String: [String]] = [:],
    context: SnapshotValue = .object([:]), timers: [Timer] = [], hasBegun: Bool = true
  ) {
    self.version = version
    self.active = active
    self.values = values
    self.memory = memory
    self.context = context
    self.timers = timers
    self.hasBegun = hasBegun
  }
}

/// A JSON value.
public enum SnapshotValue: Hashable, Sendable {
  /// The JSON `null`.
  case null
  /// A Boolean.
  case bool(Bool)
  /// An integer.
  case int(Int64)
  /// A floating-point number.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([SnapshotValue])
  /// An object: values by key.
  case object([String: SnapshotValue])
}

extension SnapshotValue: Codable {
  /// Decodes a value.
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

  /// Encodes the value.
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
