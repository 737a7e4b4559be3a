import Foundation
import Hummingbird
import HummingbirdCore
import Logging

/// A web server on this machine, for tests of what talks to one.
///
/// ```swift
/// try await LocalServer("Hello").run { url in
///   let reply = try await loader.reply(to: URLRequest(url: url))
/// }
/// ```
package struct LocalServer: Sendable {
  private let answer: @Sendable (Request) async throws -> Response

  /// Creates a server.
  ///
  /// - Parameter answer: answers a request, whatever its method and path.
  package init(_ answer: @escaping @Sendable (Request) async throws -> Response) {
    self.answer = answer
  }

  /// Creates a server that answers every request with the same text.
  ///
  /// - Parameter text: the text.
  package init(_ text: String) {
    self.init { _ in Response(text) }
  }

  /// An address on this machine at which nobody listens: systems give out no port below 1024 by themselves.
  ///
  /// The port that a server has given back is no such address: a moment later it may be another server's.
  package static var nowhere: URL? { URL(string: "http://127.0.0.1:1/") }

  /// Runs the server while a test talks to it.
  ///
  /// - Parameter test: the test, which is given the address of the server's root.
  /// - Returns: what the test returns. The server has stopped by then, and nobody listens at its address.
  /// - Throws: what the test throws, or why the server could not be started.
  package func run<Value: Sendable>(_ test: @Sendable (URL) async throws -> Value) async throws -> Value {
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let application = Application(
      responder: CallbackResponder { (request: Request, _: BasicRequestContext) in try await answer(request) },
      server: HTTPServerBuilder { AbandonableChannel(responder: $0) },
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in port.yield(channel.localAddress?.port ?? 0) },
      logger: Logger(label: "local") { _ in SwiftLogNoOpLogHandler() })
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        defer { port.finish() }
        try await application.run()
      }
      defer { group.cancelAll() }
      guard let number = await ports.first(where: { _ in true }), let url = URL(string: "http://127.0.0.1:\(number)/")
      else {
        try await group.waitForAll()
        throw CancellationError()
      }
      return try await test(url)
    }
  }
}

extension Response {
  /// Creates a response with a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - type: its media type, if the server tells it.
  ///   - status: the HTTP status.
  package init(_ text: String, type: String? = nil, status: HTTPResponse.Status = .ok) {
    self.init(status: status, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    headers[.contentType] = type
  }

  /// A response that never comes, in the time that a test takes: it does after an hour.
  ///
  /// - Throws: `CancellationError` when who asked has gone.
  package static func late() async throws -> Response {
    try await Task.sleep(for: .seconds(3_600))
    return Response("")
  }
}
