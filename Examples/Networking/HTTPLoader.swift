import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Loads resources over HTTP with a size limit and reliable cancellation.
///
/// The clients of the examples use it instead of `URLSession.data(for:)`, which buffers responses of any size and, on
/// platforms other than Apple's, crashes if it is cancelled at the moment when the response ends.
///
/// ```swift
/// let loader = HTTPLoader(maximumSize: 1 << 20, timeout: .seconds(15), accepts: (200..<300).contains)
/// let reply = try await loader.reply(to: URLRequest(url: url))
/// ```
package struct HTTPLoader: Sendable {
  let maximumSize: Int
  let timeout: Duration
  let accepts: @Sendable (Int) -> Bool
  let clock: any Clock<Duration>

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - maximumSize: The maximum length of a body, in bytes. Loading stops when it is exceeded.
  ///   - timeout: The maximum time without data from the server, at most a day.
  ///   - accepts: Returns whether an HTTP status is accepted. The body of a response with another status is not read.
  ///   - clock: The clock for the timeout.
  package init(
    maximumSize: Int, timeout: Duration, accepts: @escaping @Sendable (Int) -> Bool = { _ in true },
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.maximumSize = maximumSize
    self.timeout = min(max(timeout, .zero), .seconds(86_400))
    self.accepts = accepts
    self.clock = clock
  }

  /// Sends a request, follows redirects, and waits for the reply. Nothing is cached.
  ///
  /// - Parameter request: The request. Its timeout is ignored.
  /// - Returns: The reply, with an accepted status.
  /// - Throws: ``HTTPLoadError``, or `CancellationError` if the task is cancelled, which closes the connection.
  package func reply(to request: URLRequest) async throws -> HTTPReply {
    let transfer = HTTPTransfer(try request.toWebServer(), for: self)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { transfer.start($0) }
    } onCancel: {
      transfer.cancel()
    }
  }
}

extension URLRequest {
  /// Returns the request with a normalized URL. Throws if it is not an HTTP URL.
  ///
  /// On platforms other than Apple's, `URLSession` supports schemes only in lowercase.
  fileprivate func toWebServer() throws(HTTPLoadError) -> URLRequest {
    var request = self
    guard
      var parts = url.flatMap({ URLComponents(url: $0, resolvingAgainstBaseURL: true) }),
      let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme), parts.host?.isEmpty == false
    else { throw .unreachable(reason: "The URL is not a valid HTTP or HTTPS URL.") }
    parts.scheme = scheme
    request.url = parts.url ?? url
    return request
  }
}
