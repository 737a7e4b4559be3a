import Hummingbird
import Logging
import NIOCore
import NIOHTTPTypes
import NIOPosix
import ServiceLifecycle
import Testing

@testable import TrifectaWeb

@Suite("Accepted connections", .timeLimit(.minutes(1)))
final class PendingConnectionTests {
  private let server: any Channel
  private let channel: any Channel

  init() async throws {
    server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .bind(host: "127.0.0.1", port: 0).get()
    channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(to: try #require(server.localAddress)).get()
  }

  deinit { server.close(promise: nil) }

  private func http() async throws -> PendingConnection.HTTP {
    try await channel.eventLoop.submit { [channel] in
      try NIOAsyncChannel(wrappingChannelSynchronously: channel)
    }.get()
  }

  @Test("Dropping a connection before its protocol is known closes it")
  func silent() async throws {
    _ = PendingConnection(channel)
    try await channel.closeFuture.get()
  }

  @Test("Dropping a connection after its protocol is known closes it without a crash")
  func pages() async throws {
    let http = try await http()
    do {
      let pending = PendingConnection(channel)
      pending.didNegotiate(http)
    }
    try await channel.closeFuture.get()
  }

  @Test("A connection that is served stays open")
  func served() async throws {
    let http = try await http()
    do {
      let pending = PendingConnection(channel)
      pending.didNegotiate(http)
      #expect(pending.serve()?.channel === channel)
    }
    #expect(channel.isActive)
    try await http.executeThenClose { _, _ in }
  }

  @Test(
    "Stopping a server while clients connect closes their connections",
    arguments: [false, true])
  func stoppedServer(isGraceful: Bool) async throws {
    for _ in 0..<10 {
      var web = WebScreens()
      web.screen("/counter", title: "Counter") { Counter() }
      let (ports, port) = AsyncStream.makeStream(of: Int.self)
      let application = web.application(port: 0) {
        port.yield($0)
        // The server accepts no connections until it is cancelled.
        if !isGraceful { for await _ in AsyncStream<Never>.makeStream().stream {} }
      }
      let group = ServiceGroup(
        configuration: .init(services: [application], logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }))
      let running = Task { try? await group.run() }
      let number = try #require(await ports.first { _ in true })
      var clients: [any Channel] = []
      for _ in 0..<16 {
        let client = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
          .connect(host: "127.0.0.1", port: number).get()
        // The write fails if the server no longer reads.
        client.writeAndFlush(ByteBuffer(string: "GET /counter HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"), promise: nil)
        clients.append(client)
      }
      if isGraceful { await group.triggerGracefulShutdown() } else { running.cancel() }
      await running.value
      for client in clients { try await client.closeFuture.get() }
    }
  }
}
