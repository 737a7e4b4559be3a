import Foundation
import Testing

@testable import TrifectaWeb

/// The leases of sessions in a database that several servers share.
@Suite("Leases of sessions", .enabled(if: TestDatabase.isAvailable))
struct SessionLeaseTests {
  private let server: TestDatabase

  init() throws { server = try TestDatabase() }

  private let key = SessionKey(name: String(repeating: "a", count: 64))!

  private func record(_ text: String, isFinal: Bool = false) -> SnapshotRecord {
    SnapshotRecord(
      key: key, address: "home", date: Date(timeIntervalSince1970: 1), data: Data(text.utf8), isFinal: isFinal)
  }

  private func texts(_ leased: LeasedRecord) -> String? {
    leased.record.map { String(decoding: $0.data, as: UTF8.self) }
  }

  /// Removes the lease of all servers, as if they were paused for longer than three seconds.
  private func expireNodes() throws {
    try server.execute("UPDATE node SET expires = clock_timestamp() - interval '1 s'")
  }

  @Test("A live server is asked to release the lease, stores its state, and cannot save any more")
  func takeover() async throws {
    let (first, second) = (try #require(server.open()), try #require(server.open()))
    let (key, last) = (key, record("last"))
    try await first.save([record("early")], removing: [])
    first.start { asked, reason in
      #expect(asked == key && reason == .reconnection(session: "name"))
      _ = try? await first.save([last], removing: [])
      return .released
    }
    let leased = try await second.lease(key, for: .reconnection(session: "name"))
    #expect(texts(leased) == "last" && !leased.isCopy)
    #expect(try await first.save([record("outdated")], removing: []) == [key])
    #expect(try await second.save([record("new")], removing: []).isEmpty)
    #expect(try server.execute("SELECT convert_from(data, 'UTF8') FROM session") == ["new"])
  }

  @Test("If a page is connected to the other server, the new page gets a copy and no lease")
  func copy() async throws {
    let (first, second) = (try #require(server.open()), try #require(server.open()))
    try await first.save([record("shared")], removing: [])
    first.start { _, reason in
      #expect(reason == .reload)
      return .copied
    }
    let leased = try await second.lease(key, for: .reload)
    #expect(texts(leased) == "shared" && leased.isCopy)
    #expect(try await first.save([record("kept")], removing: []).isEmpty)
    #expect(try await second.save([record("lost")], removing: []) == [key])
  }

  @Test(
    "A server that is paused until its lease has expired cannot save, even if the next owner has released the lease")
  func pause() async throws {
    let (paused, second) = (try #require(server.open()), try #require(server.open()))
    try await paused.save([record("before")], removing: [])
    // Its heartbeat fails from now on, and its advisory lock remains.
    try server.execute(
      """
      CREATE OR REPLACE FUNCTION renew_node(node_id bigint) RETURNS void LANGUAGE sql AS
        'UPDATE node SET expires = clock_timestamp() - interval ''1 s'' WHERE false'
      """)
    try expireNodes()
    #expect(texts(try await second.lease(key, for: .reload)) == "before")
    try await second.save([record("after", isFinal: true)], removing: [])
    #expect(try await paused.save([record("outdated")], removing: []) == [key])
    #expect(texts(try await second.lease(key, for: .reload)) == "after")
  }

  @Test("The lease of a server that has ended is taken at once")
  func ended() async throws {
    let second = try #require(server.open())
    do {
      let first = try #require(server.open())
      try await first.save([record("kept")], removing: [])
      await first.finish()
    }
    #expect(texts(try await second.lease(key, for: .reload)) == "kept")
    #expect(try server.execute("SELECT count(*) FROM node") == ["1"])
  }

  @Test("A server whose connection is gone is not alive, even if its lease has not expired", .timeLimit(.minutes(1)))
  func killed() async throws {
    let second = try #require(server.open())
    var first = server.open()
    try await first?.save([record("kept")], removing: [])
    #expect(try server.execute("SELECT is_alive(owner) FROM lease") == ["t"])
    // Closes the connections without a message, as the end of the process does.
    first = nil
    while try server.execute("UPDATE node SET expires = 'infinity'; SELECT is_alive(owner) FROM lease") == ["t"] {}
    #expect(texts(try await second.lease(key, for: .reload)) == "kept")
  }

  @Test("The last save of a session releases its lease")
  func final() async throws {
    let (first, second) = (try #require(server.open()), try #require(server.open()))
    first.start { _, _ in
      Issue.record("The server was asked")
      return .released
    }
    try await first.save([record("one")], removing: [])
    try await first.save([record("two", isFinal: true)], removing: [])
    #expect(texts(try await second.lease(key, for: .reload)) == "two")
  }

  @Test("A new session takes the lease from a connected page, and removes the state")
  func newSession() async throws {
    let (first, second) = (try #require(server.open()), try #require(server.open()))
    try await first.save([record("old")], removing: [])
    #expect(texts(try await second.lease(key, for: .newSession)) == nil)
    #expect(try await first.save([record("outdated")], removing: []) == [key])
    #expect(try server.sessions().isEmpty)
  }

  @Test("A removed lease is taken again, unless another server has one")
  func removedLease() async throws {
    let (first, second) = (try #require(server.open()), try #require(server.open()))
    try await first.save([record("one")], removing: [])
    try server.execute("DELETE FROM lease")
    #expect(try await first.save([record("two")], removing: []).isEmpty)
    try server.execute("DELETE FROM lease")
    _ = try await second.lease(key, for: .reload)
    #expect(try await first.save([record("three")], removing: []) == [key])
  }

  @Test("Many servers that take leases and save at the same time do not wait for each other in a circle")
  func concurrency() async throws {
    let server = server
    let keys = (0..<6).map { SessionKey(name: String(repeating: "\($0)", count: 64))! }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<3 {
        let database = try #require(server.open())
        database.start { _, _ in .released }
        group.addTask {
          for round in 0..<20 {
            for key in keys.shuffled() {
              _ = try await database.lease(key, for: round % 4 == 0 ? .newSession : .reload)
              await database.cancelAttempt(key)
            }
            let records = keys.shuffled().map {
              SnapshotRecord(key: $0, address: "\(round % 3)", date: Date(), data: Data(count: round))
            }
            try await database.save(records, removing: [])
          }
          await database.finish()
        }
      }
      try await group.waitForAll()
    }
    #expect(try server.check() == "ok")
  }

  @Test("A visitor's values are shared, and the values that were saved first are removed above the limit")
  func visitors() async throws {
    let limits = StateLimits(sessions: .init(count: 100, bytes: 1 << 24), visitors: 2)
    let (first, second) = (try #require(server.open(limits)), try #require(server.open(limits)))
    try await first.saveVisitors(["a": Data("1".utf8), "b": Data()])
    #expect(try await second.visitor("a") == Data("1".utf8))
    #expect(try await second.visitor("b") == Data())
    try await second.saveVisitors(["a": Data("2".utf8)])
    try await first.saveVisitors(["c": Data("3".utf8)])
    #expect(try await second.visitor("b") == nil)
    try await second.saveVisitors(["a": nil])
    #expect(try await first.visitor("a") == nil)
  }
}
