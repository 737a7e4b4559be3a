import Foundation
import GRDB
import Locking
import TrifectaWeb

/// The state of sessions and the values of visitors in an SQLite file.
///
/// The database is in WAL mode and does not wait for the disk: a power failure may lose the last moments, the end of the
/// process loses nothing. One connection writes, on a separate thread, and others read.
final class SQLiteDatabase: StateDatabase {
  let pool: DatabasePool
  let signingKey: [UInt8]
  private let limits: StateLimits
  let valueChanges = Locked(ValueChanges())

  /// The failed attempts after which a snapshot is discarded.
  private static let attemptLimit = 2
  /// The unused pages of 4 KiB that a cleanup returns to the file system.
  private static let vacuumedPages = 2_000

  /// Opens a database, and creates its file and folder if they do not exist.
  ///
  /// - Throws: ``OpeningError``, or an error of SQLite.
  init(_ file: URL, limits: StateLimits) throws {
    self.limits = limits
    (pool, signingKey) = try Self.open(file)
  }

  // MARK: Sessions

  func load(_ key: SessionKey) async throws -> SnapshotRecord? {
    let stored = try await pool.read { database in
      try Row.fetchOne(
        database, sql: "SELECT address, date, attempts, checksum, data FROM session WHERE name = ?",
        arguments: [key.name]
      ).map { row in Result { () throws(SnapshotFault) in try Self.record(key, row) } }
    }
    do {
      guard let record = try stored?.get() else { return nil }
      // If the disk is full or the file is read-only, state is restored anyway.
      try? await execute("UPDATE session SET attempts = attempts + 1 WHERE name = ?", [key.name])
      return record
    } catch {
      try? await execute("DELETE FROM session WHERE name = ?", [key.name])
      throw error
    }
  }

  /// Decodes a row, whose columns may have any values if the file is damaged.
  private static func record(_ key: SessionKey, _ row: Row) throws(SnapshotFault) -> SnapshotRecord {
    guard let address = String.fromDatabaseValue(row["address"]), let date = Double.fromDatabaseValue(row["date"]),
      let attempts = Int.fromDatabaseValue(row["attempts"]), let data = Data.fromDatabaseValue(row["data"]),
      date.isFinite, String.fromDatabaseValue(row["checksum"]) == Checksum(data).description
    else { throw .damaged }
    guard attempts < attemptLimit else { throw .crashed }
    return SnapshotRecord(key: key, address: address, date: Date(timeIntervalSince1970: date), data: data)
  }

  @discardableResult
  func save(_ records: [SnapshotRecord], removing keys: [SessionKey]) async throws -> Set<SessionKey> {
    try await write { [limits] database in
      for key in keys { try Self.execute(database, "DELETE FROM session WHERE name = ?", [key.name]) }
      for record in records { try Self.save(record, limits.sessions, database) }
    }
    return []
  }

  func cancelAttempt(_ key: SessionKey) async {
    // If it fails, the state is discarded one attempt earlier.
    try? await execute("UPDATE session SET attempts = 0 WHERE name = ?", [key.name])
  }

  func removeExpired(before date: Date) async {
    try? await execute("DELETE FROM session WHERE date < ?", [date.timeIntervalSince1970])
    try? await pool.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA incremental_vacuum(\(Self.vacuumedPages))")
    }
  }

  /// Stores a record, and evicts others as ``SnapshotQuota`` does.
  static func save(_ record: SnapshotRecord, _ limits: SnapshotQuota.Limits, _ database: Database) throws {
    // An update would be faster, but would need one more trigger.
    try execute(database, "DELETE FROM session WHERE name = ?", [record.key.name])
    try execute(
      database,
      """
      INSERT INTO session (name, address, saved, date, bytes, checksum, data) VALUES (
        ?1, ?2, (SELECT ifnull(max(saved), 0) + 1 FROM session WHERE address = ?2), ?3, ?4, ?5, ?6
      )
      """,
      [
        record.key.name, record.address, record.date.timeIntervalSince1970,
        record.data.count + SnapshotQuota.overhead, Checksum(record.data).description, record.data,
      ])
    while try isExceeded(limits.share, "SELECT count, bytes FROM address WHERE name = ?", [record.address], database) {
      try removeOldest(of: record.address, database)
    }
    while try isExceeded(limits, "SELECT count, bytes FROM total", [], database),
      let largest = try fetchOne(
        String.self, database, "SELECT name FROM address ORDER BY bytes DESC, name DESC LIMIT 1")
    { try removeOldest(of: largest, database) }
  }

  /// Returns whether a count and a number of bytes exceed limits.
  private static func isExceeded(
    _ limits: SnapshotQuota.Limits, _ query: String, _ arguments: StatementArguments, _ database: Database
  ) throws -> Bool {
    guard let use = try Row.fetchOne(database.cachedStatement(sql: query), arguments: arguments) else { return false }
    return use["count"] > limits.count || use["bytes"] > limits.bytes
  }

  private static func removeOldest(of address: String, _ database: Database) throws {
    try execute(
      database, "DELETE FROM session WHERE id = (SELECT id FROM session WHERE address = ? ORDER BY saved LIMIT 1)",
      [address])
  }

  // MARK: Visitors

  func visitor(_ name: String) async throws -> Data? {
    try await pool.read { database in
      try Self.fetchOne(Data.self, database, "SELECT data FROM visitor WHERE name = ?", [name])
    }
  }

  func saveVisitors(_ values: [String: Data?]) async throws {
    try await write { [limits] database in
      for (name, data) in values { try Self.saveVisitor(name, data, database) }
      let count = try Self.fetchOne(Int.self, database, "SELECT count(*) FROM visitor") ?? 0
      guard count > limits.visitors else { return }
      try Self.execute(
        database, "DELETE FROM visitor WHERE id IN (SELECT id FROM visitor ORDER BY saved LIMIT ?)",
        [count - limits.visitors])
    }
  }

  /// Stores the values of a visitor; `nil` removes them.
  static func saveVisitor(_ name: String, _ data: Data?, _ database: Database) throws {
    guard let data else { return try execute(database, "DELETE FROM visitor WHERE name = ?", [name]) }
    try execute(
      database,
      """
      INSERT INTO visitor (name, saved, data) VALUES (?, (SELECT ifnull(max(saved), 0) + 1 FROM visitor), ?)
        ON CONFLICT DO UPDATE SET saved = excluded.saved, data = excluded.data
      """,
      [name, data])
  }

  // MARK: Statements

  func finish() async {
    // Moves the changes of the WAL file to the main file. Fails if another process reads, which does no harm.
    try? await pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
  }

  /// Runs a transaction, even if the task is cancelled: a server that shuts down cancels its tasks, and then stores the
  /// state.
  func write<Result: Sendable>(_ updates: @escaping @Sendable (Database) throws -> Result) async throws -> Result {
    try await Task { [pool] in try await pool.write(updates) }.value
  }

  private func execute(_ sql: String, _ arguments: StatementArguments) async throws {
    try await write { try Self.execute($0, sql, arguments) }
  }

  /// Executes a statement, which is compiled once.
  static func execute(_ database: Database, _ sql: String, _ arguments: StatementArguments) throws {
    try database.cachedStatement(sql: sql).execute(arguments: arguments)
  }

  private static func fetchOne<Value: DatabaseValueConvertible & StatementColumnConvertible>(
    _ type: Value.Type, _ database: Database, _ sql: String, _ arguments: StatementArguments = []
  ) throws -> Value? {
    try Value.fetchOne(database.cachedStatement(sql: sql), arguments: arguments)
  }
}
