import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request on its way, and what has come back of the reply.
///
/// Unchecked: everything here happens on `queue`, one operation after the other. `URLSession` calls its delegate there.
final class HTTPTransfer: NSObject, @unchecked Sendable {
  private let request: URLRequest
  private let loader: HTTPLoader
  private let queue = OperationQueue()
  private var continuation: CheckedContinuation<HTTPReply, any Error>?
  private var reply: HTTPReply?
  /// Stops the transfer unless the server says something in time.
  private var silenceTimer: Task<Void, any Error>?
  /// Why the reply is not read to its end.
  private var refusal: (any Error)?
  /// Since when that is so.
  private var refusedAt: ContinuousClock.Instant?
  /// Whether `URLSession` has said its last.
  private var isComplete = false

  init(_ request: URLRequest, for loader: HTTPLoader) {
    self.request = request
    self.loader = loader
    queue.maxConcurrentOperationCount = 1
  }

  /// Sends the request. The continuation is resumed once, whatever happens.
  func start(_ continuation: CheckedContinuation<HTTPReply, any Error>) {
    queue.addOperation { [self] in
      if let refusal { return continuation.resume(throwing: refusal) }
      self.continuation = continuation
      let configuration = URLSessionConfiguration.ephemeral
      configuration.urlCache = nil
      // The session keeps this object until its only task has ended.
      let session = URLSession(configuration: configuration, delegate: self, delegateQueue: queue)
      var request = request
      // The silence timer ends first; this one ends what nobody waits for any more. It counts whole seconds off Apple's
      // platforms, where the initialiser's is ignored.
      request.timeoutInterval = max(60, loader.timeout / .seconds(1) * 2)
      session.dataTask(with: request).resume()
      session.finishTasksAndInvalidate()
      restartSilenceTimer()
    }
  }

  /// Ends the transfer. One that has not been started yet will not start.
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
    // Off Apple's platforms a `cancel()` or `suspend()` that meets the end of the response crashes the program
    // (swift-corelibs-foundation: the task is not in its registry any more), on whatever queue. So what still comes is
    // dropped, and only a reply that goes on for much longer is stopped: it is nowhere near its end.
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
    // Here a challenge comes when the reply is complete, and is the last that is heard unless there is a password for
    // it.
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
    case (nil, nil): end(.failure(HTTPLoadError.unreachable(reason: "The server did not answer in HTTP.")))
    case (let error?, _): end(.failure(HTTPLoadError.unreachable(reason: error.localizedDescription.asSentence)))
    }
  }

  private func refuseSize() {
    stop(HTTPLoadError.tooLarge(maximum: loader.maximumSize))
  }
}

extension String {
  /// The text with a full stop at its end, unless it ends as a sentence does.
  fileprivate var asSentence: String { isEmpty || ".!?".contains(last ?? ".") ? self : self + "." }
}
