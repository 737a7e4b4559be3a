import TrifectaUI

extension CaseStudy {
  static let webSocket = CaseStudy(
    "WebSocket", summary: "The messages of a connection arrive as actions, and a lost connection is reopened."
  ) {
    WebSocketStudy()
  }
}

/// One effect owns the connection: it connects, sends each message as an action, and closes the connection when it is
/// cancelled. The state has only the id of the connection, so it remains a value that a test can compare.
struct EchoChat: Reducer {
  struct State: Equatable {
    var status = Status.offline
    var draft = ""
    var lines: [String] = []

    var connection: EchoConnection.ID? { if case .online(let id) = status { id } else { nil } }
    var message: String { draft.trimmingCharacters(in: .whitespaces) }
    var canSend: Bool { connection != nil && !message.isEmpty }
  }

  enum Status: Equatable {
    case offline
    case connecting(attempt: Int)
    case online(EchoConnection.ID)
  }

  enum Action: Equatable {
    case connectTapped
    case disconnectTapped
    case connected(EchoConnection.ID)
    case lost(reason: String)
    case received(String)
    case draftChanged(String)
    case sendTapped
    case hangUpTapped
    case notSent(String)
  }

  private enum EffectID { case connection }

  static let maximumAttempts = 5

  @Dependency(EchoSocket.self) var socket

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .connectTapped:
      guard state.status == .offline else { return .none }
      return connect(&state, attempt: 1, after: .zero)
    case .disconnectTapped:
      state.status = .offline
      return .cancel(id: EffectID.connection)
    case .connected(let id):
      state.status = .online(id)
    case .lost(let reason):
      state.lines.append(reason)
      guard case .connecting(let attempt) = state.status else {
        return connect(&state, attempt: 1, after: .seconds(1))
      }
      return connect(&state, attempt: attempt + 1, after: .seconds(attempt))
    case .received(let text):
      state.lines.append("Server: \(text)")
    case .draftChanged(let draft):
      state.draft = draft
    case .sendTapped:
      guard state.canSend else { return .none }
      let text = state.message
      state.draft = ""
      return transmit(text, &state)
    case .hangUpTapped:
      return transmit(EchoServer.hangUpCommand, &state)
    case .notSent(let text):
      state.lines.append("“\(text)” was not sent.")
    }
    return .none
  }

  private func connect(_ state: inout State, attempt: Int, after delay: Duration) -> Effect<Action> {
    guard attempt <= Self.maximumAttempts else {
      state.status = .offline
      return .none
    }
    state.status = .connecting(attempt: attempt)
    return .run(name: "connection") { send in
      let connection = try await socket.connect()
      send(.connected(connection.id))
      for await text in connection.messages { send(.received(text)) }
      send(.lost(reason: "The connection was lost."))
    } catch: { _, send in
      send(.lost(reason: "The server cannot be reached."))
    }
    .delay(for: delay)
    .cancellable(id: EffectID.connection, cancelInFlight: true)
  }

  private func transmit(_ text: String, _ state: inout State) -> Effect<Action> {
    guard let connection = state.connection else { return .none }
    state.lines.append("You: \(text)")
    return .run { _ in
      try await socket.send(connection, text)
    } catch: { _, send in
      send(.notSent(text))
    }
  }
}

struct EchoConnection: Identifiable, Sendable {
  let id: Int
  /// The received messages. The stream ends when the connection is lost. Cancelling the task that reads it closes the
  /// connection.
  let messages: AsyncStream<String>
}

/// The client of the server. A client with a single live value can be its own dependency key.
struct EchoSocket: Sendable {
  var connect: @Sendable () async throws -> EchoConnection
  var send: @Sendable (_ id: EchoConnection.ID, _ text: String) async throws -> Void
}

extension EchoSocket: DependencyKey {
  private static let server = EchoServer()
  static let liveValue = EchoSocket {
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: .milliseconds(500))
    return try await server.connect()
  } send: {
    try await server.receive($1, from: $0)
  }
}

/// A fake server in this process, which refuses one of three connections. A client of a real server has a
/// `URLSessionWebSocketTask` for each connection instead.
actor EchoServer {
  private struct Unreachable: Error {}

  static let hangUpCommand = "/bye"

  private var connections: [EchoConnection.ID: AsyncStream<String>.Continuation] = [:]
  private var lastID = 0

  func connect() throws -> EchoConnection {
    @Dependency(\.randomNumberGenerator) var random
    if random({ Int.random(in: 1...3, using: &$0) }) == 1 { throw Unreachable() }
    lastID += 1
    let (messages, continuation) = AsyncStream.makeStream(of: String.self)
    continuation.onTermination = { [id = lastID] _ in Task { await self.remove(id) } }
    connections[lastID] = continuation
    return EchoConnection(id: lastID, messages: messages)
  }

  func receive(_ text: String, from id: EchoConnection.ID) throws {
    guard let connection = connections[id] else { throw Unreachable() }
    if text == Self.hangUpCommand { connection.finish() } else { connection.yield(text.uppercased()) }
  }

  private func remove(_ id: EchoConnection.ID) {
    connections[id] = nil
  }
}

struct EchoChatView: View {
  let store: Store<EchoChat>

  var body: some View {
    Form {
      Section("Connection") {
        switch store.status {
        case .offline:
          Button("Connect") { store.send(.connectTapped) }
        case .connecting(let attempt):
          ProgressView("Connecting, attempt \(attempt) of \(EchoChat.maximumAttempts)")
          Button("Cancel", role: .cancel) { store.send(.disconnectTapped) }
        case .online:
          Label("Connected", systemImage: "checkmark.circle")
          Button("Disconnect", role: .destructive) { store.send(.disconnectTapped) }
          Button("Let the Server Hang Up") { store.send(.hangUpTapped) }
        }
      }
      Section("Messages, newest first") {
        TextField("Message", text: store.binding(\.draft) { .draftChanged($0) })
          .onSubmit { store.send(.sendTapped) }
        Button("Send") { store.send(.sendTapped) }
          .disabled(!store.canSend)
        ForEach(store.lines.indices.reversed(), id: \.self) { Text(store.lines[$0]) }
      }
    }
  }
}

struct WebSocketStudy: View {
  @State private var store = Store(initialState: EchoChat.State()) { EchoChat() }

  var body: some View {
    EchoChatView(store: store)
  }
}
