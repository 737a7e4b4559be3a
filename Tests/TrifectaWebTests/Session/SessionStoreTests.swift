import PortableUI
import Testing
import Waiting

@testable import TrifectaWeb

@Suite("Session store")
@MainActor
struct SessionStoreTests {
  let tokens = JoinTokens()
  let time = TestTime()
  let screen = Screen(path: "/counter", title: "Counter", summary: nil) { Counter() }
  let other = Screen(path: "/other", title: "Other", summary: nil) { Counter() }

  @Test("A reconnecting page resumes its session")
  func resume() throws {
    let store = store()
    let session = try #require(join(store))
    store.disconnect(session, from: try #require(session.transport))
    #expect(join(store, session: session.id) === session)
    #expect(store.count == 1)
  }

  @Test("An invalid token closes the connection with the stale-token code")
  func wrongToken() {
    let store = store()
    let transport = TestTransport()
    let session = store.join(
      screen, as: .init(browser: "browser", address: ""), token: "wrong", session: "", applied: 0, on: transport)
    #expect(session == nil)
    #expect(transport.closed == CloseCode.staleToken)
    #expect(store.count == 0)
  }

  @Test("Another browser or another screen's page cannot resume a session")
  func stolen() throws {
    let store = store()
    let session = try #require(join(store))
    #expect(join(store, session: session.id, browser: "thief") !== session)
    #expect(join(store, session: session.id, screen: other) !== session)
    #expect(store.count == 3)
  }

  @Test("A detached session ends when its keep time elapses")
  func expiry() async throws {
    let store = store()
    let session = try #require(join(store))
    store.disconnect(session, from: try #require(session.transport))
    await settle(until: { time.sleepers == 1 })
    time.advance(by: .seconds(119))
    #expect(store.count == 1)
    time.advance(by: .seconds(1))
    await settle(until: { store.count == 0 })
    #expect(join(store, session: session.id) !== session)
  }

  @Test("A session whose page reconnects in time does not end")
  func cameBack() async throws {
    let store = store()
    let session = try #require(join(store))
    store.disconnect(session, from: try #require(session.transport))
    await settle(until: { time.sleepers == 1 })
    _ = join(store, session: session.id)
    await settle(until: { time.sleepers == 0 })
    time.advance(by: .seconds(1_000))
    await Task.yield()
    #expect(store.count == 1)
  }

  @Test("At the session limit the longest detached session is evicted, or the join is refused")
  func limit() throws {
    var options = WebOptions()
    options.sessionLimit = 2
    let store = store(options)
    let first = try #require(join(store))
    let second = try #require(join(store))
    let transport = TestTransport()
    #expect(join(store, on: transport) == nil)
    #expect(transport.closed == CloseCode.tryAgainLater)
    store.disconnect(second, from: try #require(second.transport))
    store.disconnect(first, from: try #require(first.transport))
    #expect(join(store) != nil)
    #expect(join(store, session: first.id) === first)
    #expect(store.count == 2)
  }

  @Test("The number of sessions per browser and per address is limited")
  func shares() throws {
    var options = WebOptions()
    options.sessionLimitPerBrowser = 2
    options.sessionLimitPerAddress = 3
    let store = store(options)
    let first = try #require(join(store, browser: "a"))
    #expect(join(store, browser: "a") != nil)
    let refused = TestTransport()
    #expect(join(store, browser: "a", on: refused) == nil)
    #expect(refused.closed == CloseCode.tryAgainLater)
    #expect(join(store, browser: "b") != nil)
    #expect(join(store, browser: "c") == nil)
    #expect(join(store, browser: "a", at: "elsewhere") == nil)
    #expect(join(store, browser: "c", at: "elsewhere") != nil)
    store.disconnect(first, from: try #require(first.transport))
    #expect(join(store, browser: "a") != nil)
    #expect(store.count == 4)
  }

  @Test(
    "Over the memory limit, the largest address loses its longest detached session")
  func memory() async throws {
    var options = WebOptions()
    options.memoryLimit = 400_000
    let store = store(options)
    let home = try #require(join(store, browser: "home", at: "home"))
    let size = home.estimatedSize
    let office = try (0..<4).map { try #require(join(store, browser: "\($0)", at: "office")) }
    for session in office { store.disconnect(session, from: try #require(session.transport)) }
    // Simulates a screen that grew.
    store.session(office[3].id, at: "office", hasSize: 200_000 - 2 * size)
    await store.queue.run(for: .init(address: "", browser: "")) {}
    #expect(store.sessions[office[0].id] == nil)
    #expect(store.sessions[office[1].id] != nil)
    #expect(store.sessions[home.id] != nil)
  }

  @Test("At the memory limit, a new address takes memory from the largest addresses")
  func newcomer() throws {
    var options = WebOptions()
    options.memoryLimit = 4_000_000
    let store = store(options)
    let sessions = try ["home", "office"].flatMap { address in
      try (0..<10).map { (try #require(join(store, browser: "\(address) \($0)", at: address)), address) }
    }
    for (session, address) in sessions { store.session(session.id, at: address, hasSize: 200_000) }
    _ = try #require(join(store, browser: "cafe", at: "cafe"))
    #expect(store.count == 21)
    let second = try #require(join(store, browser: "cafe", at: "cafe"))
    #expect(store.sessions[second.id] != nil)
    #expect(sessions.count { store.sessions[$0.0.id] == nil } == 1)
  }

  @Test("At the memory limit, only a session idle for a minute is evicted for a join")
  func idleMemory() async throws {
    var options = WebOptions()
    options.memoryLimit = 150_000
    let store = store(options)
    let largest = try #require(join(store, browser: "a", at: "a"))
    let other = try #require(join(store, browser: "b", at: "b"))
    let small = try #require(join(store, browser: "c", at: "c"))
    // No address uses more than half of the memory, but together they exceed the limit.
    for (session, size) in [(largest, 70_000), (other, 60_000), (small, 30_000)] {
      store.session(session.id, at: session.cookie, hasSize: size)
    }
    let refused = TestTransport()
    #expect(join(store, browser: "d", at: "d", on: refused) == nil)
    #expect(refused.closed == CloseCode.tryAgainLater)
    time.advance(by: .seconds(60))
    largest.receive([.acknowledgement(0)])
    #expect(join(store, browser: "d", at: "d") == nil)
    time.advance(by: .seconds(60))
    #expect(join(store, browser: "d", at: "d") != nil)
    #expect(store.sessions[largest.id] == nil)
    #expect(store.sessions[other.id] != nil)
    #expect(store.sessions[small.id] != nil)
  }

  @Test("An address that uses most of the memory loses active sessions, and received text parts count as memory")
  func activeMemory() async throws {
    var options = WebOptions()
    options.memoryLimit = 1_000_000
    let store = store(options)
    let home = try #require(join(store, browser: "home", at: "home"))
    let first = try #require(join(store, browser: "0", at: "flood"))
    time.advance(by: .seconds(1))
    let second = try #require(join(store, browser: "1", at: "flood"))
    first.receive([.part(String(repeating: "x", count: 300_000))])
    await store.queue.run(for: .init(address: "", browser: "")) {}
    #expect(store.sessions.count == 3)
    time.advance(by: .seconds(1))
    second.receive([.part(String(repeating: "x", count: 300_000))])
    await store.queue.run(for: .init(address: "", browser: "")) {}
    #expect(store.sessions[first.id] == nil)
    #expect(store.sessions[second.id] != nil)
    #expect(store.sessions[home.id] != nil)
    let size = second.estimatedSize
    second.detach()
    #expect(second.estimatedSize == size - 300_000)
  }

  @Test("Repeated joins evict sessions of their own address, not detached sessions of others")
  func keptPlace() throws {
    var options = WebOptions()
    options.sessionLimit = 5
    let store = store(options)
    let cut = try #require(join(store, browser: "owner", at: "home"))
    store.disconnect(cut, from: try #require(cut.transport))
    for number in 0..<100 {
      let session = try #require(join(store, browser: "\(number)", at: "flood"))
      store.disconnect(session, from: try #require(session.transport))
    }
    #expect(join(store, session: cut.id, browser: "owner", at: "home") === cut)
    #expect(join(store, browser: "newcomer", at: "another home") != nil)
    #expect(store.count == 5)
  }

  @Test("Within an address, the browser with the most sessions loses its longest detached session")
  func keptPlaceOfBrowser() throws {
    var options = WebOptions()
    options.sessionLimitPerAddress = 4
    let store = store(options)
    let cut = try #require(join(store, browser: "owner"))
    store.disconnect(cut, from: try #require(cut.transport))
    let others = try (0..<3).map { _ in try #require(join(store, browser: "flood")) }
    for other in others.reversed() { store.disconnect(other, from: try #require(other.transport)) }
    #expect(join(store, browser: "newcomer") != nil)
    #expect(join(store, session: cut.id, browser: "owner") === cut)
    #expect(join(store, session: others[0].id, browser: "flood") === others[0])
    #expect(join(store, session: others[2].id, browser: "flood") !== others[2])
  }

  @Test("A session that ends no longer counts towards the limit")
  func freedPlaces() throws {
    var options = WebOptions()
    options.sessionLimitPerBrowser = 1
    let store = store(options)
    for _ in 0..<10 {
      let session = try #require(join(store))
      store.end(session, closing: nil)
    }
    #expect(store.count == 0)
  }

  @Test("All sessions end with the server")
  func endAll() throws {
    let store = store()
    let transport = TestTransport()
    _ = try #require(join(store, on: transport))
    store.endAll()
    #expect(store.count == 0)
    #expect(transport.closed == CloseCode.goingAway)
  }

  private func store(_ options: WebOptions = WebOptions()) -> SessionStore {
    SessionStore(options: options, tokens: tokens, time: time.timekeeper)
  }

  private func join(
    _ store: SessionStore, session: String = "", screen: Screen? = nil, browser: String = "browser",
    at address: String = "address", on transport: TestTransport = TestTransport()
  ) -> Session? {
    let screen = screen ?? self.screen
    let token = tokens.token(for: browser, at: screen.path)
    let visitor = SessionStore.Visitor(browser: browser, address: address)
    return store.join(screen, as: visitor, token: token, session: session, applied: 0, on: transport)
  }
}
