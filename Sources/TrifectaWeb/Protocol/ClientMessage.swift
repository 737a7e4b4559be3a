import Elements
import Foundation

/// What a page sends: the frames of the live connection, client to server.
///
/// Every frame is a flat JSON array of whole numbers and texts.
enum ClientMessage: Equatable {
  /// `["join", token, session, applied, width, height, flags, scale, textSize, timeZone, scene, address]`: the first frame of a
  /// connection. `session` is empty for a new session. The numbers after that say how large the window is, and the rest what the
  /// device is and the page, see ``ClientDevice`` and ``ClientPage``; either may be missing.
  case join(token: String, session: String, applied: Int, viewport: ClientViewport? = nil, page: ClientPage? = nil)
  /// `["device", width, height, flags, scale, textSize, timeZone]`: the window or the device is another now.
  case device(ClientViewport, ClientDevice)
  /// `["measure", moved, element, frame, …]`: where elements are on the page, see ``ClientFrame``. `moved` is 1 where a person
  /// has scrolled or changed the size of the window, and 0 otherwise.
  case measure([ClientFrame], isByPerson: Bool)
  /// `[sequence, applied, element, kind, value?]`: a person did something. `[…, inserted, base, before, after]` is an edit of a
  /// field's text, see ``ClientEdit``.
  case event(ClientEvent)
  /// `["part", text]`: the beginning of the next event's value, which is longer than a message may be.
  case part(String)
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
  private static let addressByteLimit = 400

  /// How much of a client's rate it takes: one for the message, and one for each KiB of the text that comes with it, which
  /// has to be read, kept, compared, and often sent back. Other rows of a list take as long as several presses.
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

  /// How long a frame is believed to be.
  private static let frameByteCount = 32

  /// Whether it is a request to join.
  var isJoin: Bool {
    guard case .join = self else { return false }
    return true
  }

  /// Whether it is the beginning of an event's value.
  var isPart: Bool {
    guard case .part = self else { return false }
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

  private static func viewport(_ reader: inout MessageReader) throws(MessageReader.Fault) -> ClientViewport {
    ClientViewport(width: try reader.number(), height: try reader.number())
  }

  private static func device(_ reader: inout MessageReader) throws(MessageReader.Fault) -> ClientDevice {
    ClientDevice(
      flags: ClientDevice.Flags(rawValue: try reader.number()), scale: try reader.number(),
      textSize: try reader.number(), timeZone: try reader.text(limit: nameByteLimit))
  }

  private static func page(_ reader: inout MessageReader) throws(MessageReader.Fault) -> ClientPage {
    ClientPage(
      device: try device(&reader), scene: try reader.text(limit: nameByteLimit),
      address: try reader.text(limit: addressByteLimit))
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

/// How large the window of a page is, in whole points.
struct ClientViewport: Equatable, Sendable {
  var width: Int
  var height: Int

  /// The size that a screen is told. What a program makes of it takes time and memory: there is no window larger than this.
  var size: CGSize { CGSize(width: min(width, 16_384), height: min(height, 16_384)) }
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
  /// Which part of a field's text the value replaces; `nil` where it is the whole text.
  var edit: ClientEdit?
}

/// The part of a text that an edit replaces: all but its beginning and its end, which are counted in UTF-16 code units.
struct ClientEdit: Equatable {
  /// The number of the event that carried the text before the edit.
  var base: Int
  /// The length of the beginning that is kept.
  var before: Int
  /// The length of the end that is kept.
  var after: Int

  /// Returns a text with that part replaced; `nil` where the text is shorter than what is kept of it, or a surrogate pair would be
  /// split. O(length).
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
