import Foundation
import IssueReporting
import Trifecta
import ValueStorage

/// Stores the changes of a cell in the database of the process, and follows changes by other processes.
///
/// The cell shows the stored value with all changes that are not stored yet. A save replaces the version of the stored
/// value. If another process has stored a newer one, the changes are applied to that value. If a save fails, its changes
/// are discarded and the cell shows the stored value again. Without a database, the cell has the only copy of the value.
@MainActor
final class SharedDatabaseWriter<Value: Sendable & Equatable>: SharedValueWriter {
  private struct Change {
    let apply: SharedChange<Value>
    let completion: SharedCompletion<Value>?
  }

  private let id: String
  private let key: String
  private let coding: DatabaseCoding<Value>
  private let databases: ValueDatabases
  private let clock: any Clock<Duration>
  /// The stored value, or the default.
  private var stored: Value
  /// The version of the stored value; `nil` if the database has none.
  private var version: Int64?
  private var pending: [Change] = []
  private var needsLoad = true
  /// Whether the database has a value that could not be decoded. Such a value must not be replaced.
  private var isUnreadable = false
  private var work: Task<Void, Never>?
  private(set) var error: (any Error)?
  /// The cell that shows the value. It retains this object.
  weak var cell: SharedCell<Value>?

  /// The consecutive conflicts after which a change fails.
  private static var conflictLimit: Int { 50 }
  /// The consecutive conflicts after which a save is delayed, so that the processes no longer save at the same moment.
  private static var patience: Int { 3 }

  init(
    id: String, key: String, default value: Value, coding: DatabaseCoding<Value>, databases: ValueDatabases,
    clock: any Clock<Duration>
  ) {
    self.id = id
    self.key = key
    self.coding = coding
    self.databases = databases
    self.clock = clock
    stored = value
    databases.add(self, of: key)
    start()
  }

  func write(_ value: Value, by change: @escaping SharedChange<Value>, completion: SharedCompletion<Value>?) {
    pending.append(Change(apply: change, completion: completion))
    // An administrator may have repaired the value.
    if isUnreadable { needsLoad = true }
    start()
  }

  func flush() async { await work?.value }

  private func start() {
    guard work == nil else { return }
    guard databases.current != nil else { return keepInMemory() }
    // The task inherits the dependency overrides. If this storage is one of them, the task would retain it. The task
    // retains this object, so that changes are stored even if the storage is released.
    DependencyValues.withoutOverrides {
      work = Task { await self.storeChanges() }
    }
  }

  private func storeChanges() async {
    defer { work = nil }
    var conflicts = 0
    while needsLoad || !pending.isEmpty {
      guard let database = databases.current else { return keepInMemory() }
      let count = pending.count
      let isLoading = needsLoad
      needsLoad = false
      do {
        if isLoading {
          try await receive(database.value(key))
        } else if try await save(count, in: database) {
          conflicts = 0
          // Later changes are stored together. Without the pause, a process that has succeeded would save again before
          // processes that had a conflict, whose changes would fail in the end.
          if !pending.isEmpty { try? await clock.sleep(for: .milliseconds(Int.random(in: 10...20))) }
        } else {
          conflicts += 1
          if conflicts >= Self.conflictLimit { throw SharedConflict(key: key, attempts: conflicts) }
          if conflicts > Self.patience { try? await clock.sleep(for: .milliseconds(Int.random(in: 1...conflicts))) }
        }
      } catch {
        conflicts = 0
        fail(count, error)
        // If a connection was lost, it is unknown whether the value was stored.
        if !isLoading { needsLoad = true }
      }
    }
  }

  /// Stores the first changes.
  ///
  /// - Returns: `false` if the database had another value, which has been received.
  private func save(_ count: Int, in database: any ValueDatabase) async throws -> Bool {
    if isUnreadable, let error { throw error }
    var new = stored
    for change in pending.prefix(count) { change.apply(&new) }
    if new != stored {
      let data = try await Self.encode(new, for: key, coding)
      switch try await database.saveValue(data, for: key, replacing: version) {
      case .saved(let version): self.version = version
      case .conflict(let current):
        try await receive(current)
        return false
      }
    }
    stored = new
    error = nil
    let completed = pending.prefix(count)
    pending.removeFirst(count)
    for change in completed { change.completion?(.success(new)) }
    return true
  }

  /// Sets the stored value to the database's, and applies the changes that are not stored yet.
  private func receive(_ current: StoredValue?) async throws {
    if let current {
      do {
        stored = try await Self.decode(current.data, coding)
        isUnreadable = false
      } catch {
        isUnreadable = true
        throw UnreadableSharedValue(key: key, reason: error)
      }
    } else if version != nil {
      // The value was removed from the database. A value that was only kept in memory before remains.
      stored = coding.defaultValue
      isUnreadable = false
    }
    version = current?.version
    error = nil
    show()
  }

  @concurrent
  private static func encode(_ value: Value, for key: String, _ coding: DatabaseCoding<Value>) async throws -> Data {
    try coding.encode(value, key)
  }

  @concurrent
  private static func decode(_ data: Data, _ coding: DatabaseCoding<Value>) async throws -> Value {
    try coding.decode(data)
  }

  private func show() {
    var shown = stored
    for change in pending { change.apply(&shown) }
    cell?.receive(shown)
  }

  /// Discards the first changes, and loads the stored value, which may have changed.
  private func fail(_ count: Int, _ failure: any Error) {
    let isFirst = error == nil
    error = failure
    let failed = pending.prefix(count)
    pending.removeFirst(count)
    show()
    if isFirst {
      reportIssue(
        """
        The shared value "\(id)" could not be \(failed.isEmpty ? "read" : "saved"): \(failure)

        \(failed.isEmpty ? "The previous value is kept." : "The change is discarded.")
        """)
    }
    for change in failed { change.completion?(.failure(failure)) }
  }

  /// Completes all changes without a database.
  private func keepInMemory() {
    needsLoad = false
    for change in pending { change.apply(&stored) }
    let completed = pending
    pending = []
    for change in completed { change.completion?(.success(stored)) }
  }
}

extension SharedDatabaseWriter: ValueObserver {
  nonisolated func valueMayHaveChanged(to version: Int64?) {
    Task { @MainActor in
      guard version == nil || version != self.version else { return }
      self.needsLoad = true
      self.start()
    }
  }
}
