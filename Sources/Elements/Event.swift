/// What a person did to an element.
public struct EventKind: RawRepresentable, Hashable, Sendable {
  @usableFromInline let number: UInt16
  private static let table = NameTable()

  /// Creates a kind of event with a name of its own. Two kinds of one name are the same.
  public init(rawValue: String) {
    number = Self.table.number(of: rawValue)
  }

  /// The kind with a name that the program has given to one; `nil` for any other name. For names that come from outside.
  public init?(known name: String) {
    guard let number = Self.table.knownNumber(of: name) else { return nil }
    self.number = number
  }

  /// The event's name.
  public var rawValue: String { Self.table.name(number) }

  /// Whether two kinds are the same.
  @inlinable
  public static func == (first: Self, second: Self) -> Bool { first.number == second.number }

  /// Feeds the kind to a hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// What a person did, and what came with it.
public struct Event: Hashable, Sendable {
  /// What was done.
  public var kind: EventKind
  /// What came with it: the text of a field. `nil` for an event that carries nothing.
  public var value: AttributeValue?

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - kind: what was done.
  ///   - value: what came with it.
  public init(_ kind: EventKind, value: AttributeValue? = nil) {
    self.kind = kind
    self.value = value
  }
}

/// What became of an event that a host passed to a graph.
public enum EventOutcome: Hashable, Sendable {
  /// The element's handler ran.
  case handled
  /// No element with that id is in the tree: it is gone, or never was. Or it has no such layer.
  case unknownElement
  /// The element handles no event of that kind, or is disabled.
  case notHandled
  /// The element handles events of that kind, but not with such a value.
  case undeclaredPayload
}
