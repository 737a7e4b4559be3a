import Testing

@testable import TrifectaWeb

@Suite("Message rate")
struct MessageRateTests {
  private let tap = ClientMessage.event(ClientEvent(sequence: 1, applied: 0, element: 2, kind: "tap"))

  @Test("A burst of four maximum-length texts is allowed and leaves the event rate unaffected")
  func longest() {
    let options = WebOptions()
    var rate = MessageRate(options: options, now: .zero)
    let part = ClientMessage.part(String(repeating: "x", count: 8_192))
    func takes(_ message: ClientMessage, at now: Duration = .zero) -> Bool { rate.take(message, now: now) }
    for _ in 0..<(4 * options.textByteLimit / 8_192) { #expect(takes(part)) }
    #expect(!takes(part))
    for _ in 0..<options.eventBurst { #expect(takes(tap)) }
    #expect(!takes(tap))
    // Half of the maximum text length each second.
    for _ in 0..<(options.textByteLimit / 2 / 8_192) { #expect(takes(part, at: .seconds(1))) }
    #expect(!takes(part, at: .seconds(1)))
  }

  @Test("Short parts have a minimum cost, which limits their number")
  func shortParts() {
    var options = WebOptions()
    options.textByteLimit = 1
    var rate = MessageRate(options: options, now: .zero)
    #expect((0..<1_000).count { _ in rate.take(.part(""), now: .zero) } == 256)
  }

  @Test("The cost of an edit is proportional to the length of the text that it changes")
  func edits() {
    var options = WebOptions()
    options.textByteLimit = 1
    var rate = MessageRate(options: options, now: .zero)
    #expect((0..<1_000).count { _ in rate.takeEdit(of: 262_144, now: .zero) } == 4)
  }
}
