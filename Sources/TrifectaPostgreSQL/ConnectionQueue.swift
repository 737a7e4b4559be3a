#if PostgreSQL
  import Foundation

  /// A connection that runs one unit of work after the other on a separate thread, and connects again after a failure.
  ///
  /// `@unchecked Sendable` because the connection and the times of attempts are used on the queue only.
  final class ConnectionQueue: @unchecked Sendable {
    private let url: String
    private let queue: DispatchQueue
    private var connection: DatabaseConnection?
    private var backoff = Backoff()
    /// The last failure to connect.
    private var failure: DatabaseFailure?

    /// - Parameter connection: An open connection; `nil` to connect when it is needed.
    init(_ url: String, label: String, connection: sending DatabaseConnection? = nil) {
      self.url = url
      self.connection = connection
      queue = DispatchQueue(label: label)
    }

    /// Runs work that uses the connection, even if the task is cancelled. If the connection was lost since the last
    /// use, the work is run again with a new one, so it must be idempotent.
    ///
    /// - Throws: The error of the work, or a ``DatabaseFailure`` if there is no connection. After a failure to connect,
    ///   calls fail immediately until the next attempt is due.
    func run<Result: Sendable>(
      _ work: @escaping @Sendable (DatabaseConnection) throws -> Result
    ) async throws -> Result {
      try await withCheckedThrowingContinuation { continuation in
        queue.async { continuation.resume(with: Swift.Result { try self.perform(work) }) }
      }
    }

    private func perform<Result>(_ work: (DatabaseConnection) throws -> Result) throws -> Result {
      let isUsed = connection != nil
      do {
        return try work(try open())
      } catch let failure as DatabaseFailure where failure.isConnectionLost {
        connection = nil
        guard isUsed else { throw failure }
      }
      return try work(try open())
    }

    private func open() throws -> DatabaseConnection {
      if let connection { return connection }
      if let failure, !backoff.isDue { throw failure }
      do throws(DatabaseFailure) {
        let opened = try DatabaseConnection(url)
        connection = opened
        failure = nil
        backoff.succeeded()
        return opened
      } catch {
        failure = error
        backoff.failed()
        throw error
      }
    }
  }

  /// The times of attempts to connect, with exponentially growing pauses.
  struct Backoff {
    private static let shortest = Duration.milliseconds(100)
    private static let longest = Duration.seconds(2)
    private let clock = ContinuousClock()
    private(set) var pause = Duration.zero
    private var last: ContinuousClock.Instant?

    /// Whether the pause after the last failure has ended.
    var isDue: Bool { last.map { $0.duration(to: clock.now) >= pause } ?? true }

    mutating func succeeded() {
      pause = .zero
      last = nil
    }

    mutating func failed() {
      pause = min(max(pause * 2, Self.shortest), Self.longest)
      last = clock.now
    }
  }
#endif
