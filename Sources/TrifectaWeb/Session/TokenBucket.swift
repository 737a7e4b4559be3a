/// Limits how many messages a client may send: a burst at once, and a steady rate afterwards.
struct TokenBucket {
  private let capacity: Double
  private let perSecond: Double
  private var tokens: Double
  private var filled: Duration

  /// Creates a full bucket.
  ///
  /// - Parameters:
  ///   - burst: how many messages may come at once.
  ///   - perSecond: how many are allowed for each second that passes.
  ///   - now: the time, on any scale that moves forward.
  init(burst: Int, perSecond: Int, now: Duration) {
    capacity = Double(burst)
    self.perSecond = Double(perSecond)
    tokens = capacity
    filled = now
  }

  /// Takes a token; `false` where there is none.
  mutating func take(now: Duration) -> Bool {
    tokens = min(capacity, tokens + (now - filled) / .seconds(1) * perSecond)
    filled = now
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}
