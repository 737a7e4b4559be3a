import PortableUI
import Testing

@testable import TrifectaWeb

@Suite("The session store")
@MainActor
struct SessionStoreTests {
  let tokens = JoinTokens()
  let time = TestTime()
  let screen = Screen(path: "/counter", title: "Counter", summary: nil) { Counter() }
  let other = Screen(path: "/other", title: "Other", summary: nil) { Counter() }

  @Test("A page comes back to its session")
  func resume() throws {
    let store = store()
    let session = try #require(join(store))
    store.disconnect(session, from: try #require(session.wire))
    #expect(join(store, session: session.id) === session)
    #expect(store.count == 1)
  }

  @Test("A wrong token is turned away, so that the page fetches another one")
  func wrongToken() {
    let store = store()
    let wire = TestWire()
    let session = store.join(screen, as: "browser", token: "wrong", session: "", applied: 0, on: wire)
    #expect(session == nil)
    #expect(wire.closed == CloseCode.staleToken)
    #expect(store.count == 0)
  }

  @Test("Another browser, or another screen's page, does not get somebody's session")
  func stolen() throws {
    let store = store()
    let session = try #require(join(store))
    #expect(join(store, session: session.id, browser: "thief") !== session)
    #expect(join(store, session: session.id, screen: other) !== session)
    #expect(store.count == 3)
  }

  @Test("A session whose page stays away ends when its time is over")
  func expiry() async throws {
    let store = store()
    let session = try #require(join(store))
    store.disconnect(session, from: try #require(session.wire))
    await until { time.sleepers == 1 }
    time.advance(by: .seconds(119))
    #expect(store.count == 1)
    time.advance(by: .seconds(1))
    await until { store.count == 0 }
    #expect(join(store, session: session.id) !== session)
  }

  @Test("A session whose page came back in time does not end")
  func cameBack() async throws {
    let store = store()
    let session = try #require(join(store))
    store.disconnect(session, from: try #require(session.wire))
    await until { time.sleepers == 1 }
    _ = join(store, session: session.id)
    await until { time.sleepers == 0 }
    time.advance(by: .seconds(1_000))
    await Task.yield()
    #expect(store.count == 1)
  }

  @Test("Where there is no room the longest detached session makes some; where none is detached, the page is refused")
  func limit() throws {
    var options = WebOptions()
    options.sessionLimit = 2
    let store = store(options)
    let first = try #require(join(store))
    let second = try #require(join(store))
    let wire = TestWire()
    #expect(join(store, on: wire) == nil)
    #expect(wire.closed == CloseCode.tryAgainLater)
    store.disconnect(second, from: try #require(second.wire))
    store.disconnect(first, from: try #require(first.wire))
    #expect(join(store) != nil)
    #expect(join(store, session: first.id) === first)
    #expect(store.count == 2)
  }

  @Test("All sessions end with the server")
  func endAll() throws {
    let store = store()
    let wire = TestWire()
    _ = try #require(join(store, on: wire))
    store.endAll()
    #expect(store.count == 0)
    #expect(wire.closed == CloseCode.goingAway)
  }

  private func store(_ options: WebOptions = WebOptions()) -> SessionStore {
    SessionStore(options: options, tokens: tokens, time: time.timekeeper)
  }

  private func join(
    _ store: SessionStore, session: String = "", screen: Screen? = nil, browser: String = "browser",
    on wire: TestWire = TestWire()
  ) -> Session? {
    let screen = screen ?? self.screen
    let token = tokens.token(for: browser, at: screen.path)
    return store.join(screen, as: browser, token: token, session: session, applied: 0, on: wire)
  }

  /// Lets other tasks run until something is so. Hangs, and so fails by the runner's limit, where it never is.
  private func until(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
  }
}
