import Testing

@testable import TrifectaWeb

@Suite("Outbox")
struct OutboxTests {
  var outbox = Outbox(limit: .init(patches: 3, bytes: 100))

  @Test("Patches are returned once, in order")
  mutating func order() {
    append("a", "b")
    let frames = unsent()
    #expect(frames == ["a", "b"])
    append("c")
    let laterFrames = unsent()
    #expect(laterFrames == ["c"])
  }

  @Test("Acknowledged patches are removed, and unacknowledged patches are replayed")
  mutating func replay() {
    append("a", "b", "c")
    _ = unsent()
    let isKnown = outbox.acknowledge(1)
    #expect(isKnown)
    #expect(outbox.count == 2)
    let isReplayable = outbox.rewind(to: 2)
    #expect(isReplayable)
    let frames = unsent()
    #expect(frames == ["c"])
  }

  @Test("The sent byte count covers patches that are sent but not acknowledged")
  mutating func sentBytes() {
    append("a", "bb", "ccc")
    #expect(outbox.sentBytes == 0)
    _ = (outbox.nextUnsent(), outbox.nextUnsent())
    #expect(outbox.sentBytes == 3)
    _ = outbox.acknowledge(1)
    #expect(outbox.sentBytes == 2)
    _ = outbox.acknowledge(3)
    #expect(outbox.sentBytes == 0 && outbox.bytes == 0)
    append("d")
    _ = outbox.nextUnsent()
    _ = outbox.rewind(to: 3)
    #expect(outbox.sentBytes == 0 && outbox.bytes == 1)
  }

  @Test("Acknowledging a patch skips no unsent patches")
  mutating func acknowledgeInTheMiddle() {
    append("a", "b")
    _ = outbox.nextUnsent()
    let isKnown = outbox.acknowledge(1)
    #expect(isKnown)
    let frames = unsent()
    #expect(frames == ["b"])
  }

  @Test("A patch that does not exist cannot be acknowledged")
  mutating func falseAcknowledgement() {
    append("a")
    let isKnown = outbox.acknowledge(2)
    #expect(!isKnown)
    #expect(outbox.count == 1)
  }

  @Test("Replaying from an already removed patch fails")
  mutating func tooOld() {
    append("a", "b", "c")
    let isKnown = outbox.acknowledge(2)
    #expect(isKnown)
    let isReplayable = outbox.rewind(to: 1)
    #expect(!isReplayable)
  }

  @Test("Replaying from a patch that does not exist fails")
  mutating func tooNew() {
    append("a")
    let isReplayable = outbox.rewind(to: 2)
    #expect(!isReplayable)
  }

  @Test("Exceeding the patch limit breaks the outbox until it restarts")
  mutating func tooMany() {
    append("a", "b", "c", "d")
    #expect(outbox.isBroken)
    let frames = unsent()
    #expect(frames == [])
    let isReplayable = outbox.rewind(to: 0)
    #expect(!isReplayable)
    outbox.restart(with: Array("picture".utf8))
    #expect(!outbox.isBroken)
    let laterFrames = unsent()
    #expect(laterFrames == ["picture"])
    #expect(outbox.newest == 5)
  }

  @Test("Exceeding the byte limit breaks the outbox")
  mutating func tooLong() {
    append("a", String(repeating: "b", count: 100))
    #expect(outbox.isBroken)
  }

  @Test("A full render is accepted, regardless of its length")
  mutating func longPicture() {
    outbox.restart(with: Array(String(repeating: "p", count: 500).utf8))
    #expect(!outbox.isBroken)
  }

  @Test("Acknowledging patches frees their bytes")
  mutating func room() {
    append(String(repeating: "a", count: 90))
    let isKnown = outbox.acknowledge(1)
    #expect(isKnown)
    append(String(repeating: "b", count: 90))
    #expect(!outbox.isBroken)
  }

  @Test("A transient effect is not replayed")
  mutating func transient() {
    append("a")
    outbox.append(Array("dial".utf8), isTransient: true)
    append("c")
    _ = unsent()
    let isReplayable = outbox.rewind(to: 0)
    #expect(isReplayable)
    let frames = unsent()
    #expect(frames == ["a", "[2,0]", "c"])
  }

  private mutating func append(_ frames: String...) {
    for frame in frames { outbox.append(Array(frame.utf8)) }
  }

  private mutating func unsent() -> [String] {
    var frames: [String] = []
    while let entry = outbox.nextUnsent() { frames.append(String(decoding: entry.frame, as: UTF8.self)) }
    return frames
  }
}
