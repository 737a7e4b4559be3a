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
    private let task: URLSessionDataTask
    private let hasBegun = Mutex(false)

    init(_ publisher: DataTaskPublisher, to downstream: Downstream) {
      // A subscriber takes what comes on any thread, as in Combine.
      nonisolated(unsafe) let receive: (DataTaskPublisher.Output) -> Subscribers.Demand = downstream.receive
      nonisolated(unsafe) let end: (Subscribers.Completion<URLError>) -> Void = downstream.receive(completion:)
      task = publisher.session.dataTask(with: publisher.request) { data, response, error in
        if let response, error == nil {
          _ = receive((data ?? Data(), response))
          end(.finished)
        } else {
          end(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
    }

    func request(_ demand: Subscribers.Demand) {
      guard demand > 0,
        !hasBegun.withLock({ was in
          defer { was = true }
          return was
        })
      else { return }
      task.resume()
    }

    func cancel() { task.cancel() }
  }
}
