import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Loads what a web server has, up to a size, and can be cancelled at any moment.
///
/// The clients of the examples use it in place of `URLSession.data(for:)`, which keeps whatever a server sends and, off
/// Apple's platforms, ends the program when it is cancelled in the moment the response ends.
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

  /// Creates a loader. Nothing is sent yet.
  ///
  /// - Parameters:
  ///   - maximumSize: how long a body may be, in bytes. A longer one is not read to its end.
  ///   - timeout: how long the server may be silent: a day at most.
  ///   - accepts: whether a reply with that HTTP status is wanted. The body of one that is not is not read.
  ///   - clock: what measures the silence.
  package init(
    maximumSize: Int, timeout: Duration, accepts: @escaping @Sendable (Int) -> Bool = { _ in true },
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.maximumSize = maximumSize
    self.timeout = min(max(timeout, .zero), .seconds(86_400))
    self.accepts = accepts
    self.clock = clock
  }

  /// Sends a request, follows where the server redirects it, and waits for the reply. Nothing is cached.
  ///
  /// - Parameter request: the request. Its own timeout does not count.
  /// - Returns: the reply, whose status is one that the loader accepts.
  /// - Throws: ``HTTPLoadError``, or `CancellationError` when the task is cancelled: the connection is closed then.
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
  /// The request, if a web server can be asked it.
  ///
  /// Off Apple's platforms `URLSession` ends the program over a scheme it does not know, and knows schemes in small
  /// letters.
  fileprivate func toWebServer() throws(HTTPLoadError) -> URLRequest {
    var request = self
    guard
      var parts = url.flatMap({ URLComponents(url: $0, resolvingAgainstBaseURL: true) }),
      let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme), parts.host?.isEmpty == false
    else { throw .unreachable(reason: "The address is not one of a web server.") }
    parts.scheme = scheme
    request.url = parts.url ?? url
    return request
  }
}
