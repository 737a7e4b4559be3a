/// The state machine of a test clock: who sleeps until when. It resumes nobody by itself.
struct Sleepers<Continuation> {
  private struct Sleeper {
    let id: Int
    let deadline: TestClock.Instant
    let continuation: Continuation
  }

  private(set) var now = TestClock.Instant()
  /// Ordered by deadline, then by when they fell asleep.
  private var sleepers: [Sleeper] = []
  /// Those cancelled before they fell asleep.
  private var cancelled: Set<Int> = []
  private var lastID = 0

  enum Verdict {
    case sleeps
    case isDue
    case isCancelled
  }

  /// When the next sleeper is due, `nil` if nobody sleeps.
  var nextDeadline: TestClock.Instant? { sleepers.first?.deadline }

  /// How many sleep.
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

  /// The continuation to resume with an error, `nil` if `id` does not sleep: then it will not fall asleep.
  mutating func cancel(_ id: Int) -> Continuation? {
    guard let index = sleepers.firstIndex(where: { $0.id == id }) else {
      cancelled.insert(id)
      return nil
    }
    return sleepers.remove(at: index).continuation
  }

  /// Forgets `id`, which has woken up or was cancelled.
  mutating func end(_ id: Int) {
    cancelled.remove(id)
  }

  /// Moves the time to the next deadline that is not after `limit` and returns who is due then; `nil` and the time of
  /// `limit` if there is none.
  mutating func wakeNext(upTo limit: TestClock.Instant) -> Continuation? {
    guard let first = sleepers.first, first.deadline <= limit else {
      now = max(now, limit)
      return nil
    }
    now = max(now, first.deadline)
    return sleepers.removeFirst().continuation
  }
}
