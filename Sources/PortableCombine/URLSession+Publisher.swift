import Synchronization

extension URLSession {
  /// Publishes what is at an address, once.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  /// Publishes the answer to a request, once.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Publishes the answer to a request, once. Each subscriber asks anew.
  public struct DataTaskPublisher: Publisher, Sendable {
    /// The answer's bytes, and what is said of them.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why there is none.
    public typealias Failure = URLError

    /// What is asked for.
    public let request: URLRequest
    /// Who asks.
    public let session: URLSession

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - request: what is asked for.
    ///   - session: who asks.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Lets a subscriber have the answer.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: Exchange(self, to: subscriber))
    }
  }

  private final class Exchange<Downstream: Subscriber>: Subscription
  where Downstream.Input == DataTaskPublisher.Output, Downstream.Failure == URLError {
    private let progress = ExchangeProgress()
    private let publisher: DataTaskPublisher
    private let downstream: Downstream

    init(_ publisher: DataTaskPublisher, to downstream: Downstream) {
      self.publisher = publisher
      self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
      guard demand > 0, progress.move(from: .made, to: .asked) else { return }
      // A subscriber takes what comes on any thread, as in Combine.
      nonisolated(unsafe) let receive: (DataTaskPublisher.Output) -> Subscribers.Demand = downstream.receive
      nonisolated(unsafe) let end: (Subscribers.Completion<URLError>) -> Void = downstream.receive(completion:)
      do {
        let request = try publisher.request.toKnownScheme()
        let task = publisher.session.dataTask(with: request) { [progress] data, response, error in
          guard progress.move(from: .asked, to: .answered) else { return }
          if let response, error == nil {
            _ = receive((data ?? Data(), response))
            end(.finished)
          } else {
            end(.failure(error as? URLError ?? URLError(.unknown)))
          }
        }
        task.resume()
      } catch {
        end(.failure(error as? URLError ?? URLError(.unsupportedURL)))
      }
    }

    /// Nobody waits for the answer any more. The request itself goes on, as that of `data(for:)` does: a session's task that is
    /// cancelled in the moment its answer ends makes the session end the program.
    func cancel() { progress.cancel() }
  }
}

/// How far an exchange is: it is asked once, and what comes after it was cancelled is dropped.
private final class ExchangeProgress: Sendable {
  enum Step { case made, asked, answered, cancelled }

  private let step = Mutex(Step.made)

  func move(from old: Step, to new: Step) -> Bool {
    step.withLock { step in
      guard step == old else { return false }
      step = new
      return true
    }
  }

  func cancel() { step.withLock { $0 = .cancelled } }
}
