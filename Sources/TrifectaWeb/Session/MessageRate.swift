/// Limits the messages and the text that a page may send: a burst of each, and a continuous rate.
///
/// If a long text counted as many messages, its page would be closed for flooding. Texts are therefore counted in
/// bytes, with a burst of four texts of the maximum length. The page knows the maximum length and stays below it.
struct MessageRate {
  private var messages: TokenBucket
  private var text: TokenBucket

  /// The minimum cost of a part of a value, in bytes.
  private static let leastPart = 1_024
  /// The number of bytes of a field's text that add one byte to the cost of an edit.
  private static let handledPerByte = 4

  init(options: WebOptions, now: Duration) {
    messages = TokenBucket(burst: options.eventBurst, perSecond: options.eventsPerSecond, now: now)
    text = TokenBucket(
      burst: max(262_144, 4 * options.textByteLimit), perSecond: max(65_536, options.textByteLimit / 2), now: now)
  }

  /// Counts a message.
  ///
  /// - Returns: Whether the message is within the limits.
  mutating func take(_ message: ClientMessage, now: Duration) -> Bool {
    switch message {
    case .part(let part): text.take(max(Self.leastPart, part.utf8.count), now: now)
    case .event(let event): messages.take(now: now) && text.take(event.value?.utf8.count ?? 0, now: now)
    default: messages.take(message.weight, now: now)
    }
  }

  /// Counts an edit of a text with this many bytes, which is compared and often sent back completely.
  ///
  /// - Returns: Whether the edit is within the limits.
  mutating func takeEdit(of byteCount: Int, now: Duration) -> Bool {
    text.take(byteCount / Self.handledPerByte, now: now)
  }
}
