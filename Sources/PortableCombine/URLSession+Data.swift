#if canImport(FoundationNetworking)
  import Synchronization

  // Foundation's own functions of these names, whose last parameter has a default, stand back behind these. Off Apple's platforms
  // they hold a task's lock while they wait for the session's queue, which may wait for that lock: where a task that is cancelled
  // meets the end of its request, both wait for ever, and with the main actor all who are served. They also end the program over
  // a scheme that they do not know.
  extension URLSession {
    /// Loads what is at an address.
    ///
    /// - Parameter url: the address: of the scheme `http`, `https` or `data`.
    /// - Returns: the bytes, and what is said of them.
    /// - Throws: `URLError`; its code is `unsupportedURL` for another scheme, and `cancelled` as soon as the task is cancelled: the
    ///   answer is dropped then when it comes.
    public func data(from url: URL) async throws -> (Data, URLResponse) {
      try await data(for: URLRequest(url: url))
    }

    /// Loads the answer to a request.
    ///
    /// - Parameter request: the request, to an address as ``data(from:)`` takes it.
    /// - Returns: the bytes, and what is said of them.
    /// - Throws: `URLError`, as ``data(from:)``.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
      let request = try request.toKnownScheme()
      return try await answer { self.dataTask(with: request, completionHandler: $0) }
    }

    /// Sends bytes, and loads the answer.
    ///
    /// - Parameters:
    ///   - request: the request, to an address as ``data(from:)`` takes it.
    ///   - bytes: what is sent.
    /// - Returns: the answer's bytes, and what is said of them.
    /// - Throws: `URLError`, as ``data(from:)``.
    public func upload(for request: URLRequest, from bytes: Data) async throws -> (Data, URLResponse) {
      let request = try request.toKnownScheme()
      return try await answer { self.uploadTask(with: request, from: bytes, completionHandler: $0) }
    }

    private typealias Handler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

    private func answer(_ makeTask: (@escaping Handler) -> URLSessionTask) async throws -> (Data, URLResponse) {
      let transfer = Transfer()
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          let task = makeTask { data, response, error in
            if let response, error == nil {
              transfer.end(.success((data ?? Data(), response)))
            } else {
              transfer.end(.failure(error ?? URLError(.unknown)))
            }
          }
          transfer.start(task, continuation)
        }
      } onCancel: {
        transfer.cancel()
      }
    }
  }

  /// One request on its way, and who waits for its answer.
  private final class Transfer: Sendable {
    private struct State {
      var continuation: CheckedContinuation<(Data, URLResponse), any Error>?
      var isCancelled = false
    }

    private let state = Mutex(State())

    func start(_ task: URLSessionTask, _ continuation: CheckedContinuation<(Data, URLResponse), any Error>) {
      let isCancelled = state.withLock { state in
        if !state.isCancelled { state.continuation = continuation }
        return state.isCancelled
      }
      if isCancelled { continuation.resume(throwing: URLError(.cancelled)) } else { task.resume() }
    }

    func end(_ outcome: sending Result<(Data, URLResponse), any Error>) {
      takeContinuation()?.resume(with: outcome)
    }

    /// Nobody waits for the answer any more. The request itself goes on, and what comes is dropped: off Apple's platforms a task of a
    /// session that is cancelled or suspended in the moment its answer ends makes the session end the program.
    func cancel() {
      state.withLock { $0.isCancelled = true }
      takeContinuation()?.resume(throwing: URLError(.cancelled))
    }

    private func takeContinuation() -> CheckedContinuation<(Data, URLResponse), any Error>? {
      state.withLock { state in
        defer { state.continuation = nil }
        return state.continuation
      }
    }
  }
#endif
