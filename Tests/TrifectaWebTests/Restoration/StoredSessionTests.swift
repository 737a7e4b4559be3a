import DatabaseFiles
import Foundation
import PortableUI
import Testing
import TrifectaSQLite
import Waiting

@testable import TrifectaWeb

@Suite("Sessions in a database")
@MainActor
final class StoredSessionTests {
  private let file = DatabaseFile()
  private let log = TestLog()
  private let time = TestTime()
  private var events: [ServerEvent] = []

  /// A server process.
  private func server(_ change: (inout WebOptions) -> Void = { _ in }) -> TestServer {
    var options = WebOptions()
    options.storage = .sqlite(file.url)
    options.logger = log.logger
    options.onEvent = { [weak self] in self?.events.append($0) }
    change(&options)
    return TestServer(Screen(path: "/notes", title: "Notes", summary: nil) { Notes() }, options, time: time)
  }

  /// Leaves the state of a page with the count 1 in the database.
  private func leaveState() async throws {
    let server = server()
    let page = try #require(await server.open())
    page.press("Count")
    await server.shutDown()
  }

  /// Returns the texts of the page in a new process.
  private func textsAfterRestart() async throws -> [String] {
    let server = server()
    let texts = try #require(await server.open(isReturning: true)).texts
    await server.shutDown()
    return texts
  }

  @Test("State survives a restart of the server, in files that only the owner can read")
  func restart() async throws {
    try await leaveState()
    for name in try FileManager.default.contentsOfDirectory(atPath: file.folder.path) {
      #expect(try file.permissions(of: file.folder.appendingPathComponent(name)) == 0o600, "\(name)")
    }
    #expect(try file.permissions(of: file.folder) == 0o700)
    #expect(try await textsAfterRestart() == ["count 1"])
    #expect(log.all.filter { !$0.hasPrefix("info:") }.isEmpty)
  }

  @Test("State survives the end of the process shortly after a change")
  func crash() async throws {
    let first = server()
    let page = try #require(await first.open())
    page.press("Count")
    page.press("Count")
    await settle(until: { time.sleepers == 1 })
    time.advance(by: .milliseconds(250))
    await first.store.scheduler?.work?.value
    await first.store.keeper?.work?.value
    // The first server does not end its sessions.
    let second = server()
    #expect(try #require(await second.open(session: page.session.id)).texts == ["count 2"])
  }

  @Test("Changes of many sessions are coalesced, and unchanged sessions are not saved again")
  func coalescing() async throws {
    let server = server()
    let pages = [await server.open(tab: "a"), await server.open(tab: "b")].compactMap { $0 }
    for page in pages {
      page.press("Count")
      page.press("Count")
    }
    await settle(until: { time.sleepers == 1 })
    #expect(try file.sessions().isEmpty)
    time.advance(by: .milliseconds(250))
    await server.store.scheduler?.work?.value
    await server.store.keeper?.work?.value
    #expect(try file.sessions().count == 2)
    #expect(time.sleepers == 0)
  }

  @Test("A session with much state is saved less often")
  func pacing() async throws {
    let server = server()
    let page = try #require(await server.open())
    page.type(String(repeating: "x", count: 600_000))
    await advance(server, by: .milliseconds(250))
    let size = try storedBytes()
    page.press("Append")
    for _ in 0..<4 { await advance(server, by: .milliseconds(250)) }
    #expect(try storedBytes() == size)
    await advance(server, by: .milliseconds(250))
    #expect(try storedBytes() > size)
  }

  private func storedBytes() throws -> Int { try file.integer("SELECT bytes FROM session") ?? 0 }

  /// Waits until the server sleeps, advances the time, and waits until the server sleeps again or has stored everything.
  private func advance(_ server: TestServer, by duration: Duration) async {
    await settle(until: { time.sleepers == 1 })
    time.advance(by: duration)
    await settle(until: { time.sleepers == 1 || server.store.scheduler?.work == nil })
    await server.store.keeper?.work?.value
  }

  @Test("A plain navigation removes the state of the earlier session")
  func removal() async throws {
    try await leaveState()
    let second = server()
    _ = await second.open()
    await second.store.keeper?.work?.value
    #expect(try file.sessions().isEmpty)
  }

  @Test(
    "State that cannot be used is not restored, this is logged once, and the state is removed",
    arguments: [
      ("data = zeroblob(20)", "damaged"), ("data = x''", "damaged"), ("checksum = 'x'", "damaged"),
      ("date = 9e999", "damaged"), ("attempts = 2", "ended twice"),
    ])
  func unusable(change: String, reason: String) async throws {
    for tab in ["a", "b"] {
      let first = server()
      _ = await first.open(tab: tab)
      await first.shutDown()
    }
    try file.execute("UPDATE session SET \(change)")
    let second = server()
    events = []
    for tab in ["a", "b"] {
      #expect(try #require(await second.open(tab: tab, isReturning: true)).texts == ["count 0"])
    }
    let refusal = ServerEvent.Refusal(path: "/notes", reason: reason == "damaged" ? .damaged : .endedProgram)
    #expect(events == [.restorationRefused(refusal), .restorationRefused(refusal)])
    #expect(log.all.filter { $0.hasPrefix("error:") }.count == 1 && log.all.contains { $0.contains(reason) })
    await second.store.keeper?.work?.value
    #expect(try file.sessions().isEmpty)
  }

  @Test("State of a newer version of the program is not restored")
  func newer() async throws {
    try await leaveState()
    let database = try #require(file.open())
    let key = try #require(try file.sessions().first.flatMap(SessionKey.init))
    var record = try #require(try await database.load(key))
    // The version is after the signature of three bytes.
    record.data[3] = 0xFF
    try await database.save([record], removing: [])
    #expect(try await textsAfterRestart() == ["count 0"])
    #expect(log.all.contains { $0.hasPrefix("error:") && $0.contains("a newer version") })
    #expect(events == [.restorationRefused(.init(path: "/notes", reason: .newerVersion))])
  }

  @Test("State whose restoration ended the process twice is discarded")
  func crashLoop() async throws {
    try await leaveState()
    let key = try #require(try file.sessions().first.flatMap(SessionKey.init))
    for _ in 0..<2 { #expect(try await #require(file.open()).load(key) != nil) }
    await #expect(throws: SnapshotFault.crashed) { try await self.file.open()?.load(key) }
    #expect(try file.sessions().isEmpty)
  }

  @Test("An attempt that is cancelled or followed by a save does not count")
  func attempts() async throws {
    try await leaveState()
    let key = try #require(try file.sessions().first.flatMap(SessionKey.init))
    for _ in 0..<4 {
      let repository = try #require(file.open())
      #expect(try await repository.load(key) != nil)
      await repository.cancelAttempt(key)
    }
    for _ in 0..<4 { #expect(try await textsAfterRestart() == ["count 1"]) }
  }

  @Test("State that expired is not restored, and is removed")
  func expired() async throws {
    try await leaveState()
    time.advance(by: .seconds(86_401))
    let second = server()
    #expect(try #require(await second.open(isReturning: true)).texts == ["count 0"])
    await second.store.keeper?.work?.value
    #expect(try file.sessions().isEmpty)
  }

  @Test("State that was saved before the clock was set back is restored")
  func clockSetBack() async throws {
    time.advance(by: .seconds(10_000_000))
    try await leaveState()
    time.advance(by: .seconds(-9_999_000))
    #expect(try await textsAfterRestart() == ["count 1"])
  }

  @Test("State above the size limit is not stored, and the last smaller state is kept")
  func tooLarge() async throws {
    try await leaveState()
    let second = server()
    let page = try #require(await second.open(isReturning: true))
    page.press("Count")
    page.type(String(repeating: "x", count: 1_000_000))
    page.press("Append")
    await second.shutDown()
    #expect(try await textsAfterRestart() == ["count 1"])
    #expect(log.all.count { $0.contains("is not saved, because it has") } == 1)
  }

  @Test("A failed write is tried again, and logged once")
  func retry() async throws {
    let first = server()
    try file.execute("CREATE TRIGGER fault BEFORE INSERT ON session BEGIN SELECT raise(ABORT, 'fault'); END")
    let page = try #require(await first.open())
    page.press("Count")
    first.close(page)
    // The scheduler of snapshots and the failed write wait.
    await settle(until: { time.sleepers == 2 })
    for _ in 0..<3 {
      time.advance(by: .seconds(5))
      await settle(until: { time.sleepers == 1 && first.store.scheduler?.work == nil })
    }
    #expect(log.all.count { $0.contains("could not store or load") } == 1)
    // Until then, the state is in memory.
    #expect(try #require(await first.open(isReturning: true)).texts == ["count 1"])
    try file.execute("DROP TRIGGER fault")
    await first.shutDown()
    #expect(try await textsAfterRestart() == ["count 1"])
  }

  @Test("If the file cannot be written later, stored state is restored anyway")
  func attemptNotCounted() async throws {
    try await leaveState()
    let second = server()
    try file.execute("CREATE TRIGGER fault BEFORE UPDATE ON session BEGIN SELECT raise(ABORT, 'fault'); END")
    #expect(try #require(await second.open(isReturning: true)).texts == ["count 1"])
  }

  @Test("The number of sessions is limited, and includes those of earlier processes")
  func limit() async throws {
    for tab in ["a", "b", "c", "d"] {
      let server = server { $0.keptSessionLimit = 8 }
      _ = await server.open(tab: tab)
      await server.shutDown()
    }
    // An address may use a quarter.
    #expect(try file.sessions().count == 2)
  }

  @Test("Tokens are valid after a restart, and the key is in no description")
  func tokens() throws {
    let database = try #require(file.open())
    let tokens = JoinTokens(key: database.signingKey)
    let token = tokens.token(for: "cookie", at: "/notes")
    #expect(database.signingKey.count == 32)
    #expect(JoinTokens(key: try #require(file.open()).signingKey).isValid(token, for: "cookie", at: "/notes"))
    #expect(!JoinTokens().isValid(token, for: "cookie", at: "/notes"))
    #expect("\(tokens)" == "\(JoinTokens())")
    try file.execute("UPDATE secret SET value = x'00'")
    #expect(try #require(file.open()).signingKey.count == 32)
  }

  @Test("Two processes that use one file see each other's changes")
  func twoProcesses() async throws {
    let (first, second) = (server(), server())
    let page = try #require(await first.open(tab: "a"))
    page.press("Count")
    first.close(page)
    await first.store.keeper?.work?.value
    let moved = try #require(await second.open(tab: "a", isReturning: true))
    #expect(moved.texts == ["count 1"])
    moved.press("Count")
    second.close(moved)
    await second.store.keeper?.work?.value
    #expect(try #require(await first.open(tab: "a", isReturning: true)).texts == ["count 2"])
  }

  @Test("A file that cannot be used is logged in one line, and the server keeps state in memory")
  func unusableFile() async throws {
    try FileManager.default.createDirectory(at: file.folder, withIntermediateDirectories: true)
    try Data("This is not a database, but a text that is longer than a header.".utf8).write(to: file.url)
    let server = server()
    let page = try #require(await server.open())
    page.press("Count")
    #expect(try #require(await server.reload(page)).texts == ["count 1"])
    let lines = log.all.filter { $0.hasPrefix("error:") }
    #expect(lines.count == 1 && lines[0].contains(file.url.path) && lines[0].contains("in memory"))
    #expect(try Data(contentsOf: file.url).starts(with: Data("This is not".utf8)))
  }
}
