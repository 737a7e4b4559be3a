/// Limits how much a client may send: a burst at once, and a steady rate afterwards.
///
/// A message takes as many tokens as it weighs, see ``ClientMessage/weight``.
struct TokenBucket {
  private let capacity: Double
  private let perSecond: Double
  private var tokens: Double
  private var filled: Duration

  /// Creates a full bucket.
  ///
  /// - Parameters:
  ///   - burst: how many tokens there are at most.
  ///   - perSecond: how many are added for each second that passes.
  ///   - now: the time, on any scale that moves forward.
  init(burst: Int, perSecond: Int, now: Duration) {
    capacity = Double(burst)
    self.perSecond = Double(perSecond)
    tokens = capacity
    filled = now
  }

  /// Takes so many tokens; `false`, and takes none, where there are fewer.
  mutating func take(_ count: Int = 1, now: Duration) -> Bool {
    tokens = min(capacity, tokens + (now - filled) / .seconds(1) * perSecond)
    filled = now
    guard tokens >= Double(count) else { return false }
    tokens -= Double(count)
    return true
  }
}
