import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The body of one HTTP response, collected up to a limit.
///
/// `URLSession.data(for:)` would keep whatever a server sends, and `bytes(for:)` does not exist off Apple's platforms.
///
/// Unchecked: everything here happens on `queue`, one operation after the other. `URLSession` calls its delegate there.
final class Download: NSObject, @unchecked Sendable {
  /// What a server sent, and the name of the encoding it said that is in.
  struct Result: Sendable {
    var body: Data
    var encoding: String?
  }

  private let request: URLRequest
  private let maximumSize: Int
  private let queue = OperationQueue()
  private var continuation: CheckedContinuation<Result, any Error>?
  private var task: URLSessionDataTask?
  private var result = Result(body: Data())
  /// Why the body is not read to its end.
  private var refusal: (any Error)?
  /// Whether `URLSession` has said its last.
  private var isComplete = false

  private init(_ request: URLRequest, maximumSize: Int) {
    self.request = request
    self.maximumSize = maximumSize
    queue.maxConcurrentOperationCount = 1
  }

  /// Loads what is at an address.
  ///
  /// - Parameters:
  ///   - url: the address.
  ///   - maximumSize: how long the body may be, in bytes.
  ///   - timeout: how long the server may be silent, in seconds.
  /// - Throws: a ``NewsError``, or `CancellationError` when the task is cancelled: the connection is closed then.
  static func body(of url: URL, maximumSize: Int, timeout: TimeInterval) async throws -> Result {
    var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: timeout)
    request.setValue(
      "application/feed+json, application/rss+xml, application/json;q=0.9, application/xml;q=0.9, text/xml;q=0.9",
      forHTTPHeaderField: "Accept")
    let download = Download(request, maximumSize: maximumSize)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        download.queue.addOperation { download.start(continuation) }
      }
    } onCancel: {
      download.queue.addOperation { download.stop(CancellationError()) }
    }
  }

  private func start(_ continuation: CheckedContinuation<Result, any Error>) {
    if let refusal { return continuation.resume(throwing: refusal) }
    self.continuation = continuation
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = request.timeoutInterval
    configuration.urlCache = nil
    // The session keeps this object until its only task has ended.
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: queue)
    task = session.dataTask(with: request)
    task?.resume()
    session.finishTasksAndInvalidate()
  }

  /// Ends the download with an error.
  private func stop(_ error: any Error) {
    guard refusal == nil, !isComplete else { return }
    refusal = error
    end(.failure(error))
    guard let task else { return }
    // Off Apple's platforms a `cancel()` that meets the end of the response crashes the program (swift-corelibs-foundation:
    // the task is not in its registry any more). So nothing more is to arrive, and what has arrived is to be heard of, before
    // the task is cancelled. Reading the priority waits for the task's own queue.
    task.suspend()
    _ = task.priority
    queue.addOperation { [self] in
      if !isComplete { task.cancel() }
    }
  }

  private func end(_ outcome: Swift.Result<Result, any Error>) {
    continuation?.resume(with: outcome)
    continuation = nil
  }
}

extension Download: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    completionHandler(.allow)
    result.encoding = response.textEncodingName
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      stop(NewsError.status(status))
    } else if response.expectedContentLength > maximumSize {
      stop(NewsError.tooLarge(maximum: maximumSize))
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    guard refusal == nil else { return }
    guard result.body.count + data.count <= maximumSize else {
      return stop(NewsError.tooLarge(maximum: maximumSize))
    }
    result.body += data
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    isComplete = true
    if let error {
      end(.failure(NewsError.unreachable(reason: error.localizedDescription.asSentence)))
    } else {
      end(.success(result))
    }
  }
}

extension String {
  /// The text with a full stop at its end, unless it ends as a sentence does.
  fileprivate var asSentence: String { isEmpty || ".!?".contains(last ?? ".") ? self : self + "." }
}
