import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Wolfram|Alpha's full results API (https://products.wolframalpha.com/api/documentation), as far as primes need it.
public struct WolframAlpha: Sendable {
  private let appID: String
  private let baseURL: URL
  private let timeout: Duration
  private let session: URLSession

  /// Describes the service. Nothing is sent yet.
  ///
  /// - Parameters:
  ///   - appID: the key that the service gives to developers.
  ///   - baseURL: where the service is.
  ///   - timeout: how long the connection may be silent, in whole seconds.
  ///   - session: what sends the requests.
  public init(
    appID: String,
    baseURL: URL = URL(string: "https://api.wolframalpha.com/v2")!,  // A literal that is a URL.
    timeout: Duration = .seconds(30),
    session: URLSession = .shared
  ) {
    self.appID = appID
    self.baseURL = baseURL
    self.timeout = timeout
    self.session = session
  }

  /// Asks for the nth prime.
  ///
  /// - Parameter n: which prime, counted from 1.
  /// - Returns: the nth prime.
  /// - Throws: ``NthPrimeError``, or `CancellationError` when the task is cancelled, which ends the request.
  public func nthPrime(_ n: Int) async throws -> Int {
    let (data, response) = try await reply(to: request("prime \(n)"))
    switch (response as? HTTPURLResponse)?.statusCode {
    case 200: return try WolframReply(data).prime()
    case 401, 403: throw NthPrimeError.invalidAppID
    case let status: throw NthPrimeError.httpStatus(status ?? 0)
    }
  }

  private func request(_ question: String) -> URLRequest {
    let url = baseURL.appending(component: "query").appending(queryItems: [
      URLQueryItem(name: "appid", value: appID),
      URLQueryItem(name: "input", value: question),
      URLQueryItem(name: "format", value: "plaintext"),
      URLQueryItem(name: "output", value: "json"),
    ])
    var request = URLRequest(url: url)
    // Foundation on Linux counts whole seconds, takes none to mean for ever, and ignores what the initialiser is given.
    request.timeoutInterval = max(1, (timeout / .seconds(1)).rounded(.up))
    return request
  }

  /// Sends a request, and gives a failure to connect one of our names.
  private func reply(to request: URLRequest) async throws -> (Data, URLResponse) {
    do {
      return try await session.data(for: request)
    } catch let error as URLError {
      switch error.code {
      case .cancelled: throw CancellationError()
      case .timedOut: throw NthPrimeError.timedOut
      default: throw NthPrimeError.unreachable(reason: error.localizedDescription)
      }
    }
  }
}
