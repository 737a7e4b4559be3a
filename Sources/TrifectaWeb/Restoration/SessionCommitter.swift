/// Stores the state of changed sessions before their answers are sent, see ``WebOptions/SessionDurability``.
///
/// The sessions that change while a commit is running are stored together by the next one.
@MainActor
final class SessionCommitter {
  private struct Entry {
    weak var session: Session?
    /// The changes that the snapshot contains.
    var mark: Session.AnswerLimit
  }

  private let time: Timekeeper
  private let queue: FairQueue
  private let save: @MainActor (Session) -> Int
  private let store: @MainActor ([Session]) async -> Void
  private var waiting: [Session] = []
  /// The task that stores sessions; `nil` while none has changed.
  private(set) var work: Task<Void, Never>?

  /// - Parameters:
  ///   - queue: The queue for work on the main actor.
  ///   - save: A closure that makes a snapshot of a session, and returns its number of bytes.
  ///   - store: A closure that waits until snapshots are stored.
  nonisolated init(
    time: Timekeeper, queue: FairQueue, save: @escaping @MainActor (Session) -> Int,
    store: @escaping @MainActor ([Session]) async -> Void
  ) {
    self.time = time
    self.queue = queue
    self.save = save
    self.store = store
  }

  /// Stores a session that has changed, and then sends its answers. If the session's last snapshot was large or took
  /// long, this waits as ``SnapshotScheduler`` does, so that visitors cannot keep the main actor or the disk busy.
  func add(_ session: Session) {
    guard !session.restoration.needsSnapshot else { return }
    session.restoration.needsSnapshot = true
    let pause = (session.restoration.nextSnapshot ?? .zero) - time.now()
    guard pause > .zero else { return commit(session) }
    Task { [weak self, weak session, time] in
      try? await time.sleep(pause)
      if let session { self?.commit(session) }
    }
  }

  private func commit(_ session: Session) {
    waiting.append(session)
    if work == nil { work = Task { await run() } }
  }

  private func run() async {
    while !waiting.isEmpty {
      let sessions = waiting
      waiting = []
      let entries = await queue.run(for: .init(address: "", browser: "")) { sessions.map(self.snapshot) }
      await store(sessions)
      for entry in entries {
        guard let session = entry.session else { continue }
        // Something other than a message from the page may have changed the session in the meantime.
        if !session.releaseAnswers(upTo: entry.mark) { add(session) }
      }
    }
    work = nil
  }

  private func snapshot(_ session: Session) -> Entry {
    session.restoration.needsSnapshot = false
    let began = time.now()
    let bytes = save(session)
    SnapshotScheduler.delayNextSnapshot(of: session, after: bytes, from: began, to: time.now())
    return Entry(session: session, mark: session.currentAnswers)
  }
}
