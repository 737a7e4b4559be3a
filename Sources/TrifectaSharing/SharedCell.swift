/// The current value of one key, its subscribers, and the writer that persists it.
@MainActor
final class SharedCell<Value: Sendable & Equatable> {
  /// An active subscription.
  @MainActor
  private final class Subscriber {
    let place: ObjectIdentifier?
    /// Whether a `sharing(_:with:received:)` handles the subscriber's actions and confirms each received value.
    let confirms: Bool
    /// The last value that was delivered to the subscriber, or that the subscriber's node wrote, if that was later.
    var known: Value
    /// The value that was last delivered.
    var delivered: Value?
    /// The values that were delivered and whose actions the subscriber has not handled yet.
    var inFlight: [Value] = []
    /// Older values that the subscriber's field may still contain until the subscriber has handled the delivered
    /// values.
    var outdated: [Value] = []
    var isActive = true
    let deliver: @MainActor (Value) -> Void

    init(place: ObjectIdentifier?, known: Value, confirms: Bool, deliver: @escaping @MainActor (Value) -> Void) {
      self.place = place
      self.confirms = confirms
      self.known = known
      self.deliver = deliver
    }

    /// Records that a value was delivered. Usually it is received soon after. A subscriber that does not use
    /// `sharing(_:with:received:)` never confirms a value, and a value that does not equal itself, such as NaN, cannot be
    /// confirmed. In these cases the lists are cleared when more than 16 values are pending.
    func isSent(_ value: Value) {
      outdated.append(known)
      inFlight.append(value)
      if !confirms || value != value, inFlight.count > 16 { (outdated, inFlight) = ([], []) }
    }

    var isWaiting: Bool { !inFlight.isEmpty }
  }

  private(set) var value: Value
  /// The subscribers, in order of their ids.
  private var subscribers: [(id: Int, subscriber: Subscriber)] = []
  /// The subscribers to which values were delivered that they have not handled yet, in order of delivery. Usually these
  /// are few, so that an action does not search all subscribers.
  private var waiting: [Subscriber] = []
  /// The action type of the reducer that runs now, if a `sharing(_:with:received:)` around it confirms values. A
  /// subscription that is created with this type of action confirms its values.
  private(set) var sharedAction: Any.Type?
  private var nextID = 0
  private let writer: (any SharedValueWriter<Value>)?
  private var observation: SharedObservation?

  init(value: Value, writer: (any SharedValueWriter<Value>)?) {
    self.value = value
    self.writer = writer
  }

  var subscriberCount: Int { subscribers.count }
  /// The number of values that were delivered and not confirmed.
  var waitingCount: Int { waiting.reduce(0) { $0 + $1.inFlight.count } }

  /// Loads the value again whenever the medium reports a change.
  func subscribe(_ persistence: any SharedPersistence<Value>, _ writer: SharedWriter<Value>) {
    observation = persistence.observe { [weak self, weak writer] in
      Task { @MainActor in
        // An unsaved value is newer than the medium's current value, but older than a change that the medium reports
        // later. So the value is loaded after the unsaved value was written.
        writer?.whenIdle {
          guard let self, let loaded = writer?.reload() else { return }
          self.receive(loaded)
        }
      }
    }
  }

  /// Sets the value, delivers it to all subscribers that do not have it yet, in order of subscription, and stores it.
  ///
  /// - Parameters:
  ///   - new: the value.
  ///   - place: the node that has written the value. The subscriptions of this node already have the value.
  ///   - completion: called when the value has been stored or that has failed.
  func set(_ new: Value, from place: ObjectIdentifier?, completion: SharedCompletion<Value>? = nil) {
    store(new, from: place, by: { $0 = new }, completion)
  }

  /// Changes the value, delivers it to all subscribers that do not have it yet, in order of subscription, and stores it.
  ///
  /// - Parameters:
  ///   - change: changes the value. It is called again if the medium has another value.
  ///   - completion: called when the change has been stored or that has failed.
  func modify(_ change: @escaping SharedChange<Value>, completion: SharedCompletion<Value>? = nil) {
    var new = value
    change(&new)
    store(new, from: nil, by: change, completion)
  }

  private func store(
    _ new: Value, from place: ObjectIdentifier?, by change: @escaping SharedChange<Value>,
    _ completion: SharedCompletion<Value>?
  ) {
    // The medium may not have stored an equal value yet, so the caller waits for it.
    guard new != value || completion != nil else { return }
    value = new
    if let writer { writer.write(new, by: change, completion: completion) } else { completion?(.success(new)) }
    deliver(from: place)
  }

  /// Sets the value to one that the medium has, and delivers it.
  func receive(_ stored: Value) {
    guard stored != value else { return }
    value = stored
    deliver(from: nil)
  }

  /// Delivers the value to all subscribers that do not have it yet. `place` is the node that has written the value.
  private func deliver(from place: ObjectIdentifier?) {
    if let place {
      for (_, subscriber) in subscribers where subscriber.place == place { subscriber.known = value }
    }
    // A delivery may set the value again, which delivers the newer value to all subscribers. Then this loop has nothing
    // left to do.
    for (_, subscriber) in subscribers where subscriber.isActive && subscriber.known != value {
      // The node is compared too, because a value that does not equal itself, such as NaN, never counts as known.
      if place == nil || subscriber.place != place { deliver(to: subscriber) }
    }
  }

  /// Delivers the value again to the subscribers at a node, if they last received a different value.
  ///
  /// The delivery of an older value can arrive after the node has written a newer value. The newer value would not be
  /// delivered to that node otherwise, because the node wrote it.
  func deliverAgain(at place: ObjectIdentifier) {
    for (_, subscriber) in subscribers where subscriber.place == place && subscriber.delivered != value {
      if let delivered = subscriber.delivered { subscriber.outdated.append(delivered) }
      deliver(to: subscriber)
    }
  }

  /// Returns the current value if `known` is an older value, and a subscriber may still hold it because a delivery is
  /// in flight.
  func newer(than known: Value) -> Value? {
    waiting.contains { $0.outdated.contains(known) } ? value : nil
  }

  /// Records that a subscriber has received a value.
  func wasReceived(_ received: Value) {
    // A subscriber that does not confirm values may have the same value in flight.
    let index =
      waiting.firstIndex { $0.confirms && $0.inFlight.contains(received) }
      ?? waiting.firstIndex { $0.inFlight.contains(received) }
    guard let index else { return }
    let subscriber = waiting[index]
    guard let place = subscriber.inFlight.firstIndex(of: received) else { return }
    subscriber.inFlight.removeSubrange(...place)
    guard subscriber.inFlight.isEmpty else { return }
    subscriber.outdated = []
    waiting.remove(at: index)
  }

  /// Runs a reducer whose received values a `sharing(_:with:received:)` confirms.
  ///
  /// - Parameters:
  ///   - action: the type of the reducer's actions.
  ///   - reduce: runs the reducer.
  func whileSharing<Result>(actionsOf action: Any.Type, _ reduce: () -> Result) -> Result {
    let outer = sharedAction
    sharedAction = action
    defer { sharedAction = outer }
    return reduce()
  }

  private func deliver(to subscriber: Subscriber) {
    let wasWaiting = subscriber.isWaiting
    subscriber.isSent(value)
    if subscriber.isWaiting != wasWaiting {
      if wasWaiting { waiting.removeAll { $0 === subscriber } } else { waiting.append(subscriber) }
    }
    subscriber.known = value
    subscriber.delivered = value
    subscriber.deliver(value)
  }

  /// Subscribes to the value. Each later value is delivered, unless it equals the value that was last delivered to the
  /// subscriber or written at its node. At the start, that value is `known`.
  ///
  /// - Returns: the id to pass to ``unsubscribe(_:)``.
  func subscribe(
    from place: ObjectIdentifier?,
    known: Value,
    confirms: Bool = false,
    deliver: @escaping @MainActor (Value) -> Void
  ) -> Int {
    let subscriber = Subscriber(place: place, known: known, confirms: confirms, deliver: deliver)
    nextID += 1
    subscribers.append((nextID, subscriber))
    let id = nextID
    if value != known { self.deliver(to: subscriber) }
    return id
  }

  /// Ends a subscription. O(subscribers), to close the gap in the list.
  func unsubscribe(_ id: Int) {
    var low = 0
    var high = subscribers.count
    while low < high {
      let middle = (low + high) / 2
      if subscribers[middle].id < id { low = middle + 1 } else { high = middle }
    }
    guard low < subscribers.count, subscribers[low].id == id else { return }
    // Objects captured by the closure may save a value when they are released, so they are kept alive until this method
    // returns.
    let dropped = subscribers.remove(at: low)
    dropped.subscriber.isActive = false
    if dropped.subscriber.isWaiting { waiting.removeAll { $0 === dropped.subscriber } }
  }
}
