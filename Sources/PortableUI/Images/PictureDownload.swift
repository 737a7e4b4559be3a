import Synchronization

/// Downloads the bytes of an image, up to a limit, because the server may be untrusted.
final class PictureDownload: NSObject, URLSessionDataDelegate, Sendable {
  private struct State {
    var bytes = Data()
    var continuation: CheckedContinuation<Data, any Error>?
    /// The time at which the caller stopped waiting, or the response was rejected; `nil` before.
    var over: ContinuousClock.Instant?
  }

  /// The maximum number of bytes of an image.
  static let byteLimit = 32 << 20
  /// The maximum number of concurrent downloads of the process, and the maximum duration of one. A slow server occupies
  /// a slot that other downloads need.
  private static let slots = LoadSlots(64)
  private static let timeLimit = Duration.seconds(300)

  private let state = Mutex(State())
  private let patience: Duration
  private let slot: LoadSlots.Slot
  private let began = ContinuousClock.now

  private init(patience: Duration, slot: LoadSlots.Slot) {
    self.patience = patience
    self.slot = slot
  }

  /// The configuration of downloads. It has no cookies, credentials or caches: those belong to the process, and would
  /// leak from one visitor to another.
  static var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    return configuration
  }

  /// Reads a file.
  ///
  /// - Throws: ``AsyncImageError/tooLarge`` if the file exceeds the limit, or Foundation's error if it cannot be read.
  static func read(_ file: URL) throws -> Data {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    let data = try handle.read(upToCount: byteLimit + 1) ?? Data()
    guard data.count <= byteLimit else { throw AsyncImageError.tooLarge }
    return data
  }

  /// Downloads the data at a URL. If the task is cancelled or the response is rejected, the remaining data is
  /// discarded.
  ///
  /// Outside Apple's platforms, cancelling a request at the moment its response completes makes the URL session crash,
  /// whichever way it is cancelled. A response is therefore cancelled only if it continues for longer than `patience`
  /// after that, when it is not about to end.
  ///
  /// - Throws: ``AsyncImageError`` if the response is rejected, or Foundation's error if there is none.
  static func load(_ url: URL, patience: Duration = .seconds(60)) async throws -> Data {
    let download = PictureDownload(patience: patience, slot: try await slots.take())
    let session = URLSession(configuration: configuration, delegate: download, delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    let task = session.dataTask(with: url)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOver = download.state.withLock { state in
          if state.over == nil { state.continuation = continuation }
          return state.over != nil
        }
        guard isOver else { return task.resume() }
        download.slot.end()
        continuation.resume(throwing: CancellationError())
      }
    } onCancel: {
      download.end(.failure(CancellationError()))
    }
  }

  /// Resumes the caller with a result. Data that arrives later is discarded.
  private func end(_ result: sending Result<Data, any Error>) {
    let continuation = state.withLock { state in
      defer {
        state.continuation = nil
        state.bytes = Data()
        state.over = state.over ?? .now
      }
      return state.continuation
    }
    continuation?.resume(with: result)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 200
    if !(200..<300).contains(status) {
      end(.failure(AsyncImageError.status(status)))
    } else if response.expectedContentLength > Self.byteLimit {
      end(.failure(AsyncImageError.tooLarge))
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let (over, isTooLarge) = state.withLock { state in
      guard state.over == nil else { return (state.over, false) }
      guard state.bytes.count + data.count <= Self.byteLimit else { return (nil, true) }
      state.bytes += data
      return (nil, false)
    }
    if let over, over.duration(to: .now) > patience { dataTask.cancel() }
    if isTooLarge { end(.failure(AsyncImageError.tooLarge)) }
    if began.duration(to: .now) > Self.timeLimit { end(.failure(URLError(.timedOut))) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    slot.end()
    let bytes = state.withLock(\.bytes)
    end(error.map { .failure($0) } ?? .success(bytes))
  }
}
