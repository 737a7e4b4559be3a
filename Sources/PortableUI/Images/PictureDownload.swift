import Synchronization

/// Loads the bytes of a picture from somewhere else, and no more of them than a picture may have: whoever answers may be a stranger.
final class PictureDownload: NSObject, URLSessionDataDelegate, Sendable {
  private struct State {
    var bytes = Data()
    var continuation: CheckedContinuation<Data, any Error>?
    var failure: AsyncImageError?
  }

  /// The most bytes that a picture may have.
  static let byteLimit = 32 << 20

  private let state = Mutex(State())

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

  /// Loads what is at an address. Where the task is cancelled, so is the request.
  ///
  /// - Throws: ``AsyncImageError`` for an answer that is not wanted, and what Foundation says where there is none.
  static func load(_ url: URL) async throws -> Data {
    let download = PictureDownload()
    let session = URLSession(configuration: .default, delegate: download, delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    let task = session.dataTask(with: url)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        download.state.withLock { $0.continuation = continuation }
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 200
    if !(200..<300).contains(status) {
      state.withLock { $0.failure = .status(status) }
    } else if response.expectedContentLength > Self.byteLimit {
      state.withLock { $0.failure = .tooLarge }
    }
    completionHandler(state.withLock { $0.failure == nil } ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = state.withLock { state in
      guard state.bytes.count + data.count <= Self.byteLimit else {
        state.failure = .tooLarge
        return true
      }
      state.bytes += data
      return false
    }
    if isTooLarge { dataTask.cancel() }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let (continuation, result) = state.withLock {
      state -> (CheckedContinuation<Data, any Error>?, Result<Data, any Error>) in
      defer { state.continuation = nil }
      if let failure = state.failure { return (state.continuation, .failure(failure)) }
      return (state.continuation, error.map { .failure($0) } ?? .success(state.bytes))
    }
    continuation?.resume(with: result)
  }
}
