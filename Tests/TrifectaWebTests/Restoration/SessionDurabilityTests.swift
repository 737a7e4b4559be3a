import DatabaseFiles
import Foundation
import PortableUI
import Testing
import TrifectaSQLite
import Waiting

@testable import TrifectaWeb

@Suite("Answers after a commit", .timeLimit(.minutes(1)))
@MainActor
final class SessionDurabilityTests {
  private let database = GatedDatabase()
  private let time = TestTime()
  /// The servers, which pages do not retain.
  private var servers: [TestServer] = []
  private let file = DatabaseFile()
  private lazy var postgreSQL = Result { try TestDatabase() }

  private func server(_ storage: StateStorage? = nil) -> TestServer {
    var options = WebOptions()
    options.sessionDurability = .beforeAnswer
    options.logger = TestLog().logger
    if let storage { options.storage = storage }
    let screen = Screen(path: "/counter", title: "Counter", summary: nil) { Counter() }
    return TestServer(screen, options, database: storage == nil ? database : nil, time: time)
  }

  /// Opens a page, stores its initial state, and discards the frames of the first screen.
  private func open(_ server: TestServer, tab: String = "tab") async throws -> TestPage {
    servers.append(server)
    let page = try #require(await server.open(tab: tab))
    if page.session.restoration.answerLimit != nil, server.store.options.storage.isMemory {
      await database.waitForRequest()
      await database.complete()
    }
    await settleUntilStored(page)
    _ = page.transport.take()
    // A session is not saved again immediately.
    time.advance(by: .milliseconds(100))
    return page
  }

  private func settleUntilStored(_ page: TestPage) async {
    await settle(until: { page.session.restoration.answerLimit == nil })
  }

  @Test("The patch and the acknowledgement of an event are sent when the state is stored")
  func gate() async throws {
    let page = try await open(server())
    page.press("Increment")
    await database.waitForRequest()
    #expect(page.transport.take().isEmpty)
    await database.complete()
    await settleUntilStored(page)
    let frames = page.transport.take()
    #expect(frames.count == 1 && frames[0].hasPrefix("[2,1,"))
  }

  @Test("An event without a patch is acknowledged when the state is stored")
  func acknowledgement() async throws {
    let page = try await open(server())
    // No element has the number.
    page.session.receive([.event(ClientEvent(sequence: 1, applied: 1, element: 999, kind: "tap", value: nil))])
    #expect(page.transport.take().isEmpty)
    await database.waitForRequest()
    await database.complete()
    await settleUntilStored(page)
    #expect(page.transport.take() == ["[1]"])
  }

  @Test("An acknowledgement of the page is not stored")
  func noChange() async throws {
    let page = try await open(server())
    page.session.receive([.acknowledgement(1)])
    #expect(page.session.restoration.answerLimit == nil)
    #expect(await database.saves == [1])
  }

  @Test("Answers to events that follow a snapshot wait for the next commit")
  func order() async throws {
    let page = try await open(server())
    page.press("Increment")
    await database.waitForRequest()
    page.press("Increment")
    await database.complete()
    await settle(until: { page.session.restoration.answerLimit?.event == 1 })
    #expect(page.transport.take().map { $0.hasPrefix("[2,1,") } == [true])
    // A session is not saved again immediately.
    await settle(until: { time.sleepers == 1 })
    time.advance(by: .milliseconds(100))
    await database.waitForRequest()
    #expect(page.transport.take().isEmpty)
    await database.complete()
    await settleUntilStored(page)
    #expect(page.transport.take().map { $0.hasPrefix("[3,2,") } == [true])
  }

  @Test("Sessions that change during a commit are stored together by the next one")
  func groups() async throws {
    let server = server()
    var pages: [TestPage] = []
    for tab in ["a", "b", "c"] { pages.append(try await open(server, tab: tab)) }
    let earlier = await database.saves.count
    for page in pages {
      page.press("Increment")
      if page === pages[0] { await database.waitForRequest() }
    }
    await database.complete()
    await settleUntilStored(pages[0])
    await database.waitForRequest()
    await database.complete()
    await settle(until: { pages.allSatisfy { $0.session.restoration.answerLimit == nil } })
    #expect(await database.saves.dropFirst(earlier) == [1, 2])
  }

  @Test("After a failed commit, the answer waits for the next attempt")
  func failure() async throws {
    struct Fault: Error {}
    let page = try await open(server())
    page.press("Increment")
    await database.waitForRequest()
    await database.complete(throwing: Fault())
    await settle(until: { time.sleepers == 1 })
    #expect(page.transport.take().isEmpty)
    time.advance(by: .milliseconds(250))
    await database.waitForRequest()
    await database.complete()
    await settleUntilStored(page)
    #expect(page.transport.take().count == 1)
  }

  @Test("A page that reconnects during a commit is told only which events are stored")
  func reconnection() async throws {
    let page = try await open(server())
    page.press("Increment")
    await database.waitForRequest()
    let transport = TestTransport()
    page.session.resume(on: transport, applied: 1)
    #expect(transport.take().map { $0.hasPrefix("[\"joined\",\"\(page.session.id)\",0,") } == [true])
    await database.complete()
    await settleUntilStored(page)
    #expect(transport.take().map { $0.hasPrefix("[2,1,") } == [true])
  }

  @Test("A turn without an event is stored before it is shown")
  func turn() async throws {
    let remote = Remote()
    var options = WebOptions()
    options.sessionDurability = .beforeAnswer
    let screen = Screen(path: "/watcher", title: "Watcher", summary: nil) { Watcher(remote: remote) }
    let page = try await open(TestServer(screen, options, database: database, time: time))
    remote.show(7)
    await database.waitForRequest()
    #expect(page.transport.take().isEmpty)
    await database.complete()
    await settleUntilStored(page)
    #expect(page.transport.take().count == 1)
  }

  @Test("What a page has shown is in the database", arguments: SnapshotRepositoryTests.Medium.databases)
  func media(_ medium: SnapshotRepositoryTests.Medium) async throws {
    let storage: StateStorage =
      medium == .sqlite ? .sqlite(file.url) : .databaseURL(try postgreSQL.get().url)
    let first = server(storage)
    let page = try await open(first)
    for count in 1...20 {
      time.advance(by: .milliseconds(100))
      page.press("Increment")
      await settleUntilStored(page)
      #expect(page.transport.take().count == 1, "\(count)")
    }
    // The first server does not end its sessions.
    let second = server(storage)
    #expect(try #require(await second.open(session: page.session.id)).texts == ["20"])
  }

  @Test("Without a database, answers do not wait")
  func memory() async throws {
    let page = try await open(server(.memory))
    page.press("Increment")
    #expect(page.transport.take().count == 1)
  }
}
