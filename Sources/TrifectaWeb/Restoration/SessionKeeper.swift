import Foundation
import Logging
import PortableUI

/// Keeps the state of sessions that have ended, or that another process may have to restore.
///
/// Snapshots are made on the main actor, and then stored by a repository. Until a snapshot is stored, the keeper has it.
@MainActor
final class SessionKeeper {
  /// A change that the repository does not have yet.
  private enum Change {
    case save(SnapshotRecord)
    case removal

    /// The new record; `nil` for a removal.
    var record: SnapshotRecord? {
      guard case .save(let record) = self else { return nil }
      return record
    }

    var bytes: Int { record?.data.count ?? 0 }
  }

  private let repository: any SnapshotRepository
  private let options: WebOptions
  private let time: Timekeeper
  private let metrics: ServerMetrics
  let reports: RestorationReports
  private var changes: [SessionKey: Change] = [:]
  /// The changes that the repository is storing.
  private var storing: [SessionKey: Change] = [:]
  /// The total size of the snapshots in `changes`.
  private var changedBytes = 0
  private var nextCleanup = Duration.zero
  /// The task that passes changes to the repository; `nil` while there are none.
  private(set) var work: Task<Void, Never>?

  /// The continuations of calls that wait for changes to be stored.
  private var waiters: [CheckedContinuation<Void, Never>] = []
  /// A closure that is called with the key of a session that another server has taken over.
  var didLoseLease: (@MainActor (SessionKey) -> Void)?

  /// A closure that is called before records of ended sessions are stored, which other servers may then restore.
  var willReleaseLeases: (@MainActor () async -> Void)?

  /// The pauses after failures in a row.
  private static let shortestPause = Duration.milliseconds(250)
  private static let longestPause = Duration.seconds(5)
  private static let cleanupInterval = Duration.seconds(600)
  /// The maximum size of a snapshot, in bytes.
  static let snapshotByteLimit = 1 << 20

  nonisolated init(
    _ repository: any SnapshotRepository, options: WebOptions, time: Timekeeper,
    metrics: ServerMetrics = ServerMetrics()
  ) {
    self.metrics = metrics
    self.repository = repository
    self.options = options
    self.time = time
    reports = RestorationReports(options.logger, time: time)
  }

  /// Creates the keeper that the options describe; `nil` if sessions are not restored.
  ///
  /// - Parameter database: The database; `nil` to keep the state in memory.
  nonisolated convenience init?(
    options: WebOptions, database: (any StateDatabase)?, time: Timekeeper, metrics: ServerMetrics
  ) {
    guard options.restoresSessions else { return nil }
    let limits = SnapshotQuota.Limits(count: options.keptSessionLimit, bytes: options.keptSessionByteLimit)
    self.init(database ?? SnapshotMemory(limits: limits), options: options, time: time, metrics: metrics)
  }

  // MARK: Saving

  /// Saves the current state of a session.
  ///
  /// - Parameters:
  ///   - session: The session. If it has misbehaved or has no screen, its last snapshot is kept.
  ///   - key: The key of its page.
  ///   - address: The network address to charge.
  ///   - isFinal: Whether the session is about to end.
  /// - Returns: The number of bytes, even if they exceed the limit.
  func save(_ session: Session, under key: SessionKey, at address: String, isFinal: Bool = false) -> Int {
    let began = time.now()
    guard !session.hasMisbehaved, let snapshot = session.snapshot() else { return 0 }
    reports.add(snapshot.omissions)
    let data = snapshot.data
    metrics.snapshotDuration.record(duration: time.now() - began)
    metrics.snapshotBytes.record(data.count)
    if data.count <= Self.snapshotByteLimit {
      change(
        key,
        to: .save(SnapshotRecord(key: key, address: address, date: time.date(), data: data, isFinal: isFinal)))
    } else {
      reports.add(tooLarge: session.screen.path, bytes: data.count, limit: Self.snapshotByteLimit)
    }
    return data.count
  }

  /// Removes the snapshot of a page that starts a new session.
  func remove(_ key: SessionKey) { change(key, to: .removal) }

  private func change(_ key: SessionKey, to change: Change) {
    let bytes = changedBytes + change.bytes - (changes[key]?.bytes ?? 0)
    // The repository has the same limits. They are exceeded here only if the repository is slow or fails.
    guard bytes <= options.keptSessionByteLimit, changes[key] != nil || changes.count < options.keptSessionLimit else {
      metrics.lostSessions.increment()
      return reports.addOverflow()
    }
    changedBytes = bytes
    changes[key] = change
    if work == nil { work = Task { await store() } }
  }

  /// Passes changes to the repository until there are none.
  private func store() async {
    var pause = Self.shortestPause
    while !changes.isEmpty {
      let isLastTry = Task.isCancelled
      storing = changes
      changes = [:]
      changedBytes = 0
      do {
        try await storeChanges()
        storing = [:]
        pause = Self.shortestPause
        resumeWaiters()
      } catch {
        reports.add(failure: error)
        requeue()
        if isLastTry {
          let lost = changes.values.count { $0.record != nil }
          metrics.lostSessions.increment(by: lost)
          options.logger.error("lost the state of \(lost) sessions: it could not be stored")
          changes = [:]
          changedBytes = 0
          break
        }
        // Returns immediately during shutdown.
        try? await time.sleep(pause)
        pause = min(pause * 2, Self.longestPause)
      }
    }
    work = nil
    resumeWaiters()
  }

  private func storeChanges() async throws {
    if storing.values.contains(where: { $0.record?.isFinal == true }) { await willReleaseLeases?() }
    let lost = try await repository.save(
      storing.values.compactMap(\.record), removing: storing.filter { $0.value.record == nil }.map(\.key))
    for key in lost { didLoseLease?(key) }
    guard time.now() >= nextCleanup else { return }
    nextCleanup = time.now() + Self.cleanupInterval
    await repository.removeExpired(before: earliestDate)
  }

  /// Queues the changes that were not stored again, unless there are newer ones.
  private func requeue() {
    for (key, change) in storing where changes[key] == nil {
      guard changedBytes + change.bytes <= options.keptSessionByteLimit else {
        if change.record != nil { metrics.lostSessions.increment() }
        reports.addOverflow()
        continue
      }
      changes[key] = change
      changedBytes += change.bytes
    }
    storing = [:]
  }

  /// Returns whether there is a change of a key that is not stored yet.
  func hasChange(of key: SessionKey) -> Bool { changes[key] != nil || storing[key] != nil }

  /// Waits until the changes of a key are stored.
  func waitUntilStored(_ key: SessionKey) async {
    while hasChange(of: key) {
      await withCheckedContinuation { waiters.append($0) }
    }
  }

  private func resumeWaiters() {
    let resumed = waiters
    waiters = []
    for waiter in resumed { waiter.resume() }
  }

  /// Stores all pending changes when the server shuts down. After a failure, it tries once more.
  func end() async {
    work?.cancel()
    await work?.value
  }

  // MARK: Loading

  /// The database, if other servers use it too.
  var sharedDatabase: (any SharedStateDatabase)? { repository as? any SharedStateDatabase }

  /// A stored record for a joining page.
  struct Stored {
    /// The record; `nil` if there is none that can be used.
    var record: SnapshotRecord?
    /// Whether another server has a session with the record's key, to which a page is connected.
    var isCopy = false
    /// Whether the database has removed an earlier record.
    var isDiscarded = false
    /// The reason why the record was removed; `nil` if it was not.
    var fault: SnapshotFault?
    /// Whether the database cannot be used, so that it is unknown if there is a record.
    var isUnavailable = false
  }

  /// Returns the stored record under a key, and takes its lease if the database is shared.
  func load(_ key: SessionKey, for reason: LeaseReason) async -> Stored {
    // Changes that are not stored yet are newer, and their order must be kept.
    if let change = changes[key] ?? storing[key] { return Stored(record: change.record) }
    do {
      if let sharedDatabase {
        let leased = try await sharedDatabase.lease(key, for: reason)
        return Stored(record: leased.record, isCopy: leased.isCopy, isDiscarded: reason == .newSession)
      }
      let record = reason == .newSession ? nil : try await repository.load(key)
      // A developer edits until the restoration works, so attempts do not remove the state.
      if DevelopmentLink.current != nil { await repository.cancelAttempt(key) }
      return Stored(record: record)
    } catch let fault as SnapshotFault {
      metrics.lostSessions.increment()
      reports.add(fault)
      return Stored(fault: fault)
    } catch {
      reports.add(failure: error)
      return Stored(isUnavailable: sharedDatabase != nil && reason != .newSession)
    }
  }

  /// Resets the attempts of a record that was loaded and then not used.
  func cancelAttempt(_ record: SnapshotRecord) {
    Task { [repository] in await repository.cancelAttempt(record.key) }
  }

  /// Returns the newest snapshot under a key.
  ///
  /// - Parameters:
  ///   - key: The key of a page.
  ///   - stored: The result of ``load(_:for:)``.
  /// - Returns: `nil` if there is none, or if it is expired.
  /// - Throws: The reason why the snapshot cannot be used. It is already logged.
  func snapshot(for key: SessionKey, stored: Stored) throws(SnapshotFault) -> ScreenSnapshot? {
    let change = changes[key] ?? storing[key]
    if change == nil, let fault = stored.fault { throw fault }
    guard let newest = change.map(\.record) ?? stored.record, newest.date >= earliestDate else { return nil }
    do throws(ScreenSnapshot.InvalidData) {
      return try ScreenSnapshot(data: newest.data)
    } catch {
      metrics.lostSessions.increment()
      let fault = error == .newer ? SnapshotFault.newer : .damaged
      reports.add(fault)
      throw fault
    }
  }

  /// The time of the oldest snapshot that may be restored.
  private var earliestDate: Date {
    time.date() - TimeInterval(options.sessionLifetime / .seconds(1))
  }
}
