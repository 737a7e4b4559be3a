import PortableUI
import Testing
import Waiting

@testable import TrifectaWeb

/// Sessions that move between the servers of a database.
@Suite("Sessions on several servers", .enabled(if: TestDatabase.isAvailable))
@MainActor
struct SharedSessionTests {
  private let database: TestDatabase
  private let log = TestLog()
  private let time = TestTime()

  init() throws { database = try TestDatabase() }

  private func server(url: String? = nil) -> TestServer {
    var options = WebOptions()
    options.storage = .databaseURL(url ?? database.url)
    options.logger = log.logger
    return TestServer(Screen(path: "/tally", title: "Tally", summary: nil) { Tally() }, options, time: time)
  }

  @Test("A page that reconnects to another server continues there, and the first server has no session any more")
  func reconnection() async throws {
    let (first, second) = (server(), server())
    var page = try #require(await first.open())
    page.press("Count")
    // The first server has not detected that the connection is lost.
    page = try #require(await second.open(session: page.session.id))
    #expect(page.texts == ["count 1", "in all 1"])
    #expect(first.store.count == 0 && second.store.count == 1)
    page.press("Count")
    // The values of the visitor move too, and are not in the first server's memory.
    page = try #require(await first.open(session: page.session.id))
    #expect(page.texts == ["count 2", "in all 2"])
    #expect(first.store.count == 1 && second.store.count == 0)
  }

  @Test("A page that is reloaded after its first page has left continues on another server")
  func reload() async throws {
    let (first, second) = (server(), server())
    let page = try #require(await first.open())
    page.press("Count")
    first.close(page)
    #expect(try #require(await second.open(isReturning: true)).texts == ["count 1", "in all 1"])
  }

  @Test("A duplicated tab on another server continues with a copy, and both are independent")
  func copy() async throws {
    let (first, second) = (server(), server())
    let original = try #require(await first.open())
    original.press("Count")
    let copy = try #require(await second.open(isReturning: true))
    #expect(copy.texts[0] == "count 1")
    #expect(copy.session.restoration.key != original.session.restoration.key)
    #expect(first.store.count == 1 && second.store.count == 1)
    original.press("Count")
    await first.shutDown()
    await second.shutDown()
    #expect(try database.sessions().count == 2)
    #expect(try #require(await server().open(isReturning: true)).texts[0] == "count 2")
  }

  @Test("A session whose lease is lost ends, is not saved, and its page is told to reconnect")
  func lostLease() async throws {
    let (first, second) = (server(), server())
    let page = try #require(await first.open())
    page.press("Count")
    // A plain navigation in the same tab reached the other server.
    let other = try #require(await second.open())
    #expect(other.texts[0] == "count 0")
    page.press("Count")
    await saveChanges(of: first)
    #expect(page.transport.closed == CloseCode.goingAway)
    #expect(first.store.count == 0)
    #expect(log.all.count { $0.hasPrefix("notice:") && $0.contains("another server") } == 1)
    other.press("Count")
    await second.shutDown()
    #expect(try #require(await server().open(isReturning: true)).texts[0] == "count 1")
  }

  @Test("While the database is away, pages continue, returning pages of other servers try again, and nothing is lost")
  func outage() async throws {
    let (first, second) = (server(), server())
    let page = try #require(await first.open())
    try database.execute("ALTER TABLE session RENAME TO away")
    page.press("Count")
    await saveChanges(of: first)
    #expect(page.texts[0] == "count 1")
    #expect(await second.open(session: page.session.id) == nil)
    // The state is in the memory of the first server.
    let reloaded = try #require(await first.reload(page))
    #expect(reloaded.texts[0] == "count 1")
    #expect(log.all.count { $0.hasPrefix("error:") && $0.contains("could not store or load") } == 2)
    try database.execute("ALTER TABLE away RENAME TO session")
    await first.shutDown()
    #expect(try #require(await second.open(session: page.session.id)).texts[0] == "count 1")
  }

  @Test("A page's token of one server is valid on the others")
  func tokens() async throws {
    let token = server().store.tokens.token(for: "browser", at: "/tally")
    #expect(server().store.tokens.isValid(token, for: "browser", at: "/tally"))
  }

  /// Waits until the changes of a server are stored, or the attempt has failed.
  private func saveChanges(of server: TestServer) async {
    // The schedulers of sessions and of visitors' values wait.
    await settle(until: { time.sleepers == 2 })
    time.advance(by: .milliseconds(250))
    await server.store.scheduler?.work?.value
    await settle(until: { server.store.keeper?.work == nil || log.all.contains { $0.contains("could not store") } })
  }
}

/// Counts in the session, and for the visitor.
private struct Tally: View {
  @State private var count = 0
  @AppStorage("all") private var all = 0

  var body: some View {
    Text(verbatim: "count \(count)")
    Text(verbatim: "in all \(all)")
    Button("Count") {
      count += 1
      all += 1
    }
  }
}
