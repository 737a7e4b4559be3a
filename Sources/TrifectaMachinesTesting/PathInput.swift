/// The input of a step of a path.
public enum PathInput<Event> {
  /// An event from outside.
  case event(Event)
  /// The completion or failure event of the work with a name.
  case result(Event, of: String)
  /// Time passes until the next timer elapses.
  case wait(Duration)
}

extension PathInput: Equatable where Event: Equatable {}
extension PathInput: Sendable where Event: Sendable {}

extension PathInput: CustomStringConvertible {
  /// The input, on one line.
  public var description: String {
    switch self {
    case .event(let event): short(event)
    case .result(let event, let work): "\"\(work)\" ends: \(short(event))"
    case .wait(let duration): "wait \(duration)"
    }
  }
}

/// The description of a value on one line, truncated to 100 characters.
func short(_ value: Any) -> String {
  let text = String(describing: value).replacing("\n", with: " ")
  return text.count > 100 ? text.prefix(99) + "…" : text
}
