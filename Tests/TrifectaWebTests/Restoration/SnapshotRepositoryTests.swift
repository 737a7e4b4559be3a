import DatabaseFiles
import Foundation
import SeededRandom
import Testing

@testable import TrifectaWeb

/// The requirements of ``SnapshotRepository``, for all implementations.
@Suite("Repositories of snapshots")
final class SnapshotRepositoryTests {
  enum Medium {
    case memory, sqlite, postgreSQL

    /// The media that are available on this machine.
    static let all: [Medium] = TestDatabase.isAvailable ? [memory, sqlite, postgreSQL] : [memory, sqlite]
    static let databases = Array(all.dropFirst())
  }

  private let file = DatabaseFile()
  /// The PostgreSQL database, created when a test first needs it.
  private lazy var server = Result { try TestDatabase() }

  private func repository(_ medium: Medium, count: Int = 100, bytes: Int = 1 << 24) throws -> any SnapshotRepository {
    let limits = SnapshotQuota.Limits(count: count, bytes: bytes)
    return switch medium {
    case .memory: SnapshotMemory(limits: limits)
    case .sqlite: try #require(file.open(StateLimits(sessions: limits, visitors: 1)))
    case .postgreSQL: try #require(server.get().open(StateLimits(sessions: limits, visitors: 1)))
    }
  }

  /// Returns "ok" if the content of a database is consistent.
  private func check(_ medium: Medium) throws -> String {
    medium == .postgreSQL ? try server.get().check() : try file.check()
  }

  private func key(_ number: Int) -> SessionKey {
    SessionKey(name: SHA256.hash(Array("\(number)".utf8)).hexadecimal)!
  }

  private func record(_ number: Int, at address: String = "home", date: Double = 0, bytes: Int = 3) -> SnapshotRecord {
    SnapshotRecord(
      key: key(number), address: address, date: Date(timeIntervalSince1970: date),
      data: Data(repeating: UInt8(number & 0xFF), count: bytes))
  }

  private func numbers(in repository: any SnapshotRepository, of all: Range<Int> = 0..<10) async throws -> [Int] {
    var found: [Int] = []
    for number in all where try await repository.load(key(number)) != nil {
      await repository.cancelAttempt(key(number))
      found.append(number)
    }
    return found
  }

  @Test("A record is loaded as it was saved, and replaces an earlier one", arguments: Medium.all)
  func replace(_ medium: Medium) async throws {
    let repository = try repository(medium)
    #expect(try await repository.load(key(1)) == nil)
    try await repository.save([record(1, date: 1.25, bytes: 0), record(2, bytes: 100_000)], removing: [])
    #expect(try await repository.load(key(1)) == record(1, date: 1.25, bytes: 0))
    #expect(try await repository.load(key(2)) == record(2, bytes: 100_000))
    let moved = record(1, at: "office", date: -7, bytes: 5)
    try await repository.save([moved], removing: [])
    #expect(try await repository.load(key(1)) == moved)
  }

  @Test("Records are removed, even together with saved ones, and unknown keys are ignored", arguments: Medium.all)
  func remove(_ medium: Medium) async throws {
    let repository = try repository(medium)
    try await repository.save([record(1), record(2), record(3)], removing: [])
    try await repository.save([record(4)], removing: [key(1), key(3), key(9)])
    #expect(try await numbers(in: repository) == [2, 4])
  }

  @Test("An address keeps its newest records within a quarter of the limits", arguments: Medium.all)
  func quarter(_ medium: Medium) async throws {
    let repository = try repository(medium, count: 8)
    try await repository.save([record(0, at: "other")], removing: [])
    for number in 1..<4 { try await repository.save([record(number)], removing: []) }
    #expect(try await numbers(in: repository) == [0, 2, 3])
    // Saving again makes a record the newest one.
    try await repository.save([record(2)], removing: [])
    try await repository.save([record(5)], removing: [])
    #expect(try await numbers(in: repository) == [0, 2, 5])
  }

  @Test("Above the total limit, the oldest record of the largest address is evicted", arguments: Medium.all)
  func total(_ medium: Medium) async throws {
    let repository = try repository(medium, count: 4)
    try await repository.save([record(0, at: "a"), record(1, at: "b", bytes: 9), record(2, at: "c")], removing: [])
    try await repository.save([record(3, at: "d"), record(4, at: "e")], removing: [])
    #expect(try await numbers(in: repository) == [0, 2, 3, 4])
  }

  @Test("A record that exceeds the share of its address alone is not kept", arguments: Medium.all)
  func tooLarge(_ medium: Medium) async throws {
    let repository = try repository(medium, bytes: 40_000)
    try await repository.save([record(0, bytes: 10_000), record(1, at: "other")], removing: [])
    #expect(try await numbers(in: repository) == [1])
  }

  @Test("Records that were saved before a date expire, in any order of dates", arguments: Medium.all)
  func expiry(_ medium: Medium) async throws {
    let repository = try repository(medium)
    // The clock was set back between the first and the second record.
    try await repository.save([record(0, date: 50), record(1, date: 10), record(2, date: 30)], removing: [])
    await repository.removeExpired(before: Date(timeIntervalSince1970: 30))
    #expect(try await numbers(in: repository) == [0, 2])
  }

  @Test("A record whose restoration has failed twice is removed", arguments: Medium.databases)
  func attempts(_ medium: Medium) async throws {
    let repository = try repository(medium)
    try await repository.save([record(1)], removing: [])
    for _ in 0..<4 {
      #expect(try await repository.load(key(1)) != nil)
      await repository.cancelAttempt(key(1))
    }
    for _ in 0..<2 { #expect(try await repository.load(key(1)) != nil) }
    await #expect(throws: SnapshotFault.crashed) { try await repository.load(self.key(1)) }
    #expect(try await repository.load(key(1)) == nil)
  }

  @Test("The values of visitors are replaced and removed, even above the limit", arguments: Medium.databases)
  func visitors(_ medium: Medium) async throws {
    let database = try #require(try repository(medium) as? any StateDatabase)
    try await database.saveVisitors(["a": Data("1".utf8)])
    try await database.saveVisitors(["a": Data()])
    #expect(try await database.visitor("a") == Data())
    #expect(try await database.visitor("b") == nil)
    // The limit of visitors is 1.
    try await database.saveVisitors(["b": Data("2".utf8)])
    #expect(try await database.visitor("a") == nil)
    try await database.saveVisitors(["b": nil])
    #expect(try await database.visitor("b") == nil)
  }

  @Test(
    "After random operations, a database has the same records as the memory", arguments: Medium.databases,
    0..<8 as Range<UInt64>)
  func random(_ medium: Medium, seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let limits = (count: 12, bytes: 60_000)
    let memory = try repository(.memory, count: limits.count, bytes: limits.bytes)
    let database = try repository(medium, count: limits.count, bytes: limits.bytes)
    for step in 0..<150 {
      let records = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
        record(
          .random(in: 0..<20, using: &random), at: ["a", "b", "c", "d", "e", "f"].randomElement(using: &random)!,
          date: Double(step), bytes: .random(in: 0..<9_000, using: &random))
      }
      let keys = Int.random(in: 0..<4, using: &random) == 0 ? [key(.random(in: 0..<20, using: &random))] : []
      for repository in [memory, database] {
        try await repository.save(records, removing: keys)
        if step % 40 == 39 { await repository.removeExpired(before: Date(timeIntervalSince1970: Double(step - 30))) }
      }
      // A comparison after each step would take half a minute with a server.
      for number in 0..<20 where medium == .sqlite || step % 8 == 7 {
        let (expected, found) = (try await memory.load(key(number)), try await database.load(key(number)))
        await database.cancelAttempt(key(number))
        try #require(found == expected, "record \(number) after step \(step)")
      }
    }
    #expect(try check(medium) == "ok")
  }
}
