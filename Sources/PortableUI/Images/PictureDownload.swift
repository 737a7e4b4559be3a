import Synchronization

/// Loads the bytes of a picture from somewhere else, and no more of them than a picture may have: whoever answers may be a stranger.
final class PictureDownload: NSObject, URLSessionDataDelegate, Sendable {
  private struct State {
    var bytes = Data()
    var continuation: CheckedContinuation<Data, any Error>?
    /// Since when nobody waits for the picture any more, or it is known not to be wanted; `nil` before.
    var over: ContinuousClock.Instant?
  }

  /// The most bytes that a picture may have.
  static let byteLimit = 32 << 20
  /// The most downloads of the process, and how long one may take: who answers slowly takes a place from others.
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

  /// How pictures are loaded: without cookies, credentials, and caches, which are the process's and would pass from one visitor to another.
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
  /// - Throws: ``AsyncImageError/tooLarge`` for one of too many bytes, and what Foundation says of one that cannot be read.
  static func read(_ file: URL) throws -> Data {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    let data = try handle.read(upToCount: byteLimit + 1) ?? Data()
    guard data.count <= byteLimit else { throw AsyncImageError.tooLarge }
    return data
  }

  /// Loads what is at an address. Where the task is cancelled, or the answer is not wanted, what still comes of it is dropped.
  ///
  /// Off Apple's platforms a request that is cancelled in the moment its answer ends makes the session end the program, however it is
  /// cancelled. So only an answer is stopped that goes on for longer than `patience` after that: it is nowhere near its end.
  ///
  /// - Throws: ``AsyncImageError`` for an answer that is not wanted, and what Foundation says where there is none.
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

  /// Lets the one who waits go on. What comes later is dropped.
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
