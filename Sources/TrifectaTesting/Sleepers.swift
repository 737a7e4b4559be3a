/// The state machine of a test clock: the sleepers and their deadlines. It does not resume any continuation itself.
struct Sleepers<Continuation> {
  private struct Sleeper {
    let id: Int
    let deadline: TestClock.Instant
    let continuation: Continuation
  }

  private(set) var now = TestClock.Instant()
  /// The sleepers, ordered by deadline, then by the order in which they fell asleep.
  private var sleepers: [Sleeper] = []
  /// The ids that were cancelled before they fell asleep.
  private var cancelled: Set<Int> = []
  private var lastID = 0

  enum Verdict {
    case sleeps
    case isDue
    case isCancelled
  }

  /// The deadline of the next sleeper; `nil` if there is none.
  var nextDeadline: TestClock.Instant? { sleepers.first?.deadline }

  /// The number of sleepers.
  var count: Int { sleepers.count }

  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  mutating func sleep(_ id: Int, until deadline: TestClock.Instant, _ continuation: Continuation) -> Verdict {
    if cancelled.remove(id) != nil { return .isCancelled }
    if deadline <= now { return .isDue }
    let index = sleepers.firstIndex { $0.deadline > deadline } ?? sleepers.endIndex
    sleepers.insert(Sleeper(id: id, deadline: deadline, continuation: continuation), at: index)
    return .sleeps
  }

  /// Cancels a sleeper and returns its continuation, which the caller resumes with an error. Returns `nil` if `id` is
  /// not asleep; in that case, a later `sleep` with this id does not suspend.
  mutating func cancel(_ id: Int) -> Continuation? {
    guard let index = sleepers.firstIndex(where: { $0.id == id }) else {
      cancelled.insert(id)
      return nil
    }
    return sleepers.remove(at: index).continuation
  }

  /// Forgets `id`, whose sleep has ended or was cancelled.
  mutating func end(_ id: Int) {
    cancelled.remove(id)
  }

  /// Advances the time to the next deadline that is not after `limit`, and removes and returns the sleeper that is due.
  /// If there is none, advances to `limit` and returns `nil`.
  mutating func wakeNext(upTo limit: TestClock.Instant) -> Continuation? {
    guard let first = sleepers.first, first.deadline <= limit else {
      now = max(now, limit)
      return nil
    }
    now = max(now, first.deadline)
    return sleepers.removeFirst().continuation
  }
}
