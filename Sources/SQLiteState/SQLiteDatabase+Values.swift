import Foundation
import GRDB
import Locking
import ValueStorage

extension SQLiteDatabase {
  func value(_ key: String) async throws -> StoredValue? {
    try await pool.read { try Self.value(key, $0) }
  }

  private static func value(_ key: String, _ database: Database) throws -> StoredValue? {
    let row = try Row.fetchOne(
      database.cachedStatement(sql: "SELECT version, data FROM value WHERE name = ?"), arguments: [key])
    return row.map { StoredValue(version: $0["version"], data: $0["data"]) }
  }

  func saveValue(_ data: Data, for key: String, replacing version: Int64?) async throws -> ValueSaveResult {
    let result = try await write { database in
      let next = "(SELECT ifnull(max(version), 0) + 1 FROM value)"
      if let version {
        try Self.execute(
          database, "UPDATE value SET version = \(next), data = ? WHERE name = ? AND version = ?", [data, key, version])
      } else {
        try Self.execute(
          database, "INSERT OR IGNORE INTO value (name, version, data) VALUES (?, \(next), ?)", [key, data])
      }
      let isSaved = database.changesCount == 1
      let current = try Self.value(key, database)
      if isSaved, let current { return ValueSaveResult.saved(version: current.version) }
      return .conflict(current)
    }
    if case .saved(let version) = result { valueChanges.withLock(\.handler)?(.value(key: key, version: version)) }
    return result
  }

  func observeValues(_ handler: @escaping @Sendable (ValueChange) -> Void) {
    let isFirst = valueChanges.withLock { changes in
      defer { changes.handler = handler }
      return changes.handler == nil
    }
    guard isFirst else { return }
    Task.detached { [weak self] in
      while let changed = await self?.changedValues() {
        for change in changed { self?.valueChanges.withLock(\.handler)?(change) }
        try? await Task.sleep(for: Self.pollInterval)
      }
    }
  }

  /// SQLite has no notifications between processes. Polling at this interval takes 0.5 % of a core.
  private static var pollInterval: Duration { .milliseconds(50) }

  /// Returns the values that other processes have changed since the last call.
  private func changedValues() async -> [ValueChange] {
    let changed = try? await pool.writeWithoutTransaction { [valueChanges] database -> [ValueChange] in
      // The number changes if another process has changed the database.
      let number = try Int64.fetchOne(database.cachedStatement(sql: "PRAGMA data_version"))
      let (last, version) = valueChanges.withLock { ($0.dataVersion, $0.lastVersion) }
      guard number != last else { return [] }
      let rows = try Row.fetchAll(
        database.cachedStatement(sql: "SELECT name, version FROM value WHERE version > ? ORDER BY version"),
        arguments: [version])
      valueChanges.withLock { changes in
        changes.dataVersion = number
        if let last = rows.last { changes.lastVersion = last["version"] }
      }
      return rows.map { .value(key: $0["name"], version: $0["version"]) }
    }
    return changed ?? []
  }
}

/// The state of the observation of shared values.
struct ValueChanges {
  var handler: (@Sendable (ValueChange) -> Void)?
  /// SQLite's number of the last change by another process.
  var dataVersion: Int64?
  /// The highest version of a value that was seen.
  var lastVersion: Int64 = 0
}
