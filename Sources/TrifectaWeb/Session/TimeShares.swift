import DequeModule
import HeapModule

/// Divides the time of one worker equally among the keys that have work: start-time fair queueing (Goyal, Vin and Cheng,
/// 1996), with priority for keys that use less than their share.
///
/// Keys that have used less than their share come first, in the order of arrival. So a key that seldom has work comes
/// before all keys that always have work, no matter how many they are and how long their work takes. Among the other
/// keys, the one that has used least comes first. When no key has work, all use is forgotten.
///
/// Adding and taking keys are O(log n) for n keys with work.
struct TimeShares<Key: Hashable & Sendable> {
  private struct Turn: Comparable {
    var key: Key
    /// The time that the key had used when its turn was added, in seconds, on the scale of ``share``.
    var start: Double
    var order: Int

    static func < (left: Self, right: Self) -> Bool { (left.start, left.order) < (right.start, right.order) }
    static func == (left: Self, right: Self) -> Bool { left.order == right.order }
  }

  /// The keys that have used less than their share.
  private var first: Deque<Turn> = []
  private var others = Heap<Turn>()
  /// The turn whose work is running.
  private var current: Turn?
  /// The number of turns in `first` since the last turn in `others`.
  private var runLength = 0
  /// The time that each key may have used until now, in seconds. It is at least the start of the last turn in `others`.
  private var share = 0.0
  /// The times that keys without work have used, as far as they may be above the share.
  private var used: [Key: Double] = [:]
  /// The size of `used` at which times below the share are removed.
  private var usedLimit = Self.minimumUsedLimit
  private var order = 0

  private static var minimumUsedLimit: Int { 64 }
  /// The limit of ``runLength``. So keys above their share get turns although new keys arrive all the time.
  private static var longestRun: Int { 8 }

  /// Whether any key waits for its turn.
  var hasTurns: Bool { !first.isEmpty || !others.isEmpty }

  /// Adds a key that has work, and neither waits for its turn nor has it.
  mutating func add(_ key: Key) {
    let time = used.removeValue(forKey: key) ?? 0
    if time <= share {
      first.append(Turn(key: key, start: share, order: 0))
    } else {
      addOther(key, after: time)
    }
  }

  private mutating func addOther(_ key: Key, after time: Double) {
    others.insert(Turn(key: key, start: time, order: order))
    order += 1
  }

  /// Starts the next turn, and returns its key; `nil` if no key waits.
  mutating func next() -> Key? {
    if runLength < Self.longestRun || others.isEmpty, let turn = first.popFirst() {
      runLength += 1
      current = turn
    } else {
      runLength = 0
      current = others.popMin()
      share = max(share, current?.start ?? 0)
    }
    return current?.key
  }

  /// Ends the current turn.
  ///
  /// - Parameters:
  ///   - seconds: How long the work of the turn took.
  ///   - hasWork: Whether the key has more work. Its next turn is then after all keys that were added meanwhile.
  mutating func finish(after seconds: Double, hasWork: Bool) {
    guard let turn = current else { return }
    current = nil
    share += seconds / Double(first.count + others.count + 1)
    if hasWork {
      addOther(turn.key, after: turn.start + seconds)
    } else if hasTurns {
      used[turn.key] = turn.start + seconds
      if used.count >= usedLimit { removePastUse() }
    } else {
      reset()
    }
  }

  private mutating func reset() {
    (share, order, runLength) = (0, 0, 0)
    guard !used.isEmpty else { return }
    used = [:]
    usedLimit = Self.minimumUsedLimit
  }

  private mutating func removePastUse() {
    used = used.filter { $0.value > share }
    usedLimit = max(Self.minimumUsedLimit, 2 * used.count)
  }
}
