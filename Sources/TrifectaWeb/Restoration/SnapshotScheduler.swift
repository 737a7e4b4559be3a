import DequeModule

/// Makes snapshots of changed sessions, within 250 ms of a change unless a limit delays them.
///
/// The changes of all sessions are coalesced. A run takes at most about 4 ms, and a session whose snapshot took the time
/// t is not saved again before 20 t. So snapshots take at most about a fifth of the main actor's time, and 5 % of the
/// time for one session. The time of a session's first snapshot does not count, because looking up the types of its
/// values for the first time takes long. The bytes per run, and per second of a session, are limited too, because
/// visitors must not be able to keep the disk busy.
@MainActor
final class SnapshotScheduler {
  private struct Entry {
    weak var session: Session?
  }

  private let time: Timekeeper
  private let queue: FairQueue
  private let save: @MainActor (Session) -> Int
  private var entries: Deque<Entry> = []
  /// The task that makes snapshots; `nil` while no session has changed.
  private(set) var work: Task<Void, Never>?

  private static let interval = Duration.milliseconds(250)
  private static let budget = Duration.milliseconds(4)
  /// The pause after a run that has used its budget.
  private static let pause = Duration.milliseconds(16)
  /// The part of the time that a session's snapshots may take, as its inverse.
  private static let share = 20
  /// The bytes that a run may save, and that a session may save per second.
  private static let byteBudget = 524_288

  /// - Parameters:
  ///   - queue: The queue for work on the main actor.
  ///   - save: A closure that saves a session, and returns the number of saved bytes.
  nonisolated init(time: Timekeeper, queue: FairQueue, save: @escaping @MainActor (Session) -> Int) {
    self.time = time
    self.queue = queue
    self.save = save
  }

  /// Schedules a snapshot of a session that has changed.
  func add(_ session: Session) {
    guard !session.restoration.needsSnapshot else { return }
    session.restoration.needsSnapshot = true
    entries.append(Entry(session: session))
    if work == nil { work = Task { await run() } }
  }

  private func run() async {
    var pause = Self.interval
    while !entries.isEmpty {
      try? await time.sleep(pause)
      let isBehind = await queue.run(for: .init(address: "", browser: "")) { self.saveSome() }
      pause = isBehind ? Self.pause : Self.interval
    }
    work = nil
  }

  /// Saves sessions until the time budget is used.
  ///
  /// - Returns: Whether sessions are left that could be saved now.
  private func saveSome() -> Bool {
    let began = time.now()
    var bytes = 0
    for _ in 0..<entries.count {
      let now = time.now()
      guard now - began < Self.budget, bytes < Self.byteBudget else { return true }
      guard let entry = entries.popFirst(), let session = entry.session else { continue }
      guard (session.restoration.nextSnapshot ?? .zero) <= now else {
        entries.append(entry)
        continue
      }
      session.restoration.needsSnapshot = false
      let saved = save(session)
      bytes += saved
      Self.delayNextSnapshot(of: session, after: saved, from: now, to: time.now())
    }
    return false
  }

  /// Records a snapshot, after which the session is not saved for some time.
  static func delayNextSnapshot(of session: Session, after bytes: Int, from start: Duration, to end: Duration) {
    let isFirst = session.restoration.nextSnapshot == nil
    let time = (end - start) * share
    let pause = max(isFirst ? min(time, interval) : time, .seconds(1) * bytes / byteBudget)
    session.restoration.nextSnapshot = end + pause
  }
}
