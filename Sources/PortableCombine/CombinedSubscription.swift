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
  /// Whether a value has arrived since values were last sent.
  private var hasUnsent = false
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

  /// Subscribes to one of the publishers. Until the end, the publishers retain this subscription, because a subscriber
  /// need not.
  func listen<P: Publisher>(to publisher: P, at index: Int) where P.Failure == Downstream.Failure {
    let cancellable = publisher.sink {
      self.end($0)
    } receiveValue: {
      self.receive($0, at: index)
    }
    lock.withLock { if isOver { cancellable.cancel() } else { cancellables.append(cancellable) } }
  }

  private func receive(_ value: Any, at index: Int) {
    lock.withLock {
      values[index] = value
      hasUnsent = true
      send()
    }
  }

  /// Sends the latest values if the subscriber has not received them and has requested more.
  private func send() {
    while hasUnsent, !isOver, demand > 0, let output = make(values) {
      hasUnsent = false
      demand -= 1
      demand += downstream.receive(output)
    }
    finishIfDone()
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock {
      if case .failure = completion { return finish(completion) }
      running -= 1
      finishIfDone()
    }
  }

  /// Finishes after all publishers have, but not before the subscriber has requested the last values.
  private func finishIfDone() {
    guard running == 0, !hasUnsent || make(values) == nil else { return }
    finish(.finished)
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard !isOver else { return }
    release()
    downstream.receive(completion: completion)
  }

  /// Ends the subscriptions to the publishers, which retain this object.
  private func release() {
    isOver = true
    cancellables = []
    values = values.map { _ in nil }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      self.demand += demand
      send()
    }
  }

  func cancel() {
    lock.withLock { release() }
  }
}
