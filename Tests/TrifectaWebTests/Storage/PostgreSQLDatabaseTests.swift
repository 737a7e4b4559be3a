import Foundation
import Testing

@testable import TrifectaWeb

@Suite("The PostgreSQL database", .enabled(if: TestDatabase.isAvailable))
struct PostgreSQLDatabaseTests {
  private let server: TestDatabase
  private let log = TestLog()

  init() throws { server = try TestDatabase() }

  @Test("All servers of a database have the same key, and an unusable key is replaced")
  func signingKey() throws {
    let key = try #require(server.open()).signingKey
    #expect(key.count == 32)
    #expect(try #require(server.open()).signingKey == key)
    try server.execute("UPDATE secret SET value = ''")
    #expect(try #require(server.open()).signingKey.count == 32)
  }

  @Test("A database of a newer version is not changed, and the error explains it")
  func newerSchema() throws {
    _ = server.open()
    try server.execute("UPDATE version SET number = 1000")
    #expect(server.open(log: log) == nil)
    #expect(log.all.count == 1 && log.all[0].contains("newer version"))
  }

  @Test("Servers that create the tables at the same time do not disturb each other")
  func concurrentMigrations() async throws {
    let server = server
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 { group.addTask { server.open() != nil } }
      for await isOpen in group { #expect(isOpen) }
    }
    #expect(try server.execute("SELECT count(*) FROM version") == ["1"])
  }

  @Test("A connection that is lost is opened again, and the statement is repeated")
  func reconnection() async throws {
    let database = try #require(server.open())
    try await database.saveVisitors(["a": Data("1".utf8)])
    #expect(try await database.visitor("a") != nil)
    try server.execute(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'trifecta' AND datname = current_database()"
    )
    try await database.saveVisitors(["b": Data("2".utf8)])
    #expect(try await database.visitor("a") == Data("1".utf8))
    #expect(try await database.visitor("b") == Data("2".utf8))
  }

  @Test(
    "A failure to connect is logged in one line without the password",
    arguments: [
      "postgres://ann:s3cret@127.0.0.1:1/counter", "postgresql://ann@127.0.0.1:1/counter?password=s3cret",
      "postgres://ann:s3cret@[::1/counter", "postgres://ann:s3cret@127.0.0.1:s3cret/counter",
      "postgres://ann@127.0.0.1:1/counter?s3cret=1", "postgres://ann:s3cret/s3cret@127.0.0.1/counter",
      "postgres://ann:1/s3cret@127.0.0.1/counter", "postgres://ann:%s3cret@127.0.0.1:1/counter",
    ])
  func password(url: String) {
    let limits = StateLimits(sessions: .init(count: 1, bytes: 1), visitors: 1)
    #expect(StateStorage.databaseURL(url).database(limits: limits, logger: log.logger) == nil)
    #expect(log.all.count == 1 && log.all[0].hasPrefix("error:") && log.all[0].contains("in memory"))
    #expect(!log.all[0].contains("s3cret"))
  }
}
