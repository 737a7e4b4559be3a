/// What a person did to an element.
public struct EventKind: RawRepresentable, Hashable, Sendable {
  /// The event's name.
  public let rawValue: String

  /// Creates a kind of event with a name of its own.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
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
  /// No element with that id is in the tree: it is gone, or never was.
  case unknownElement
  /// The element handles no event of that kind, or is disabled.
  case notHandled
}
