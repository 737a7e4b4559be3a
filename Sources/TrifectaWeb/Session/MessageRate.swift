/// Limits how many messages and how much text a page may send: a burst of each at once, and a steady rate afterwards.
///
/// A long text would be many messages if it were counted as such, and its page closed for a flood. Texts are counted in bytes
/// instead, by a limit that leaves room for four of the longest ones: the page, which knows the longest, stays below it.
struct MessageRate {
  private var messages: TokenBucket
  private var text: TokenBucket

  /// What a part of a value is counted as at the least, in bytes.
  private static let leastPart = 1_024
  /// The bytes of a field's text that handling an edit of it is counted as one byte for.
  private static let handledPerByte = 16

  init(options: WebOptions, now: Duration) {
    messages = TokenBucket(burst: options.eventBurst, perSecond: options.eventsPerSecond, now: now)
    text = TokenBucket(
      burst: max(262_144, 4 * options.textByteLimit), perSecond: max(65_536, options.textByteLimit / 2), now: now)
  }

  /// Counts a message.
  ///
  /// - Returns: whether the page may send it.
  mutating func take(_ message: ClientMessage, now: Duration) -> Bool {
    switch message {
    case .part(let part): text.take(max(Self.leastPart, part.utf8.count), now: now)
    case .event(let event): messages.take(now: now) && text.take(event.value?.utf8.count ?? 0, now: now)
    default: messages.take(message.weight, now: now)
    }
  }

  /// Counts an edit of a text of that many bytes, which is compared and often sent back as a whole.
  ///
  /// - Returns: whether the page may make it.
  mutating func takeEdit(of byteCount: Int, now: Duration) -> Bool {
    text.take(byteCount / Self.handledPerByte, now: now)
  }
}
