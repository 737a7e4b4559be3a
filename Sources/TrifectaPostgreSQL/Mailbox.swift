#if PostgreSQL
  import Foundation
  import Locking
  import TrifectaWeb

  /// The requests of servers to each other to release a lease, and the answers to them.
  ///
  /// A request is `release REQUESTER REQUEST KEY REASON`, an answer is `answer REQUEST released` or `answer REQUEST copied`.
  final class Mailbox: Sendable {
    typealias Releaser = @Sendable (SessionKey, LeaseReason) async -> LeaseAnswer

    private enum Answer {
      case expected
      case awaited(CheckedContinuation<LeaseAnswer?, Never>)
      case arrived(LeaseAnswer)
    }

    private struct State {
      var lastRequest: Int64 = 0
      var answers: [Int64: Answer] = [:]
      var releaser: Releaser?
    }

    private let node: Int64
    private let connection: ConnectionQueue
    private let state = Locked(State())

    /// - Parameters:
    ///   - node: The number of this server.
    ///   - connection: The connection that sends answers.
    init(node: Int64, connection: ConnectionQueue) {
      self.node = node
      self.connection = connection
    }

    /// Sets the closure that ends the session of a key, or saves it for a copy.
    func setReleaser(_ releaser: @escaping Releaser) {
      state.withLock { $0.releaser = releaser }
    }

    // MARK: Requests of this server

    /// Creates a request, whose answer may arrive from now on.
    func expectAnswer() -> Int64 {
      state.withLock { state in
        state.lastRequest += 1
        state.answers[state.lastRequest] = .expected
        return state.lastRequest
      }
    }

    /// Returns the text of a request.
    func request(_ number: Int64, for key: SessionKey, _ reason: LeaseReason) -> String {
      "release \(node) \(number) \(key.name) \(reason.text)"
    }

    /// Waits for an answer. Answers that arrive later are ignored.
    ///
    /// - Returns: `nil` if none arrives in time.
    func answer(to request: Int64, within time: Duration) async -> LeaseAnswer? {
      await withCheckedContinuation { continuation in
        let arrived: LeaseAnswer? = state.withLock { state in
          if case .arrived(let answer) = state.answers.removeValue(forKey: request) { return answer }
          state.answers[request] = .awaited(continuation)
          return nil
        }
        if let arrived { return continuation.resume(returning: arrived) }
        Task {
          try? await Task.sleep(for: time)
          self.resume(request, with: nil)
        }
      }
    }

    /// Ignores the answer to a request.
    func forget(_ request: Int64) { resume(request, with: nil) }

    private func resume(_ request: Int64, with answer: LeaseAnswer?) {
      let waiting = state.withLock { $0.answers.removeValue(forKey: request) }
      if case .awaited(let continuation) = waiting { continuation.resume(returning: answer) }
    }

    // MARK: Messages of other servers

    /// Handles a message. Malformed ones are ignored, because other programs may use the database.
    func receive(_ message: String) {
      let words = message.split(separator: " ").map(String.init)
      switch words.first {
      case "release" where words.count == 5:
        guard let requester = Int64(words[1]), let request = Int64(words[2]), let key = SessionKey(name: words[3])
        else {
          return
        }
        let reason = LeaseReason(words[4])
        Task {
          let answer = await self.state.withLock(\.releaser)?(key, reason) ?? .released
          // If it fails, the requester asks again.
          try? await self.send(answer, to: requester, request, key)
        }
      case "answer" where words.count == 3:
        guard let request = Int64(words[1]), let answer = LeaseAnswer(rawValue: words[2]) else { return }
        arrived(answer, to: request)
      default: break
      }
    }

    private func arrived(_ answer: LeaseAnswer, to request: Int64) {
      let continuation: CheckedContinuation<LeaseAnswer?, Never>? = state.withLock { state in
        switch state.answers[request] {
        case .awaited(let continuation):
          state.answers[request] = nil
          return continuation
        case .expected:
          state.answers[request] = .arrived(answer)
          return nil
        case .arrived, nil: return nil
        }
      }
      continuation?.resume(returning: answer)
    }

    private func send(_ answer: LeaseAnswer, to requester: Int64, _ request: Int64, _ key: SessionKey) async throws {
      try await connection.run { [node] connection in
        try connection.transaction {
          if answer == .released {
            try connection.execute(
              "UPDATE lease SET owner = NULL, changed = clock_timestamp() WHERE name = $1 AND owner = $2",
              [.text(key.name), .integer(node)])
          }
          try connection.execute(
            "SELECT pg_notify($1, $2)", [.text("trifecta_\(requester)"), .text("answer \(request) \(answer.rawValue)")])
        }
      }
    }
  }

  extension LeaseReason {
    fileprivate var text: String {
      switch self {
      case .newSession: "new"
      case .reload: "reload"
      case .reconnection(let session): session
      }
    }

    fileprivate init(_ text: String) {
      self =
        switch text {
        case "new": .newSession
        case "reload": .reload
        default: .reconnection(session: text)
        }
    }
  }
#endif
