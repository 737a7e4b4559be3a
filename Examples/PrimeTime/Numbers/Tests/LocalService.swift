import ExampleNetworkingTesting
import Foundation
import Hummingbird
import PrimeTimeNumbers

/// A local server that replaces Wolfram|Alpha.
struct LocalService {
  private let server: LocalServer

  /// Creates a service that responds to `GET /v2/query` only.
  init(_ reply: @escaping @Sendable (Request) async throws -> Response) {
    server = LocalServer { request in
      guard request.method == .get, request.uri.path == "/v2/query" else { return Response(status: .notFound) }
      return try await reply(request)
    }
  }

  /// Creates a service that always responds with the same text.
  init(_ text: String, status: HTTPResponse.Status = .ok) {
    self.init { _ in Response(text, status: status) }
  }

  /// Runs the server while `body` is executed.
  func run<Result: Sendable>(_ body: @Sendable (URL) async throws -> Result) async throws -> Result {
    try await server.run { url in try await body(url.appending(path: "v2")) }
  }

  /// Queries the server for a prime, as the app does.
  func nthPrime(_ n: Int, appID: String = "KEY", timeout: Duration = .seconds(30)) async throws -> Int {
    try await run { url in
      try await WolframAlpha(appID: appID, baseURL: url, timeout: timeout).nthPrime(n)
    }
  }
}
