import Foundation

/// What a page sends: the frames of the live connection, client to server.
///
/// Every frame is a flat JSON array of integers and strings.
enum ClientMessage: Equatable {
  /// `["join", token, session, applied]`: the first frame of a connection. `session` is empty for a new session.
  case join(token: String, session: String, applied: Int)
  /// `[sequence, applied, element, kind, value?]`: a person did something.
  case event(ClientEvent)
  /// `[applied]`: every patch up to that one has been applied.
  case acknowledgement(Int)
  /// `["leave"]`: the page is closed for good.
  case leave

  /// Reads a frame.
  ///
  /// - Returns: `nil` where the text is no such frame. O(length).
  init?(_ text: String) {
    guard let atoms = try? JSONDecoder().decode([Atom].self, from: Data(text.utf8)) else { return nil }
    switch atoms.count {
    case 1:
      if atoms[0] == .text("leave") {
        self = .leave
      } else if case .number(let applied) = atoms[0], applied >= 0 {
        self = .acknowledgement(applied)
      } else {
        return nil
      }
    case 4...5:
      if case .text("join") = atoms[0] {
        guard atoms.count == 4, case .text(let token) = atoms[1], case .text(let session) = atoms[2],
          case .number(let applied) = atoms[3], applied >= 0
        else { return nil }
        self = .join(token: token, session: session, applied: applied)
      } else {
        guard let event = ClientEvent(atoms) else { return nil }
        self = .event(event)
      }
    default:
      return nil
    }
  }
}

/// One value of a frame.
private enum Atom: Equatable, Decodable {
  case number(Int)
  case text(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }
}

/// One thing a person did on the page.
struct ClientEvent: Equatable {
  /// The page's own count of its events, from 1.
  var sequence: Int
  /// The newest patch the page had applied.
  var applied: Int
  /// The element it happened to, or the request that is answered.
  var element: Int
  /// The name of the kind of event.
  var kind: String
  /// The text that came with it.
  var value: String?
}

extension ClientEvent {
  fileprivate init?(_ atoms: [Atom]) {
    guard case .number(let sequence) = atoms[0], sequence > 0,
      case .number(let applied) = atoms[1], applied >= 0,
      case .number(let element) = atoms[2], element >= 0,
      case .text(let kind) = atoms[3]
    else { return nil }
    var value: String?
    if atoms.count == 5 {
      guard case .text(let text) = atoms[4] else { return nil }
      value = text
    }
    self.init(sequence: sequence, applied: applied, element: element, kind: kind, value: value)
  }
}
