import Synchronization

extension URLSession {
  /// Returns a publisher that loads the contents of a URL once.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  /// Returns a publisher that loads the response to a request once.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher that loads the response to a request, separately for each subscriber.
  public struct DataTaskPublisher: Publisher, Sendable {
    /// The data and the response.
    public typealias Output = (data: Data, response: URLResponse)
    /// The error of the request.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session.
    public let session: URLSession

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - session: the session.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: DataTaskSubscription(self, to: subscriber))
    }
  }

  private final class DataTaskSubscription<Downstream: Subscriber>: Subscription
  where Downstream.Input == DataTaskPublisher.Output, Downstream.Failure == URLError {
    private let progress = DataTaskState()
    private let publisher: DataTaskPublisher
    private let downstream: Downstream

    init(_ publisher: DataTaskPublisher, to downstream: Downstream) {
      self.publisher = publisher
      self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
      guard demand > 0, progress.move(from: .made, to: .asked) else { return }
      // Subscribers accept values on any thread, as in Combine.
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

    /// Discards the response. The request itself continues, as in `data(for:)`, because the session crashes the program
    /// if a task is cancelled at the moment its response ends.
    func cancel() { progress.cancel() }
  }
}

/// The state of an exchange: the request is made once, and a response after the cancellation is discarded.
private final class DataTaskState: Sendable {
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
