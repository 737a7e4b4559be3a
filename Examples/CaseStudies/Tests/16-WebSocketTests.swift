import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: WebSocket")
@MainActor
struct WebSocketTests {
  private struct Offline: Error {}

  private let clock = TestClock()
  private let socket = AsyncStream.makeStream(of: String.self)

  private func client(send: @escaping @Sendable (String) async throws -> Void = { _ in }) -> EchoSocket {
    EchoSocket { [socket] in
      EchoConnection(id: 7, messages: socket.stream)
    } send: {
      try await send($1)
    }
  }

  private func testStore(_ state: EchoChat.State, _ client: EchoSocket) -> TestStore<EchoChat> {
    TestStore(initialState: state) {
      EchoChat()
    } withDependencies: {
      $0.continuousClock = clock
      $0[EchoSocket.self] = client
    }
  }

  @Test("A sent message is echoed, and disconnecting ends the connection")
  func echoes() async {
    let store = testStore(EchoChat.State(draft: " hi "), client { [socket] in socket.continuation.yield("\($0)!") })
    await store.send(.sendTapped)
    await store.send(.connectTapped) { $0.status = .connecting(attempt: 1) }
    await store.receive(.connected(7)) { $0.status = .online(7) }
    await store.send(.sendTapped) {
      $0.draft = ""
      $0.lines.append("You: hi")
    }
    await store.receive(.received("hi!")) { $0.lines.append("Server: hi!") }
    await store.send(.sendTapped)
    await store.send(.disconnectTapped) { $0.status = .offline }
    await store.finish()
  }

  @Test("A message that cannot be sent is reported")
  func reportsUnsent() async {
    let store = testStore(EchoChat.State(status: .online(7), draft: "hi"), client { _ in throw Offline() })
    await store.send(.sendTapped) {
      $0.draft = ""
      $0.lines.append("You: hi")
    }
    await store.receive(.notSent("hi")) { $0.lines.append("“hi” was not sent.") }
    await store.finish()
  }

  @Test("A lost connection is opened again after one second")
  func reconnects() async {
    let connections = AsyncStream.makeStream(of: EchoConnection.self)
    let next = AsyncStream.makeStream(of: String.self)
    connections.continuation.yield(EchoConnection(id: 7, messages: socket.stream))
    connections.continuation.yield(EchoConnection(id: 8, messages: next.stream))
    var client = client()
    client.connect = { await connections.stream.first { _ in true }! }
    let store = testStore(EchoChat.State(), client)
    await store.send(.connectTapped) { $0.status = .connecting(attempt: 1) }
    await store.receive(.connected(7)) { $0.status = .online(7) }
    socket.continuation.finish()
    await store.receive(.lost(reason: "The connection was lost.")) {
      $0.lines.append("The connection was lost.")
      $0.status = .connecting(attempt: 1)
    }
    await clock.advance(by: .milliseconds(999))
    await store.send(.draftChanged("hi")) { $0.draft = "hi" }
    await clock.advance(by: .milliseconds(1))
    await store.receive(.connected(8)) { $0.status = .online(8) }
    await store.send(.disconnectTapped) { $0.status = .offline }
    await store.finish()
  }

  @Test("After five attempts without a connection the chat is offline")
  func givesUp() async {
    var client = client()
    client.connect = { throw Offline() }
    let store = testStore(EchoChat.State(), client)
    await store.send(.connectTapped) { $0.status = .connecting(attempt: 1) }
    for attempt in 1...5 {
      await store.receive(.lost(reason: "The server cannot be reached.")) {
        $0.lines.append("The server cannot be reached.")
        $0.status = attempt == 5 ? .offline : .connecting(attempt: attempt + 1)
      }
      await clock.advance(by: .seconds(attempt))
    }
    await store.finish()
  }

  @Test("The screen sends a message and shows the echo of the fake server")
  func screen() async throws {
    let screen = await withDependencies {
      $0.continuousClock = ImmediateClock()
      $0.randomNumberGenerator = .seeded(1)
      $0[EchoSocket.self] = .liveValue
    } operation: {
      await Screen { WebSocketStudy() }
    }
    try await screen.tap("Connect")
    try await screen.wait(for: "Connected")
    #expect(try !screen.find("Send").isEnabled)
    try await screen.type("hello", into: "Message")
    try await screen.submit("Message")
    try await screen.wait(for: "Server: HELLO")
    try await screen.tap("Let the Server Hang Up")
    try await screen.wait(for: "The connection was lost.")
  }
}
