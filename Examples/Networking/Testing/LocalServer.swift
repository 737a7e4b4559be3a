import Foundation
import Hummingbird
import HummingbirdCore
import Logging

/// A web server on the local machine, for tests of HTTP clients.
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
  /// - Parameter answer: Returns the response to a request with any method and path.
  package init(_ answer: @escaping @Sendable (Request) async throws -> Response) {
    self.answer = answer
  }

  /// Creates a server that responds to every request with the same text.
  ///
  /// - Parameter text: The text.
  package init(_ text: String) {
    self.init { _ in Response(text) }
  }

  /// A local URL at which no server listens. Systems do not assign ports below 1024 automatically.
  ///
  /// The port of a stopped server would not be suitable, because another server may get it.
  package static var nowhere: URL? { URL(string: "http://127.0.0.1:1/") }

  /// Runs the server during a test.
  ///
  /// - Parameter test: The test. Its argument is the root URL of the server.
  /// - Returns: The result of the test. The server stops before this method returns.
  /// - Throws: The error of the test, or the reason why the server could not be started.
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
  /// Creates a text response.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - type: The media type, or `nil` to omit it.
  ///   - status: The HTTP status.
  package init(_ text: String, type: String? = nil, status: HTTPResponse.Status = .ok) {
    self.init(status: status, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    headers[.contentType] = type
  }

  /// Waits for an hour, which is longer than any test, and then returns a response.
  ///
  /// - Throws: `CancellationError` if the client disconnects.
  package static func late() async throws -> Response {
    try await Task.sleep(for: .seconds(3_600))
    return Response("")
  }
}
