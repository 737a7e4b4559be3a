/// What happens in a step of a path.
public enum PathInput<Event> {
  /// Somebody sends an event.
  case event(Event)
  /// Work that a state owns, by its name, brings its result or its error as an event.
  case result(Event, of: String)
  /// The time passes until the next timer is up.
  case wait(Duration)
}

extension PathInput: Equatable where Event: Equatable {}
extension PathInput: Sendable where Event: Sendable {}

extension PathInput: CustomStringConvertible {
  /// What happens, on one line.
  public var description: String {
    switch self {
    case .event(let event): short(event)
    case .result(let event, let work): "\"\(work)\" ends: \(short(event))"
    case .wait(let duration): "wait \(duration)"
    }
  }
}

/// A value on one line of a length that a person reads.
func short(_ value: Any) -> String {
  let text = String(describing: value).replacing("\n", with: " ")
  return text.count > 100 ? text.prefix(99) + "…" : text
}
