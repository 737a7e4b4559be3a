import Foundation
import SeededRandom
import Testing

@testable import TrifectaWeb

@Suite("Typed texts")
final class TypedTextsTests {
  private var texts = TypedTexts(byteLimit: 20)

  @Test("An edit keeps the given prefix and suffix and replaces the rest")
  func edit() throws {
    #expect(try type("hello", as: 1) == "hello")
    #expect(try type("ipp", as: 2, replacing: ClientEdit(base: 1, before: 1, after: 1)) == "hippo")
    #expect(try type("", as: 3, replacing: ClientEdit(base: 2, before: 2, after: 0)) == "hi")
    #expect(try type("!", as: 4, replacing: ClientEdit(base: 3, before: 2, after: 0)) == "hi!")
  }

  @Test("An edit of an unknown base text requests the whole text")
  func unknown() throws {
    let edit = ClientEdit(base: 1, before: 1, after: 0)
    #expect(throws: Refusal.unknownText) { try type("x", as: 1, replacing: edit) }
    #expect(try type("a", as: 2) == "a")
    #expect(throws: Refusal.unknownText) { try type("x", as: 3, replacing: edit) }
    #expect(try type("b", as: 4, replacing: ClientEdit(base: 2, before: 1, after: 0)) == "ab")
    texts.remove(7)
    #expect(texts.isEmpty)
    #expect(throws: Refusal.unknownText) { try type("x", as: 5, replacing: ClientEdit(base: 4, before: 1, after: 0)) }
  }

  @Test(
    "An edit with an invalid range is malformed and changes nothing",
    arguments: [
      (4, 0), (0, 4), (2, 2), (2, 0), (0, 1), (1, 1), (MessageReader.largestNumber, 0),
      (MessageReader.largestNumber, MessageReader.largestNumber), (0, Int.max), (Int.max, Int.max),
    ])
  func nonsense(before: Int, after: Int) throws {
    _ = try type("x😀", as: 1)
    let edit = ClientEdit(base: 1, before: before, after: after)
    #expect(throws: Refusal.malformed) { try type("y", as: 2, replacing: edit) }
    #expect(try type("y", as: 3, replacing: ClientEdit(base: 1, before: 1, after: 0)) == "xy")
  }

  @Test("Text parts are prepended to the next event's value only")
  func parts() throws {
    try texts.add("one ")
    try texts.add("two ")
    #expect(texts.byteCount == 8)
    #expect(try type("three", as: 1) == "one two three")
    #expect(try type("four", as: 2) == "four")
    try texts.add("five")
    texts.removeParts()
    #expect(try type("six", as: 3) == "six")
  }

  @Test("Text parts before an event without a value are malformed")
  func partsOfNothing() throws {
    try texts.add("part")
    let tap = ClientEvent(sequence: 1, applied: 0, element: 7, kind: "tap")
    #expect(throws: Refusal.malformed) { try texts.value(of: tap, isKept: false) }
    #expect(try texts.value(of: tap, isKept: false) == nil)
  }

  @Test("The byte limit applies to whole texts, edits and parts")
  func limit() throws {
    let long = String(repeating: "é", count: 10)
    #expect(try type(long, as: 1) == long)
    #expect(throws: Refusal.oversized) { try type(long + "x", as: 2) }
    #expect(throws: Refusal.oversized) { try type("x", as: 3, replacing: ClientEdit(base: 1, before: 10, after: 0)) }
    #expect(try type("e", as: 4, replacing: ClientEdit(base: 1, before: 9, after: 0))?.utf8.count == 19)
    try texts.add(long)
    #expect(throws: Refusal.oversized) { try type("x", as: 5) }
  }

  @Test("A value other than a field's text may exceed the limit by a drop location")
  func prefix() throws {
    let drop = ClientEvent(
      sequence: 1, applied: 0, element: 7, kind: "drop", value: String(repeating: "x", count: 1_044))
    #expect(try texts.value(of: drop, isKept: false) == drop.value)
    #expect(throws: Refusal.oversized) { try texts.value(of: drop, isKept: true) }
    try texts.add(String(repeating: "x", count: 1_044))
    #expect(throws: Refusal.oversized) { try texts.add("x") }
    #expect(texts.byteCount == 1_044)
  }

  @Test("Only the texts of fields are retained")
  func notKept() throws {
    _ = try texts.value(of: ClientEvent(sequence: 1, applied: 0, element: 7, kind: "drop", value: "x"), isKept: false)
    #expect(texts.isEmpty)
    _ = try type("a", as: 2)
    texts.removeAll { $0 == 8 }
    #expect(!texts.isEmpty)
    texts.removeAll { $0 == 7 }
    #expect(texts.isEmpty)
  }

  @Test("Random edits have the same result as replacing the UTF-16 code units")
  func random() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    var texts = TypedTexts(byteLimit: 1_000_000)
    let pieces = ["a", "b", "é", "e\u{301}", "\r\n", "\0", "😀", "👍🏽", "\u{202E}", "漢", "\u{FEFF}"]
    var model: [UInt16] = []
    var base = 0
    for sequence in 1...2_000 {
      let inserted = (0..<Int.random(in: 0...4, using: &generator)).compactMap { _ in
        pieces.randomElement(using: &generator)
      }
      .joined()
      var before = Int.random(in: 0...model.count, using: &generator)
      var after = Int.random(in: 0...model.count - before, using: &generator)
      if before > 0, UTF16.isLeadSurrogate(model[before - 1]) { before -= 1 }
      if after > 0, UTF16.isTrailSurrogate(model[model.count - after]) { after -= 1 }
      let isWhole = base == 0 || Int.random(in: 0..<10, using: &generator) == 0
      if isWhole { (before, after) = (0, 0) }
      model.replaceSubrange(before..<model.count - after, with: Array(inserted.utf16))
      let event = ClientEvent(
        sequence: sequence, applied: 0, element: 1, kind: "input", value: inserted,
        edit: isWhole ? nil : ClientEdit(base: base, before: before, after: after))
      let whole = try texts.value(of: event, isKept: true)
      #expect(whole.map { Array($0.utf16) } == model, "seed \(seed)")
      guard whole.map({ Array($0.utf16) }) == model else { return }
      base = sequence
    }
  }

  private func type(
    _ value: String, as sequence: Int, replacing edit: ClientEdit? = nil
  ) throws -> String? {
    let event = ClientEvent(sequence: sequence, applied: 0, element: 7, kind: "input", value: value, edit: edit)
    return try texts.value(of: event, isKept: true)
  }
}
