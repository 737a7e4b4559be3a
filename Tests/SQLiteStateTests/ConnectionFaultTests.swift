import DatabaseFiles
import Foundation
import Testing
import TrifectaWeb

@testable import SQLiteState

/// Faults that pragmas of the database's own connection cause.
@Suite("Faults of the disk")
struct ConnectionFaultTests {
  private let file = DatabaseFile()
  private let limits = StateLimits(sessions: .init(count: 100, bytes: 1 << 24), visitors: 10)

  private func record(_ digit: Character, bytes: Int) throws -> SnapshotRecord {
    let key = try #require(SessionKey(name: String(repeating: digit, count: 64)))
    return SnapshotRecord(key: key, address: "a", date: Date(timeIntervalSince1970: 1), data: Data(count: bytes))
  }

  private func execute(_ sql: String, on database: SQLiteDatabase) async throws {
    try await database.pool.writeWithoutTransaction { try $0.execute(sql: sql) }
  }

  // A limit of pages is the same error as a full disk.
  @Test(
    "If the disk is full or the file is read-only, a save changes nothing, loading works, and a later save succeeds",
    arguments: ["max_page_count = 1", "query_only = true"])
  func unwritable(fault: String) async throws {
    let database = try SQLiteDatabase(file.url, limits: limits)
    let kept = try record("a", bytes: 100)
    let new = [try record("b", bytes: 10), try record("a", bytes: 100_000)]
    try await database.save([kept], removing: [])
    try await execute("PRAGMA \(fault)", on: database)
    await #expect(throws: (any Error).self) { try await database.save(new, removing: [kept.key]) }
    await #expect(throws: (any Error).self) { try await database.saveVisitors(["a": Data(count: 100_000)]) }
    #expect(try await database.load(kept.key) == kept)
    #expect(try file.sessions() == [kept.key.name])
    try await execute("PRAGMA max_page_count = 100000; PRAGMA query_only = false", on: database)
    try await database.save(new, removing: [])
    #expect(try await database.load(kept.key) == new[1])
    #expect(try file.check() == "ok")
  }
}
