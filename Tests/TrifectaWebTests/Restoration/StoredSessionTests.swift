import Foundation
import PortableUI
import Testing
import Waiting

@testable import TrifectaWeb

@Suite("Sessions in a storage folder")
@MainActor
final class StoredSessionTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let log = TestLog()
  private let time = TestTime()

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// A server process.
  private func server(_ change: (inout WebOptions) -> Void = { _ in }) -> TestServer {
    var options = WebOptions()
    options.storageFolder = folder
    options.logger = log.logger
    change(&options)
    return TestServer(Screen(path: "/notes", title: "Notes", summary: nil) { Notes() }, options, time: time)
  }

  private var sessions: URL { folder.appendingPathComponent("sessions") }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: sessions.path)) ?? []).filter { $0.count == 64 }
  }

  /// Leaves the state of a page with the count 1 in the folder.
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
    let file = sessions.appendingPathComponent(try #require(files.first)).path
    func permissions(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try permissions(file) == 0o600)
    #expect(try permissions(sessions.path) == 0o700)
    #expect(try await textsAfterRestart() == ["count 1"])
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
    #expect(files.isEmpty)
    time.advance(by: .milliseconds(250))
    await server.store.scheduler?.work?.value
    await server.store.keeper?.work?.value
    #expect(files.count == 2)
    #expect(time.sleepers == 0)
  }

  @Test("A session with much state is saved less often")
  func pacing() async throws {
    let server = server()
    let page = try #require(await server.open())
    page.type(String(repeating: "x", count: 600_000))
    await advance(server, by: .milliseconds(250))
    #expect(files.count == 1)
    let size = try fileSize()
    page.press("Append")
    for _ in 0..<4 { await advance(server, by: .milliseconds(250)) }
    #expect(try fileSize() == size)
    await advance(server, by: .milliseconds(250))
    #expect(try fileSize() > size)
  }

  private func fileSize() throws -> Int {
    try Data(contentsOf: sessions.appendingPathComponent(try #require(files.first))).count
  }

  /// Waits until the server sleeps, advances the time, and waits until the server sleeps again or has stored everything.
  private func advance(_ server: TestServer, by duration: Duration) async {
    await settle(until: { time.sleepers == 1 })
    time.advance(by: duration)
    await settle(until: { time.sleepers == 1 || server.store.scheduler?.work == nil })
    await server.store.keeper?.work?.value
  }

  @Test("A plain navigation removes the file of the earlier session")
  func removal() async throws {
    try await leaveState()
    let second = server()
    _ = await second.open()
    await second.store.keeper?.work?.value
    #expect(files.isEmpty)
  }

  @Test("A damaged file is not restored, and this is logged once", arguments: [0, 3, 4, 20, 40])
  func damaged(position: Int) async throws {
    for tab in ["a", "b"] {
      let first = server()
      _ = await first.open(tab: tab)
      await first.shutDown()
    }
    for name in files {
      let file = sessions.appendingPathComponent(name)
      var data = try Data(contentsOf: file)
      data[position] = position == 4 ? 2 : 0xFF
      try data.write(to: file)
    }
    let second = server()
    for tab in ["a", "b"] {
      #expect(try #require(await second.open(tab: tab, isReturning: true)).texts == ["count 0"])
    }
    let reason =
      switch position {
      case 3: "a newer version"
      case 4: "ended twice"
      default: "damaged"
      }
    #expect(log.all.filter { $0.hasPrefix("error:") }.count == 1 && log.all.contains { $0.contains(reason) })
    await second.store.keeper?.work?.value
    #expect(files.isEmpty)
  }

  @Test("State whose restoration ended the process twice is discarded")
  func crashLoop() async throws {
    try await leaveState()
    let key = try #require(SessionKey(name: files[0]))
    let limits = SnapshotQuota.Limits(count: 10, bytes: 1 << 20)
    for _ in 0..<2 {
      #expect(try await SnapshotFolder(sessions, limits: limits).load(key) != nil)
    }
    await #expect(throws: SnapshotFault.crashed) {
      try await SnapshotFolder(self.sessions, limits: limits).load(key)
    }
    #expect(files.isEmpty)
  }

  @Test("An attempt that is cancelled or followed by a save does not count")
  func attempts() async throws {
    try await leaveState()
    let key = try #require(SessionKey(name: files[0]))
    for _ in 0..<4 {
      let repository = SnapshotFolder(sessions, limits: .init(count: 10, bytes: 1 << 20))
      #expect(try await repository.load(key) != nil)
      await repository.cancelAttempt(key)
    }
    for _ in 0..<4 { #expect(try await textsAfterRestart() == ["count 1"]) }
  }

  @Test("State that expired is not restored, and its file is removed")
  func expired() async throws {
    try await leaveState()
    time.advance(by: .seconds(86_401))
    let second = server()
    #expect(try #require(await second.open(isReturning: true)).texts == ["count 0"])
    await second.store.keeper?.work?.value
    #expect(files.isEmpty)
  }

  @Test("A failed write is tried again, and logged once")
  func retry() async throws {
    let first = server()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: sessions)
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
    try FileManager.default.removeItem(at: sessions)
    await first.shutDown()
    #expect(try await textsAfterRestart() == ["count 1"])
  }

  @Test("A process that ends while it writes leaves no damaged state")
  func unfinishedWrite() async throws {
    try await leaveState()
    let unfinished = sessions.appendingPathComponent(files[0] + ".new")
    try Data("half".utf8).write(to: unfinished)
    #expect(try await textsAfterRestart() == ["count 1"])
    #expect(!FileManager.default.fileExists(atPath: unfinished.path))
  }

  @Test("The number of files is limited, and includes the files of earlier processes")
  func limit() async throws {
    for tab in ["a", "b", "c", "d"] {
      let server = server { $0.keptSessionLimit = 2 }
      _ = await server.open(tab: tab)
      await server.shutDown()
    }
    #expect(files.count == 2)
  }

  @Test("The limit of visitors does not remove the folder of sessions")
  func limitOfVisitors() async throws {
    try await leaveState()
    var options = WebOptions()
    options.storageFolder = folder
    options.storageVisitorLimit = 1
    let storage = VisitorStorage(options: options)
    for browser in ["a", "b", "c"] {
      let values = storage.acquire(browser, scene: nil).app
      values.values = ["x": .int(1)]
      values.didChange()
      await storage.end()
    }
    #expect(files.count == 1)
  }

  @Test("Tokens are valid after a restart")
  func tokens() throws {
    var options = WebOptions()
    options.storageFolder = folder
    let token = JoinTokens(options: options).token(for: "cookie", at: "/notes")
    #expect(JoinTokens(options: options).isValid(token, for: "cookie", at: "/notes"))
    let key = sessions.appendingPathComponent("key")
    #expect(try FileManager.default.attributesOfItem(atPath: key.path)[.posixPermissions] as? Int == 0o600)
    try Data("short".utf8).write(to: key)
    #expect(!JoinTokens(options: options).isValid(token, for: "cookie", at: "/notes"))
    #expect(!JoinTokens().isValid(token, for: "cookie", at: "/notes"))
    #expect(try Data(contentsOf: key).count == 32)
  }
}
