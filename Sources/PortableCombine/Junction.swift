import Foundation

/// Where several publishers come together. What each has published last is kept; what is made of that is sent as far as it is wanted.
final class Junction<Downstream: Subscriber>: Subscription {
  /// Recursive, because a publisher that is asked for values may publish at once.
  private let lock = NSRecursiveLock()
  private let downstream: Downstream
  private let make: ([Any?]) -> Downstream.Input?
  private var values: [Any?]
  private var running: Int
  private var demand = Subscribers.Demand.none
  private var cancellables: [AnyCancellable] = []
  private var isOver = false

  /// - Parameters:
  ///   - downstream: gets what is made.
  ///   - count: how many publishers come together.
  ///   - make: makes something of what each has published last; `nil` where it cannot yet.
  init(_ downstream: Downstream, count: Int, _ make: @escaping ([Any?]) -> Downstream.Input?) {
    self.downstream = downstream
    self.make = make
    values = Array(repeating: nil, count: count)
    running = count
  }

  /// Begins to listen, when the subscriber has been told whom to ask.
  func begin(_ listening: [() -> Void]) {
    downstream.receive(subscription: self)
    for listen in listening where !lock.withLock({ isOver }) { listen() }
  }

  /// Listens to one of the publishers.
  func listen<P: Publisher>(to publisher: P, at index: Int) where P.Failure == Downstream.Failure {
    let cancellable = publisher.sink { [weak self] in
      self?.end($0)
    } receiveValue: { [weak self] in
      self?.receive($0, at: index)
    }
    lock.withLock { if isOver { cancellable.cancel() } else { cancellables.append(cancellable) } }
  }

  private func receive(_ value: Any, at index: Int) {
    lock.withLock {
      values[index] = value
      guard !isOver, demand > 0, let output = make(values) else { return }
      demand -= 1
      demand += downstream.receive(output)
    }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock {
      running -= 1
      if case .finished = completion, running > 0 { return }
      guard !isOver else { return }
      isOver = true
      cancellables = []
      downstream.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      let hadNone = self.demand == .none
      self.demand += demand
      // What came before anybody wanted it is sent now.
      guard hadNone, !isOver, self.demand > 0, let output = make(values) else { return }
      self.demand -= 1
      self.demand += downstream.receive(output)
    }
  }

  func cancel() {
    lock.withLock {
      isOver = true
      cancellables = []
    }
  }
}
