import Elements
import Foundation

/// A message from a page: the frames of the live connection from client to server.
///
/// Every frame is a flat JSON array of integers and strings.
enum ClientMessage: Equatable {
  /// `["join", token, session, applied, width, height, flags, scale, textSize, timeZone, scene, address, returning]`:
  /// the first frame of a connection. `session` is empty for a new session. `width` and `height` are the size of the
  /// window. The other values describe the device and the page, see ``ClientDevice`` and ``ClientPage``. `returning` is
  /// 1 or 0. The size and these values are optional.
  case join(token: String, session: String, applied: Int, viewport: ClientViewport? = nil, page: ClientPage? = nil)
  /// `["device", width, height, flags, scale, textSize, timeZone]`: the window or the device traits have changed.
  case device(ClientViewport, ClientDevice)
  /// `["measure", moved, element, frame, …]`: the frames of elements, see ``ClientFrame``. `moved` is 1 if the user has
  /// scrolled or resized the window, and 0 otherwise.
  case measure([ClientFrame], isByPerson: Bool)
  /// `[sequence, applied, element, kind, value?]`: a user event. `[…, inserted, base, before, after]` is an edit of a
  /// field's text, see ``ClientEdit``.
  case event(ClientEvent)
  /// `["part", text]`: a part of the next event's value, which exceeds the message limit.
  case part(String)
  /// `[applied]`: all patches up to this number have been applied.
  case acknowledgement(Int)
  /// `["window", list, first, row, last, row, focused]`: the visible rows of a list, see ``VisibleRows``. Without a
  /// first row, or without the focus in the list, the corresponding number is 0.
  case window(list: Int, VisibleRows)
  /// `["leave"]`: the page is closed permanently.
  case leave

  /// The maximum length of a request to join, in bytes. It includes a token and a session ID.
  static let joinByteLimit = 1_024
  private static let nameByteLimit = 64
  private static let addressByteLimit = 400

  /// The cost of the message in the client's rate limit: 1, plus 1 per KiB of text, which must be parsed, stored,
  /// compared, and often sent back. Mounting other rows of a list costs as much as several taps.
  var weight: Int {
    switch self {
    case .window, .device: return 4
    default: break
    }
    return 1 + textByteCount / 1_024
  }

  private var textByteCount: Int {
    switch self {
    case .event(let event): event.value?.utf8.count ?? 0
    case .part(let text): text.utf8.count
    case .measure(let frames, _): frames.count * Self.frameByteCount
    default: 0
    }
  }

  /// The assumed length of a frame in a message, in bytes.
  private static let frameByteCount = 32

  /// Whether the message is a request to join.
  var isJoin: Bool {
    guard case .join = self else { return false }
    return true
  }

  /// Whether the message is a part of an event's value.
  var isPart: Bool {
    guard case .part = self else { return false }
    return true
  }

  /// Parses a frame. O(length).
  ///
  /// - Throws: ``Refusal/notText`` if the bytes are not UTF-8; ``Refusal/malformed`` if they are not a valid frame.
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
      case "part":
        message = .part(try reader.text(limit: bytes.count))
      case "window":
        message = try window(&reader)
      case "join":
        message = .join(
          token: try reader.text(limit: nameByteLimit), session: try reader.text(limit: nameByteLimit),
          applied: try reader.number(), viewport: reader.isAtEnd ? nil : try viewport(&reader),
          page: reader.isAtEnd ? nil : try page(&reader))
      case "device":
        message = .device(try viewport(&reader), try device(&reader))
      case "measure":
        message = try measure(&reader)
      default:
        throw MessageReader.Fault()
      }
    }
    try reader.end()
    // A message of low weight must be short. A byte of text takes at most six bytes, as `\u0000`.
    guard bytes.count <= joinByteLimit + 6 * message.textByteCount else { throw MessageReader.Fault() }
    return message
  }

  private static func window(_ reader: inout MessageReader) throws(MessageReader.Fault) -> ClientMessage {
    let list = try reader.number()
    let first = VisibleRows.Position(element: try reader.number(), row: try reader.number())
    let last = VisibleRows.Position(element: try reader.number(), row: try reader.number())
    let focused = try reader.number()
    return .window(
      list: list,
      VisibleRows(first: first.element == 0 ? nil : first, last: last, focused: focused == 0 ? nil : focused))
  }

  private static func viewport(_ reader: inout MessageReader) throws(MessageReader.Fault) -> ClientViewport {
    ClientViewport(width: try reader.number(), height: try reader.number())
  }

  private static func device(_ reader: inout MessageReader) throws(MessageReader.Fault) -> ClientDevice {
    ClientDevice(
      flags: ClientDevice.Flags(rawValue: try reader.number()), scale: try reader.number(),
      textSize: try reader.number(), timeZone: try reader.text(limit: nameByteLimit))
  }

  private static func page(_ reader: inout MessageReader) throws(MessageReader.Fault) -> ClientPage {
    var page = ClientPage(
      device: try device(&reader), scene: try reader.text(limit: nameByteLimit),
      address: try reader.text(limit: addressByteLimit))
    guard !reader.isAtEnd else { return page }
    let returning = try reader.number()
    guard returning <= 1 else { throw MessageReader.Fault() }
    page.isReturning = returning == 1
    return page
  }

  private static func measure(_ reader: inout MessageReader) throws(MessageReader.Fault) -> ClientMessage {
    let moved = try reader.number()
    var frames: [ClientFrame] = []
    while !reader.isAtEnd {
      let element = try reader.number()
      guard let frame = ClientFrame(element: element, try reader.text(limit: 2 * nameByteLimit)) else {
        throw MessageReader.Fault()
      }
      frames.append(frame)
    }
    guard moved <= 1 else { throw MessageReader.Fault() }
    return .measure(frames, isByPerson: moved == 1)
  }

  private static func event(
    _ sequence: Int, _ reader: inout MessageReader, limit: Int
  ) throws(MessageReader.Fault) -> ClientEvent {
    guard sequence > 0 else { throw MessageReader.Fault() }
    return ClientEvent(
      sequence: sequence, applied: try reader.number(), element: try reader.number(),
      kind: try reader.text(limit: nameByteLimit), value: reader.isAtEnd ? nil : try reader.text(limit: limit),
      edit: reader.isAtEnd ? nil : try edit(&reader))
  }

  private static func edit(_ reader: inout MessageReader) throws(MessageReader.Fault) -> ClientEdit {
    ClientEdit(base: try reader.number(), before: try reader.number(), after: try reader.number())
  }
}

/// The size of a page's window, in points.
struct ClientViewport: Equatable, Sendable {
  var width: Int
  var height: Int

  /// The size that the screen gets. The size is limited, because the app may spend time and memory in proportion to the
  /// size.
  var size: CGSize { CGSize(width: min(width, 16_384), height: min(height, 16_384)) }
}

/// A user event on the page.
struct ClientEvent: Equatable {
  /// The number of the event, counted by the page from 1.
  var sequence: Int
  /// The number of the newest patch that the page had applied.
  var applied: Int
  /// The ID of the element, or of the request that is answered.
  var element: Int
  /// The name of the event kind.
  var kind: String
  /// The text of the event.
  var value: String?
  /// The part of the field's text that the value replaces; `nil` if the value is the whole text.
  var edit: ClientEdit?
}

/// The part of a text that an edit replaces: everything but a prefix and a suffix, whose lengths are in UTF-16 code
/// units.
struct ClientEdit: Equatable {
  /// The number of the event with the text before the edit.
  var base: Int
  /// The length of the prefix that is kept.
  var before: Int
  /// The length of the suffix that is kept.
  var after: Int

  /// Returns a text with the part replaced; `nil` if the text is shorter than prefix and suffix, or a surrogate pair
  /// would be split. O(length).
  func replace(in text: String, with inserted: String) -> String? {
    let units = text.utf16
    guard before <= units.count, after <= units.count - before else { return nil }
    let start = units.index(units.startIndex, offsetBy: before)
    let end = units.index(units.endIndex, offsetBy: -after)
    let scalars = text.unicodeScalars
    guard start.samePosition(in: scalars) != nil, end.samePosition(in: scalars) != nil else { return nil }
    return String(scalars[..<start]) + inserted + String(scalars[end...])
  }
}
