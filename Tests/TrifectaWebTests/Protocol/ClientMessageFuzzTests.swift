import Elements
import Foundation
import SeededRandom
import Testing

@testable import TrifectaWeb

/// Compares the message parser with Foundation's JSON decoder on slightly corrupted frames.
///
/// `TRIFECTA_FUZZED_FRAMES` sets the number of frames, `TRIFECTA_FUZZ_SEED` the seed.
@Suite("Client message fuzzing")
struct ClientMessageFuzzTests {
  @Test("Random frames parse to the same message as with Foundation, or are refused")
  func fuzz() {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["TRIFECTA_FUZZED_FRAMES"].flatMap { Int($0) } ?? 20_000
    let seed = environment["TRIFECTA_FUZZ_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max)
    var frames = FrameGenerator(seed: seed)
    var messages = 0
    for _ in 0..<count {
      let frame = frames.next()
      let message = try? ClientMessage(frame)
      if message != nil { messages += 1 }
      guard isShallow(frame) else {
        #expect(message == nil, "\(frame), seed \(seed)")
        continue
      }
      let expected = isStrict(frame) ? Model.read(frame) : nil
      #expect(message == expected, "\(String(decoding: frame, as: UTF8.self)) as \(frame), seed \(seed)")
      guard message == expected else { return }
    }
    #expect(messages > count / 20 && messages < count)
  }

  /// Whether Foundation's decoder can parse the frame; deeply nested frames can crash it.
  private func isShallow(_ frame: [UInt8]) -> Bool {
    frame.count { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") } <= 8
  }

  /// Whether the frame avoids syntax that only Foundation accepts: other encodings, a byte order mark, numbers such as 1.0 and
  /// -0, and trailing commas.
  private func isStrict(_ frame: [UInt8]) -> Bool {
    guard !frame.contains(0), frame.first != 0xEF else { return false }
    var isInText = false
    var isEscaped = false
    var previous: UInt8 = 0
    for byte in frame {
      if isInText {
        if !isEscaped, byte == UInt8(ascii: "\"") { isInText = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      if byte == UInt8(ascii: "\"") { isInText = true }
      if Array(".eE-".utf8).contains(byte) || (previous == UInt8(ascii: ",") && byte == UInt8(ascii: "]")) {
        return false
      }
      if !Array(" \t\n\r".utf8).contains(byte) { previous = byte }
    }
    return true
  }
}

/// Generates frames that start as valid messages and are mutated in a few places.
private struct FrameGenerator {
  private static let messages = [
    #"["join","3q2+7w==","",0]"#, #"["join","dG9rZW4=","0123456789abcdef0123456789abcdef",12]"#, #"["leave"]"#,
    #"["window",4,9,40,12,0,11]"#, "[7]",
    #"[3,9,12,"tap"]"#, #"[4,9,0,"input","héllo 😀"]"#, #"[ 5, 9 ,1, "submit" ]"#,
    #"[6,10,3,"input","\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00"]"#, "[9007199254740991]", #"[1,0,2,"input",""]"#,
    #"["join","3q2+7w==","",0,390,844]"#, #"["measure",0,3,"0 1 2 390 844.5",17,"1 -1 0 1e3 inf"]"#, #"["measure",1]"#,
    #"["part","héllo"]"#, #"[7,10,3,"input","x",6,2,0]"#,
  ].map { Array($0.utf8) }
  private static let pieces =
    [
      "[", "]", "{", "}", ",", "\"", "\\", "\\u", "\\ud83d", "\\ude00", "\\u0000", "0", "-1", "1.5", "1e9", "null",
      "true",
      "99999999999999999999", "9007199254740992", " ", "\n", "\t", "join", "leave", "[[", "\u{FEFF}", ":", "00",
      "measure", "1 2 3 4 5", ",1", "part",
    ].map { Array($0.utf8) } + [[0], [0xC3], [0x80], [0xED, 0xA0, 0x80], [0xF0, 0x9F], [0xFF], [0x1F], [0x7F]]

  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> [UInt8] {
    var frame = Self.messages.randomElement(using: &generator) ?? []
    for _ in 0..<Int.random(in: 0...3, using: &generator) { change(&frame) }
    return frame
  }

  private mutating func change(_ frame: inout [UInt8]) {
    let start = Int.random(in: 0...frame.count, using: &generator)
    let end = Int.random(in: start...min(frame.count, start + 6), using: &generator)
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: frame.removeSubrange(start..<end)
    case 1: frame.insert(contentsOf: Self.pieces.randomElement(using: &generator) ?? [], at: start)
    case 2: frame.replaceSubrange(start..<end, with: Self.pieces.randomElement(using: &generator) ?? [])
    case 3: frame.insert(contentsOf: frame[start..<end], at: start)
    case 4: frame.replaceSubrange(start..., with: (Self.messages.randomElement(using: &generator) ?? []).suffix(start))
    case 5: if start < frame.count { frame[start] ^= 1 << UInt8.random(in: 0..<8, using: &generator) }
    default: frame.insert(UInt8.random(in: 0...255, using: &generator), at: start)
    }
  }
}

/// The message that Foundation's JSON decoder reads from a frame.
private enum Model {
  private enum Atom: Decodable {
    case number(Int)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self), number <= MessageReader.largestNumber {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }

  static func read(_ frame: [UInt8]) -> ClientMessage? {
    guard let atoms = try? JSONDecoder().decode([Atom].self, from: Data(frame)) else { return nil }
    return message(atoms)
  }

  private static func message(_ atoms: [Atom]) -> ClientMessage? {
    switch (atoms.count, atoms.first) {
    case (1, .text("leave")): return .leave
    case (1, .number(let applied)): return .acknowledgement(applied)
    case (2..., .text("measure")): return measure(atoms)
    case (4, .text("join")), (6, .text("join")):
      guard case .text(let token) = atoms[1], case .text(let session) = atoms[2], case .number(let applied) = atoms[3],
        token.utf8.count <= 64, session.utf8.count <= 64
      else { return nil }
      guard atoms.count == 6 else { return .join(token: token, session: session, applied: applied) }
      guard case .number(let width) = atoms[4], case .number(let height) = atoms[5] else { return nil }
      let viewport = ClientViewport(width: width, height: height)
      return .join(token: token, session: session, applied: applied, viewport: viewport)
    case (7, .text("window")):
      let numbers = atoms.compactMap { if case .number(let number) = $0 { number } else { nil } }
      guard numbers.count == 6 else { return nil }
      let first = numbers[1] == 0 ? nil : VisibleRows.Position(element: numbers[1], row: numbers[2])
      let last = VisibleRows.Position(element: numbers[3], row: numbers[4])
      let focused = numbers[5] == 0 ? nil : numbers[5]
      return .window(list: numbers[0], VisibleRows(first: first, last: last, focused: focused))
    case (2, .text("part")):
      guard case .text(let text) = atoms[1] else { return nil }
      return .part(text)
    case (4...5, .number(let sequence)), (8, .number(let sequence)):
      guard case .number(let applied) = atoms[1], case .number(let element) = atoms[2], case .text(let kind) = atoms[3],
        sequence > 0, kind.utf8.count <= 64
      else { return nil }
      guard atoms.count >= 5 else {
        return .event(ClientEvent(sequence: sequence, applied: applied, element: element, kind: kind, value: nil))
      }
      guard case .text(let value) = atoms[4] else { return nil }
      var event = ClientEvent(sequence: sequence, applied: applied, element: element, kind: kind, value: value)
      let numbers = atoms.dropFirst(5).compactMap { if case .number(let number) = $0 { number } else { nil } }
      guard numbers.count == atoms.count - 5 else { return nil }
      if numbers.count == 3 { event.edit = ClientEdit(base: numbers[0], before: numbers[1], after: numbers[2]) }
      return .event(event)
    default: return nil
    }
  }

  private static func measure(_ atoms: [Atom]) -> ClientMessage? {
    guard case .number(let moved) = atoms[1], moved <= 1, atoms.count.isMultiple(of: 2) else { return nil }
    var frames: [ClientFrame] = []
    for index in stride(from: 2, to: atoms.count, by: 2) {
      guard case .number(let element) = atoms[index], case .text(let text) = atoms[index + 1], text.utf8.count <= 128,
        let frame = ClientFrame(element: element, text)
      else { return nil }
      frames.append(frame)
    }
    return .measure(frames, isByPerson: moved == 1)
  }
}
