import HeapModule

/// Divides the time of one worker equally among the keys that have work. This is fair queueing with virtual time and
/// start tags (Goyal, Vin and Cheng, 1996).
///
/// Keys that have used less than their share come first, in the order of arrival. So a key that seldom has work comes
/// before all keys that always have work, no matter how many they are and how long their work takes. Among the other
/// keys, the one that has used least comes first. When no key has work, all use is forgotten.
///
/// Adding and taking keys are O(log n) for n keys with work.
struct TimeShares<Key: Hashable & Sendable> {
  private struct Turn: Comparable {
    /// The virtual time at which the turn is due.
    var start: Double
    /// How long the turn is ahead of other turns that are due at the same time.
    var advantage: Double
    var order: Int
    var key: Key

    static func < (left: Self, right: Self) -> Bool {
      (left.start - left.advantage, left.order) < (right.start - right.advantage, right.order)
    }
    static func == (left: Self, right: Self) -> Bool { left.order == right.order }
  }

  private var turns = Heap<Turn>()
  /// The turn whose work is running.
  private var current: Turn?
  /// The share of each key until now, in seconds.
  private var virtualTime = 0.0
  /// The virtual times at which keys without work are due, as far as they may be in the future.
  private var ends: [Key: Double] = [:]
  /// The size of `ends` at which times in the past are removed.
  private var endLimit = Self.minimumEndLimit
  private var order = 0

  private static var minimumEndLimit: Int { 64 }
  /// The advantage of keys that have used less than their share, in seconds. It is longer than most work. It is limited
  /// so that the other keys get turns although new keys arrive all the time.
  private static var advantage: Double { 1 }

  /// Whether any key waits for its turn.
  var hasTurns: Bool { !turns.isEmpty }

  /// Adds a key that has work, and neither waits for its turn nor has it.
  mutating func add(_ key: Key) {
    let end = ends.removeValue(forKey: key) ?? 0
    add(key, start: max(virtualTime, end), advantage: end <= virtualTime ? Self.advantage : 0)
  }

  private mutating func add(_ key: Key, start: Double, advantage: Double) {
    turns.insert(Turn(start: start, advantage: advantage, order: order, key: key))
    order += 1
  }

  /// Starts the next turn, and returns its key; `nil` if no key waits.
  mutating func next() -> Key? {
    current = turns.popMin()
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
    virtualTime += seconds / Double(turns.count + 1)
    if hasWork {
      add(turn.key, start: turn.start + seconds, advantage: 0)
    } else if turns.isEmpty {
      reset()
    } else {
      ends[turn.key] = turn.start + seconds
      if ends.count >= endLimit { removePastEnds() }
    }
  }

  private mutating func reset() {
    virtualTime = 0
    order = 0
    guard !ends.isEmpty else { return }
    ends = [:]
    endLimit = Self.minimumEndLimit
  }

  private mutating func removePastEnds() {
    ends = ends.filter { $0.value > virtualTime }
    endLimit = max(Self.minimumEndLimit, 2 * ends.count)
  }
}
