/// A token bucket that limits the messages of a client: a burst, and a continuous rate.
///
/// A message costs as many tokens as its weight, see ``ClientMessage/weight``.
struct TokenBucket {
  private let capacity: Double
  private let perSecond: Double
  private var tokens: Double
  private var filled: Duration

  /// Creates a full bucket.
  ///
  /// - Parameters:
  ///   - burst: The maximum number of tokens.
  ///   - perSecond: The number of tokens that are added per second.
  ///   - now: The current time on a monotonic scale.
  init(burst: Int, perSecond: Int, now: Duration) {
    capacity = Double(burst)
    self.perSecond = Double(perSecond)
    tokens = capacity
    filled = now
  }

  /// Takes tokens. If there are too few, it takes none and returns `false`.
  mutating func take(_ count: Int = 1, now: Duration) -> Bool {
    tokens = min(capacity, tokens + (now - filled) / .seconds(1) * perSecond)
    filled = now
    guard tokens >= Double(count) else { return false }
    tokens -= Double(count)
    return true
  }
}
