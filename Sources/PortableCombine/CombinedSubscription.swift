import Foundation

/// Joins several publishers: stores the latest value of each, and sends the combined value according to the
/// subscriber's demand.
final class CombinedSubscription<Downstream: Subscriber>: Subscription {
  /// The lock is recursive, because a publisher may publish synchronously when it receives demand.
  private let lock = NSRecursiveLock()
  private let downstream: Downstream
  private let make: ([Any?]) -> Downstream.Input?
  private var values: [Any?]
  private var running: Int
  private var demand = Subscribers.Demand.none
  private var cancellables: [AnyCancellable] = []
  private var isOver = false

  /// - Parameters:
  ///   - downstream: the subscriber.
  ///   - count: the number of publishers.
  ///   - make: combines the latest values, or returns `nil` as long as some are missing.
  init(_ downstream: Downstream, count: Int, _ make: @escaping ([Any?]) -> Downstream.Input?) {
    self.downstream = downstream
    self.make = make
    values = Array(repeating: nil, count: count)
    running = count
  }

  /// Sends the subscription to the subscriber, then subscribes to the publishers.
  func begin(_ listening: [() -> Void]) {
    downstream.receive(subscription: self)
    for listen in listening where !lock.withLock({ isOver }) { listen() }
  }

  /// Subscribes to one of the publishers.
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
      // Send the value that arrived before there was any demand.
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
