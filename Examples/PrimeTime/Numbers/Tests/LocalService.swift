import Foundation
import Hummingbird
import Logging
import PrimeTimeNumbers

/// A server on this machine in place of Wolfram|Alpha.
struct LocalService {
  /// What it answers to `GET /v2/query`.
  var reply: @Sendable (Request) async throws -> Response

  init(_ reply: @escaping @Sendable (Request) async throws -> Response) {
    self.reply = reply
  }

  /// A service that always replies with the same text.
  init(_ text: String, status: HTTPResponse.Status = .ok) {
    reply = { _ in Response(status: status, body: ResponseBody(byteBuffer: ByteBuffer(string: text))) }
  }

  /// Runs the server while `body` talks to it.
  func run<Result: Sendable>(_ body: @Sendable @escaping (URL) async throws -> Result) async throws -> Result {
    let router = Router()
    router.get("v2/query") { [reply] request, _ in try await reply(request) }
    let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
    let application = Application(
      router: router,
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in continuation.yield(channel.localAddress?.port ?? 0) },
      logger: Logger(label: "wolfram") { _ in SwiftLogNoOpLogHandler() }
    )
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        defer { continuation.finish() }
        try await application.run()
      }
      defer { group.cancelAll() }
      var port = ports.makeAsyncIterator()
      guard let port = await port.next(), let url = URL(string: "http://127.0.0.1:\(port)/v2") else {
        throw URLError(.cannotConnectToHost)
      }
      return try await body(url)
    }
  }

  /// Asks the server for a prime, as the app would.
  func nthPrime(_ n: Int, appID: String = "KEY", timeout: Duration = .seconds(30)) async throws -> Int {
    try await run { url in
      try await WolframAlpha(appID: appID, baseURL: url, timeout: timeout).nthPrime(n)
    }
  }
}
