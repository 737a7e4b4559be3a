/// Which events an element or a layer handles, and what comes with them.
public struct Handler: Hashable, Sendable {
  /// What comes with an event.
  public enum Payload: Hashable, Sendable {
    /// Nothing.
    case none
    /// A text.
    case text
    /// A number that is finite.
    case number
    /// A yes or a no.
    case flag
    /// Whether a pointer is over the element: a yes or a no. What was told a yes is told a no before it goes.
    case presence
    /// What a pointer does that is held down.
    case press
    /// Where the element is and how large. Hosts that can measure tell it when they have, and whenever it becomes another, by
    /// `Graph.report(_:)`.
    case frame
    /// One of the element's ``Element/choices``, known by its id.
    case choice
    /// Files that a person has given. The host has received them: no client can send such a value by itself, which would name files
    /// of the machine that the program runs on.
    case files

    /// Whether `value` is what this says.
    public func admits(_ value: AttributeValue?) -> Bool {
      switch (self, value) {
      case (.none, nil), (.text, .string), (.flag, .flag), (.presence, .flag), (.choice, .choice): true
      case (.number, .number(let number)): number.isFinite
      case (.press, .press(let press)): press.isValid
      case (.frame, .frame(let frame)): frame.isValid
      case (.files, .files(let files)): !files.isEmpty
      default: false
      }
    }
  }

  /// What a person does.
  public let event: EventKind
  /// What comes with it.
  public let payload: Payload

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - event: what a person does.
  ///   - payload: what comes with it.
  public init(_ event: EventKind, _ payload: Payload = .none) {
    self.event = event
    self.payload = payload
  }
}
