import Elements

/// What a page sends: the frames of the live connection, client to server.
///
/// Every frame is a flat JSON array of whole numbers and texts.
enum ClientMessage: Equatable {
  /// `["join", token, session, applied]`: the first frame of a connection. `session` is empty for a new session.
  case join(token: String, session: String, applied: Int)
  /// `[sequence, applied, element, kind, value?]`: a person did something.
  case event(ClientEvent)
  /// `[applied]`: every patch up to that one has been applied.
  case acknowledgement(Int)
  /// `["window", list, first, row, last, row, focused]`: what a person sees of a list now, see ``VisibleRows``. Where there is no
  /// first place or no focus in the list, its number is 0, which is nobody's in a list.
  case window(list: Int, VisibleRows)
  /// `["leave"]`: the page is closed for good.
  case leave

  /// The longest frame that can be a request to join, in bytes, with room for a token and a session.
  static let joinByteLimit = 1_024
  private static let nameByteLimit = 64

  /// How much of a client's rate it takes: one for the message, and one for each KiB of the text that comes with it, which
  /// has to be read, kept, compared, and often sent back. Other rows of a list take as long as several presses.
  var weight: Int {
    if case .window = self { return 4 }
    return 1 + textByteCount / 1_024
  }

  private var textByteCount: Int {
    guard case .event(let event) = self else { return 0 }
    return event.value?.utf8.count ?? 0
  }

  /// Whether it is a request to join.
  var isJoin: Bool {
    guard case .join = self else { return false }
    return true
  }

  /// Reads a frame.
  ///
  /// - Throws: ``Refusal/notText`` where the bytes are no UTF-8, ``Refusal/malformed`` where they are no such frame.
  ///   O(length).
  init(_ bytes: [UInt8]) throws(Refusal) {
    do {
      self = try Self.read(bytes)
    } catch {
      throw (try? MessageReader.exact(bytes)) == nil ? .notText : .malformed
    }
  }

  private static func read(_ bytes: [UInt8]) throws(MessageReader.Fault) -> ClientMessage {
    var reader = try MessageReader(bytes)
    let message: ClientMessage
    if !reader.isAtText {
      let first = try reader.number()
      message = reader.isAtEnd ? .acknowledgement(first) : .event(try event(first, &reader, limit: bytes.count))
    } else {
      switch try reader.text(limit: nameByteLimit) {
      case "leave":
        message = .leave
      case "window":
        message = try window(&reader)
      case "join":
        message = .join(
          token: try reader.text(limit: nameByteLimit), session: try reader.text(limit: nameByteLimit),
          applied: try reader.number())
      default:
        throw MessageReader.Fault()
      }
    }
    try reader.end()
    // What weighs little is not long: a byte of a text takes six at most, as `\u0000`.
    guard bytes.count <= joinByteLimit + 6 * message.textByteCount else { throw MessageReader.Fault() }
    return message
  }

  private static func window(_ reader: inout MessageReader) throws(MessageReader.Fault) -> ClientMessage {
    let list = try reader.number()
    let first = VisibleRows.Place(element: try reader.number(), row: try reader.number())
    let last = VisibleRows.Place(element: try reader.number(), row: try reader.number())
    let focused = try reader.number()
    return .window(
      list: list,
      VisibleRows(first: first.element == 0 ? nil : first, last: last, focused: focused == 0 ? nil : focused))
  }

  private static func event(
    _ sequence: Int, _ reader: inout MessageReader, limit: Int
  ) throws(MessageReader.Fault) -> ClientEvent {
    guard sequence > 0 else { throw MessageReader.Fault() }
    return ClientEvent(
      sequence: sequence, applied: try reader.number(), element: try reader.number(),
      kind: try reader.text(limit: nameByteLimit), value: reader.isAtEnd ? nil : try reader.text(limit: limit))
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
