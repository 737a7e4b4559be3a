import ExampleNetworking
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Wolfram|Alpha's full results API (https://products.wolframalpha.com/api/documentation), as far as primes need it.
public struct WolframAlpha: Sendable {
  private let appID: String
  private let baseURL: URL
  private let loader: HTTPLoader

  /// Where the service is.
  public static let address = URL(string: "https://api.wolframalpha.com/v2")!  // A literal that is a URL.

  /// Describes the service. Nothing is sent yet.
  ///
  /// - Parameters:
  ///   - appID: the key that the service gives to developers.
  ///   - baseURL: where the service is.
  ///   - timeout: how long the connection may be silent.
  public init(appID: String, baseURL: URL = address, timeout: Duration = .seconds(30)) {
    self.appID = appID
    self.baseURL = baseURL
    // A reply has some 10 KB.
    loader = HTTPLoader(maximumSize: 1 << 20, timeout: timeout, accepts: { $0 == 200 })
  }

  /// Asks for the nth prime.
  ///
  /// - Parameter n: which prime, counted from 1.
  /// - Returns: the nth prime.
  /// - Throws: ``NthPrimeError``, or `CancellationError` when the task is cancelled, which ends the request.
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
  /// Names why the service's reply was not loaded.
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
