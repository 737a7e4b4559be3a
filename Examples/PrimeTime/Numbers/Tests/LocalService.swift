import ExampleNetworkingTesting
import Foundation
import Hummingbird
import PrimeTimeNumbers

/// A server on this machine in place of Wolfram|Alpha.
struct LocalService {
  private let server: LocalServer

  /// A service that replies to `GET /v2/query`, and to nothing else.
  init(_ reply: @escaping @Sendable (Request) async throws -> Response) {
    server = LocalServer { request in
      guard request.method == .get, request.uri.path == "/v2/query" else { return Response(status: .notFound) }
      return try await reply(request)
    }
  }

  /// A service that always replies with the same text.
  init(_ text: String, status: HTTPResponse.Status = .ok) {
    self.init { _ in Response(text, status: status) }
  }

  /// Runs the server while `body` talks to it.
  func run<Result: Sendable>(_ body: @Sendable (URL) async throws -> Result) async throws -> Result {
    try await server.run { url in try await body(url.appending(path: "v2")) }
  }

  /// Asks the server for a prime, as the app would.
  func nthPrime(_ n: Int, appID: String = "KEY", timeout: Duration = .seconds(30)) async throws -> Int {
    try await run { url in
      try await WolframAlpha(appID: appID, baseURL: url, timeout: timeout).nthPrime(n)
    }
  }
}
