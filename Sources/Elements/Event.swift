/// The kind of a user event.
public struct EventKind: RawRepresentable, Hashable, Sendable {
  @usableFromInline let number: UInt16
  private static let names = NameTable()

  /// Creates a kind. Kinds with the same name are equal.
  public init(rawValue: String) {
    number = Self.names.number(of: rawValue)
  }

  /// Looks up a kind that the program has already created, or returns `nil`. Use it for names from untrusted sources.
  public init?(known name: String) {
    guard let number = Self.names.knownNumber(of: name) else { return nil }
    self.number = number
  }

  /// The name of the kind.
  public var rawValue: String { Self.names.name(number) }

  /// Whether two kinds are equal.
  @inlinable
  public static func == (first: Self, second: Self) -> Bool { first.number == second.number }

  /// Hashes the kind.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// A user event with its payload.
public struct Event: Hashable, Sendable {
  /// The kind of the event.
  public var kind: EventKind
  /// The payload, such as the text of a field, or `nil` if there is none.
  public var value: AttributeValue?

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - kind: the kind of the event.
  ///   - value: the payload.
  public init(_ kind: EventKind, value: AttributeValue? = nil) {
    self.kind = kind
    self.value = value
  }
}

/// The result of dispatching an event.
public enum EventOutcome: Hashable, Sendable {
  /// The handler of the element ran.
  case handled
  /// The element is not in the tree, for example because it has been removed, or it has no such layer.
  case unknownElement
  /// The element does not handle events of this kind, or is disabled.
  case notHandled
  /// The payload does not match the declaration of the handler.
  case undeclaredPayload
}
