import DatabaseFiles
import Foundation
import NIOConcurrencyHelpers
import SeededRandom
import Testing
import ValueStorage
import Waiting

@testable import TrifectaWeb

/// The requirements of ``ValueDatabase``, for all implementations.
@Suite("Databases of shared values", .timeLimit(.minutes(2)))
final class ValueDatabaseTests {
  enum Medium {
    case sqlite, postgreSQL

    /// The media that are available on this machine.
    static let all: [Medium] = TestDatabase.isAvailable ? [sqlite, postgreSQL] : [sqlite]
  }

  private let file = DatabaseFile()
  /// The PostgreSQL database, created when a test first needs it.
  private lazy var server = Result { try TestDatabase() }

  /// Opens the database like another process.
  private func open(_ medium: Medium) throws -> any StateDatabase {
    switch medium {
    case .sqlite: try #require(file.open())
    case .postgreSQL: try #require(server.get().open())
    }
  }

  @Test("A value has a new version after each save, and is the same for all processes", arguments: Medium.all)
  func saves(_ medium: Medium) async throws {
    let database = try open(medium)
    let key = "list of “Ünïts” 'a'"
    #expect(try await database.value(key) == nil)
    let first = try await database.saveValue(Data("[]".utf8), for: key, replacing: nil)
    guard case .saved(let version) = first else { throw Unexpected(first) }
    let second = try await database.saveValue(Data(), for: key, replacing: version)
    guard case .saved(let next) = second else { throw Unexpected(second) }
    #expect(next > version)
    #expect(try await open(medium).value(key) == StoredValue(version: next, data: Data()))
    #expect(try await database.value("other") == nil)
  }

  @Test("A save that replaces another version changes nothing, and returns the current value", arguments: Medium.all)
  func conflicts(_ medium: Medium) async throws {
    let database = try open(medium)
    guard case .saved(let version) = try await database.saveValue(Data([1]), for: "a", replacing: nil) else {
      throw Unexpected(nil)
    }
    let current = StoredValue(version: version, data: Data([1]))
    for wrong in [nil, version + 1, version - 1] {
      #expect(try await database.saveValue(Data([2]), for: "a", replacing: wrong) == .conflict(current))
    }
    #expect(try await database.saveValue(Data([2]), for: "missing", replacing: version) == .conflict(nil))
    #expect(try await database.value("a") == current)
  }

  @Test("Increments by several processes add up", arguments: Medium.all)
  func increments(_ medium: Medium) async throws {
    let databases = try (0..<4).map { _ in try open(medium) }
    try await withThrowingTaskGroup { group in
      for database in databases {
        group.addTask {
          for _ in 0..<25 {
            var current = try await database.value("sum")
            while true {
              let new = [(current?.data.first ?? 0) + 1]
              guard
                case .conflict(let other) = try await database.saveValue(
                  Data(new), for: "sum", replacing: current?.version)
              else { break }
              current = other
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await databases[0].value("sum")?.data == Data([100]))
  }

  @Test("Observers in all processes learn of a change", arguments: Medium.all)
  func observes(_ medium: Medium) async throws {
    let one = try open(medium)
    let other = try open(medium)
    let process = ValueDatabases()
    let otherProcess = ValueDatabases()
    process.register(one)
    otherProcess.register(other)
    let observers = [Observer(), Observer()]
    process.add(observers[0], of: "a b")
    otherProcess.add(observers[1], of: "a b")
    let unrelated = Observer()
    otherProcess.add(unrelated, of: "b")
    guard case .saved(let version) = try await one.saveValue(Data([1]), for: "a b", replacing: nil) else {
      throw Unexpected(nil)
    }
    for observer in observers { await settle { observer.versions.contains(version) } }
    #expect(!unrelated.versions.contains(version))
    guard case .saved(let next) = try await other.saveValue(Data([2]), for: "a b", replacing: version) else {
      throw Unexpected(nil)
    }
    for observer in observers { await settle { observer.versions.contains(next) } }
  }

  @Test("Random saves have the same results as in a dictionary", arguments: Medium.all, 1...3 as ClosedRange<UInt64>)
  func random(_ medium: Medium, seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let databases = try (0..<2).map { _ in try open(medium) }
    var model: [String: StoredValue] = [:]
    for number in 0..<150 {
      let key = "key \(seed) \(Int.random(in: 0..<4, using: &generator))"
      let database = databases.randomElement(using: &generator)!
      let expected =
        Bool.random(using: &generator) ? model[key]?.version : model.values.randomElement(using: &generator)?.version
      let data = Data("\(number)".utf8)
      switch try await database.saveValue(data, for: key, replacing: expected) {
      case .saved(let version):
        #expect(model[key]?.version == expected)
        #expect(model.values.allSatisfy { $0.version < version })
        model[key] = StoredValue(version: version, data: data)
      case .conflict(let current):
        #expect(model[key]?.version != expected)
        #expect(current == model[key])
      }
    }
    for (key, value) in model { #expect(try await databases[0].value(key) == value) }
  }

  @Test(
    "After a lost connection, a save is repeated, and observers load all values", .enabled(if: TestDatabase.isAvailable)
  )
  func reconnection() async throws {
    let database = try open(.postgreSQL)
    let process = ValueDatabases()
    process.register(database)
    let observer = Observer()
    process.add(observer, of: "a")
    guard case .saved(let version) = try await database.saveValue(Data([1]), for: "a", replacing: nil) else {
      throw Unexpected(nil)
    }
    try server.get().execute(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'trifecta' AND datname = current_database()"
    )
    let result = try await database.saveValue(Data([2]), for: "a", replacing: version)
    guard case .saved = result else { throw Unexpected(result) }
    await settle { observer.versions.contains(nil) }
    #expect(try await database.value("a")?.data == Data([2]))
  }

  @Test("A save that recognizes itself is not repeated", .enabled(if: TestDatabase.isAvailable))
  func repeatedSave() throws {
    _ = try open(.postgreSQL)
    let server = try server.get()
    let save = "SELECT new_version IS NULL, current_version FROM save_value('a', NULL, %d, 'x')"
    #expect(try server.execute(String(format: save, 7)) == ["f|"])
    // The same save again succeeds, and another one does not.
    #expect(try server.execute(String(format: save, 7)) == ["f|1"])
    #expect(try server.execute(String(format: save, 8)) == ["t|1"])
    #expect(try server.execute("SELECT count(*) FROM value") == ["1"])
  }

  @Test("A database of the first version gets the table of values", arguments: Medium.all)
  func migrates(_ medium: Medium) async throws {
    _ = try open(medium)
    switch medium {
    case .sqlite: try file.execute("DROP TABLE value; DELETE FROM grdb_migrations WHERE identifier = '2'")
    case .postgreSQL:
      try server.get().execute(
        "DROP FUNCTION save_value; DROP TABLE value; DROP SEQUENCE value_version; UPDATE version SET number = 1")
    }
    let database = try open(medium)
    #expect(try await database.saveValue(Data(), for: "a", replacing: nil) == .saved(version: 1))
  }

  private struct Unexpected: Error {
    let result: ValueSaveResult?

    init(_ result: ValueSaveResult?) { self.result = result }
  }

  private final class Observer: ValueObserver {
    private let seen = NIOLockedValueBox<[Int64?]>([])
    /// The announced versions, `nil` for unknown ones.
    var versions: [Int64?] { seen.withLockedValue { $0 } }

    func valueMayHaveChanged(to version: Int64?) { seen.withLockedValue { $0.append(version) } }

    func flush() async {}
  }
}
