import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request and the reply so far.
///
/// `@unchecked Sendable`: all state is accessed only on `queue`, which is serial and also the delegate queue of
/// `URLSession`.
final class HTTPTransfer: NSObject, @unchecked Sendable {
  private let request: URLRequest
  private let loader: HTTPLoader
  private let queue = OperationQueue()
  private var continuation: CheckedContinuation<HTTPReply, any Error>?
  private var reply: HTTPReply?
  /// Stops the transfer when the server has been silent for too long.
  private var silenceTimer: Task<Void, any Error>?
  /// The reason why the rest of the reply is ignored.
  private var refusal: (any Error)?
  /// The time of the refusal.
  private var refusedAt: ContinuousClock.Instant?
  /// Whether `URLSession` has reported completion.
  private var isComplete = false

  init(_ request: URLRequest, for loader: HTTPLoader) {
    self.request = request
    self.loader = loader
    queue.maxConcurrentOperationCount = 1
  }

  /// Sends the request. The continuation is resumed exactly once.
  func start(_ continuation: CheckedContinuation<HTTPReply, any Error>) {
    queue.addOperation { [self] in
      if let refusal { return continuation.resume(throwing: refusal) }
      self.continuation = continuation
      let configuration = URLSessionConfiguration.ephemeral
      configuration.urlCache = nil
      // The session retains this object until its only task has ended.
      let session = URLSession(configuration: configuration, delegate: self, delegateQueue: queue)
      var request = request
      // The silence timer always ends before this timeout, which releases abandoned transfers. On platforms other than
      // Apple's it has a resolution of seconds, and a timeout that is passed to the initializer of `URLRequest` is
      // ignored.
      request.timeoutInterval = max(60, loader.timeout / .seconds(1) * 2)
      session.dataTask(with: request).resume()
      session.finishTasksAndInvalidate()
      restartSilenceTimer()
    }
  }

  /// Cancels the transfer. If it was not started, it will not start.
  func cancel() {
    queue.addOperation { self.stop(CancellationError()) }
  }

  private func restartSilenceTimer() {
    silenceTimer?.cancel()
    silenceTimer = Task { [loader, queue] in
      try await loader.clock.sleep(for: loader.timeout)
      try Task.checkCancellation()
      queue.addOperation { self.stop(HTTPLoadError.timedOut) }
    }
  }

  private func stop(_ error: any Error) {
    guard refusal == nil, !isComplete else { return }
    refusal = error
    end(.failure(error))
    // On platforms other than Apple's, `cancel()` or `suspend()` at the moment when the response ends crashes the
    // program (swift-corelibs-foundation: the task is not in its registry any more), on any queue. So the remaining
    // data is ignored, and the task is stopped only if the reply continues for much longer, when it is not about to
    // end.
    refusedAt = .now
  }

  private func end(_ outcome: Result<HTTPReply, any Error>) {
    silenceTimer?.cancel()
    continuation?.resume(with: outcome)
    continuation = nil
  }
}

extension HTTPTransfer: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    completionHandler(.allow)
    guard refusal == nil, let response = response as? HTTPURLResponse else { return }
    guard loader.accepts(response.statusCode) else { return stop(HTTPLoadError.status(response.statusCode)) }
    guard response.expectedContentLength <= loader.maximumSize else { return refuseSize() }
    reply = HTTPReply(status: response.statusCode, encoding: response.textEncodingName)
    restartSilenceTimer()
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if let refusedAt, refusedAt.duration(to: .now) > .seconds(60) { return dataTask.cancel() }
    guard refusal == nil, let size = reply?.body.count else { return }
    guard size + data.count <= loader.maximumSize else { return refuseSize() }
    reply?.body += data
    restartSilenceTimer()
  }

  #if canImport(FoundationNetworking)
    // A challenge arrives when the reply is complete. Without credentials, no other callback follows.
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      if let reply { end(.success(reply)) }
      completionHandler(.cancelAuthenticationChallenge, nil)
    }
  #endif

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    isComplete = true
    switch (error, reply) {
    case (nil, let reply?): end(.success(reply))
    case (nil, nil): end(.failure(HTTPLoadError.unreachable(reason: "The server did not send a valid HTTP response.")))
    case (let error?, _): end(.failure(HTTPLoadError.unreachable(reason: error.localizedDescription.asSentence)))
    }
  }

  private func refuseSize() {
    stop(HTTPLoadError.tooLarge(maximum: loader.maximumSize))
  }
}

extension String {
  /// The text with a final full stop, unless it already ends like a sentence.
  fileprivate var asSentence: String { isEmpty || ".!?".contains(last ?? ".") ? self : self + "." }
}
