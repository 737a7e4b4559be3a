import Synchronization

/// Downloads the bytes of an image. The size and the duration are limited, because the server may be untrusted.
final class PictureDownload: NSObject, URLSessionDataDelegate, Sendable {
  private struct State {
    var bytes = Data()
    var continuation: CheckedContinuation<Data, any Error>?
    /// The time at which the caller was resumed, because the download finished, failed, was rejected or was cancelled;
    /// `nil` while the caller waits.
    var over: ContinuousClock.Instant?
  }

  /// The maximum number of bytes of an image.
  static let byteLimit = 32 << 20
  /// Limits the number of concurrent downloads of the process.
  private static let slots = LoadSlots(64)
  /// The maximum duration of a download. Without the limit, slow servers could occupy all slots permanently.
  private static let timeLimit = Duration.seconds(300)

  private let state = Mutex(State())
  private let gracePeriod: Duration
  private let slot: LoadSlots.Slot
  private let began = ContinuousClock.now

  private init(gracePeriod: Duration, slot: LoadSlots.Slot) {
    self.gracePeriod = gracePeriod
    self.slot = slot
  }

  /// The configuration of downloads, without cookies, credentials and caches. They would be shared by the entire
  /// process, so data of one visitor could leak to another visitor.
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
  /// Outside Apple's platforms, `URLSession` crashes if a request is cancelled at the moment its response completes.
  /// This applies to all ways of cancelling a request. After the result is no longer needed, the request therefore
  /// continues for the duration `gracePeriod`. It is cancelled only if data still arrives later, because then it is
  /// unlikely to complete at that moment.
  ///
  /// - Throws: ``AsyncImageError`` if the response is rejected, or Foundation's error if there is no response.
  static func load(_ url: URL, gracePeriod: Duration = .seconds(60)) async throws -> Data {
    let download = PictureDownload(gracePeriod: gracePeriod, slot: try await slots.take())
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

  /// Resumes the waiting caller with a result. Data that arrives later is discarded.
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
    if let over, over.duration(to: .now) > gracePeriod { dataTask.cancel() }
    if isTooLarge { end(.failure(AsyncImageError.tooLarge)) }
    if began.duration(to: .now) > Self.timeLimit { end(.failure(URLError(.timedOut))) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    slot.end()
    let bytes = state.withLock(\.bytes)
    end(error.map { .failure($0) } ?? .success(bytes))
  }
}
