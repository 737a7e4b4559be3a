/// An event that an element or a layer handles, with the type of its payload.
public struct Handler: Hashable, Sendable {
  /// The type of an event's payload.
  public enum Payload: Hashable, Sendable {
    /// No payload.
    case none
    /// No payload, or a number of at least 1: how many times in a row the event has occurred.
    case count
    /// A string.
    case text
    /// A finite number.
    case number
    /// A Boolean.
    case flag
    /// A Boolean: whether a pointer hovers over the element. If the last value was `true`, `false` is sent before the
    /// element is removed.
    case presence
    /// A phase of a press.
    case press
    /// The frame of the element. Hosts that can measure report it with `Graph.report(_:)`, initially and after each
    /// change.
    case frame
    /// One of the element's ``Element/choices``, identified by its id.
    case choice
    /// Files that the user provided. Only the host may create such a value, after it has received the files. Otherwise,
    /// a client could name arbitrary files of the machine that runs the program.
    case files

    /// Returns whether `value` has this type.
    public func admits(_ value: AttributeValue?) -> Bool {
      switch (self, value) {
      case (.none, nil), (.text, .string), (.flag, .flag), (.presence, .flag), (.choice, .choice): true
      case (.count, nil): true
      case (.count, .number(let number)): number.isFinite && number >= 1
      case (.number, .number(let number)): number.isFinite
      case (.press, .press(let press)): press.isValid
      case (.frame, .frame(let frame)): frame.isValid
      case (.files, .files(let files)): !files.isEmpty
      default: false
      }
    }
  }

  /// The kind of the event.
  public let event: EventKind
  /// The type of the payload.
  public let payload: Payload

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - event: the kind of the event.
  ///   - payload: the type of the payload.
  public init(_ event: EventKind, _ payload: Payload = .none) {
    self.event = event
    self.payload = payload
  }
}
