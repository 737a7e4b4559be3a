import ExampleNetworking
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A client for Wolfram|Alpha's full results API (https://products.wolframalpha.com/api/documentation), limited to
/// primes.
public struct WolframAlpha: Sendable {
  private let appID: String
  private let baseURL: URL
  private let loader: HTTPLoader

  /// The URL of the service.
  public static let address = URL(string: "https://api.wolframalpha.com/v2")!  // A literal that is a URL.

  /// Creates a client, without sending a request.
  ///
  /// - Parameters:
  ///   - appID: The developer key.
  ///   - baseURL: The URL of the service.
  ///   - timeout: The maximum time without data from the server.
  public init(appID: String, baseURL: URL = address, timeout: Duration = .seconds(30)) {
    self.appID = appID
    self.baseURL = baseURL
    // A reply has about 10 KB.
    loader = HTTPLoader(maximumSize: 1 << 20, timeout: timeout, accepts: { $0 == 200 })
  }

  /// Queries the nth prime.
  ///
  /// - Parameter n: The index of the prime, from 1.
  /// - Returns: The nth prime.
  /// - Throws: ``NthPrimeError``, or `CancellationError` when the task is cancelled, which also cancels the request.
  public func nthPrime(_ n: Int) async throws -> Int {
    do {
      let reply = try await loader.reply(to: request("prime \(n)"))
      return try WolframReply(reply.body).prime()
    } catch let error as HTTPLoadError {
      throw NthPrimeError(error)
    }
  }

  private func request(_ question: String) -> URLRequest {
    let url = baseURL.appending(component: "query").appending(queryItems: [
      URLQueryItem(name: "appid", value: appID),
      URLQueryItem(name: "input", value: question),
      URLQueryItem(name: "format", value: "plaintext"),
      URLQueryItem(name: "output", value: "json"),
    ])
    return URLRequest(url: url)
  }
}

extension NthPrimeError {
  /// Converts an HTTP error.
  fileprivate init(_ error: HTTPLoadError) {
    self =
      switch error {
      case .status(401), .status(403): .invalidAppID
      case .status(let status): .httpStatus(status)
      case .tooLarge: .malformedReply
      case .timedOut: .timedOut
      case .unreachable(let reason): .unreachable(reason: reason)
      }
  }
}
