import Hummingbird
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import Testing

@testable import TrifectaWeb

/// Requests over a socket to a server with the routes of an app.
@Suite("HTTP connections", .timeLimit(.minutes(1)))
struct LiveChannelTests {
  private typealias Client = NIOAsyncChannel<ByteBuffer, ByteBuffer>

  /// Runs a server while the closure sends requests on one connection.
  private func serving(
    _ router: Router<BasicRequestContext>,
    _ ask: (_ read: (_ end: String) async throws -> String, _ write: (String) async throws -> Void) async throws -> Void
  ) async throws {
    let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let application = Application(
      router: router, server: WebScreens().server, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { port.yield($0.localAddress?.port ?? 0) }, logger: quiet)
    let group = ServiceGroup(configuration: .init(services: [application], logger: quiet))
    let running = Task { try await group.run() }
    let number = try #require(await ports.first { _ in true })
    let client = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: number) { channel in
        channel.eventLoop.makeCompletedFuture { try Client(wrappingChannelSynchronously: channel) }
      }
    try await client.executeThenClose { inbound, outbound in
      var parts = inbound.makeAsyncIterator()
      try await ask(
        { end in
          var text = ""
          while !text.hasSuffix(end), let part = try await parts.next() { text += String(buffer: part) }
          return text
        }, { try await outbound.write(ByteBuffer(string: $0)) })
    }
    await group.triggerGracefulShutdown()
    try await running.value
  }

  @Test("A client waits for status 100 before it sends a body, which routes can read in each way")
  func expectation() async throws {
    let router = Router()
    router.post("/length") { request, _ in "length \(try await request.body.collect(upTo: 100).readableBytes)." }
    router.post("/watched") { request, context in
      var request = request
      _ = try await request.collectBody(upTo: context.maxUploadSize)
      return try await request.body.consumeWithInboundCloseHandler { body in
        "watched \(try await body.collect(upTo: 100).readableBytes)."
      } onInboundClosed: {
      }
    }
    let fields = "Host: localhost\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n"
    try await serving(router) { read, write in
      for path in ["length", "watched"] {
        try await write("POST /\(path) HTTP/1.1\r\n" + fields)
        #expect(try await read("\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
        try await write("abc")
        #expect(try await read("\(path) 3.").hasPrefix("HTTP/1.1 200 "))
      }
    }
  }
}
