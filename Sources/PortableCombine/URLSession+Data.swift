#if canImport(FoundationNetworking)
  import Synchronization

  // Overload resolution prefers these functions to Foundation's, whose last parameter has a default value. On platforms
  // other than Apple's, Foundation's functions hold a lock of the task while they wait for the session's queue, which
  // may wait for that lock. If the cancellation of a task coincides with the end of its request, both wait forever and
  // block the main actor. They also crash the program on unsupported schemes.
  extension URLSession {
    /// Loads the contents of a URL.
    ///
    /// - Parameter url: a URL with the scheme `http`, `https` or `data`.
    /// - Returns: the data and the response.
    /// - Throws: a `URLError`: `unsupportedURL` for another scheme, `cancelled` as soon as the task is cancelled. A
    ///   response that arrives after the cancellation is discarded.
    public func data(from url: URL) async throws -> (Data, URLResponse) {
      try await data(for: URLRequest(url: url))
    }

    /// Loads the response to a request.
    ///
    /// - Parameter request: a request with a URL that ``data(from:)`` supports.
    /// - Returns: the data and the response.
    /// - Throws: a `URLError`, as ``data(from:)``.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
      let request = try request.toKnownScheme()
      return try await answer { self.dataTask(with: request, completionHandler: $0) }
    }

    /// Uploads data and loads the response.
    ///
    /// - Parameters:
    ///   - request: a request with a URL that ``data(from:)`` supports.
    ///   - bytes: the data to upload.
    /// - Returns: the data of the response, and the response.
    /// - Throws: a `URLError`, as ``data(from:)``.
    public func upload(for request: URLRequest, from bytes: Data) async throws -> (Data, URLResponse) {
      let request = try request.toKnownScheme()
      return try await answer { self.uploadTask(with: request, from: bytes, completionHandler: $0) }
    }

    private typealias Handler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

    private func answer(_ makeTask: (@escaping Handler) -> URLSessionTask) async throws -> (Data, URLResponse) {
      let transfer = DataTaskRequest()
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          // A session retains a task that never runs, so none is created for a request that is already cancelled.
          guard transfer.begin(continuation) else { return continuation.resume(throwing: URLError(.cancelled)) }
          let task = makeTask { data, response, error in
            if let response, error == nil {
              transfer.end(.success((data ?? Data(), response)))
            } else {
              transfer.end(.failure(error ?? URLError(.unknown)))
            }
          }
          task.resume()
        }
      } onCancel: {
        transfer.cancel()
      }
    }
  }

  /// A request in progress, with the continuation of its caller.
  private final class DataTaskRequest: Sendable {
    private struct State {
      var continuation: CheckedContinuation<(Data, URLResponse), any Error>?
      var isCancelled = false
    }

    private let state = Mutex(State())

    /// Stores the continuation, or returns `false` if the request is already cancelled.
    func begin(_ continuation: CheckedContinuation<(Data, URLResponse), any Error>) -> Bool {
      state.withLock { state in
        if !state.isCancelled { state.continuation = continuation }
        return !state.isCancelled
      }
    }

    func end(_ outcome: sending Result<(Data, URLResponse), any Error>) {
      takeContinuation()?.resume(with: outcome)
    }

    /// Resumes the caller with an error. The request itself continues, and its response is discarded. It is not
    /// cancelled, because on platforms other than Apple's, the session crashes the program if a task is cancelled or
    /// suspended at the moment its response ends.
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
