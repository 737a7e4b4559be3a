/// The current value of one key, who follows it, and the writer that keeps it.
@MainActor
final class SharedCell<Value: Sendable & Equatable> {
  /// One running subscription.
  @MainActor
  private final class Follower {
    let place: ObjectIdentifier?
    /// What was delivered, or written at the place, last.
    var known: Value
    /// What was delivered last.
    var delivered: Value?
    /// What was delivered and has not been received.
    var onTheirWay: [Value] = []
    /// What the place may take for the value until it has received that.
    var outdated: [Value] = []
    var isActive = true
    let deliver: @MainActor (Value) -> Void

    init(place: ObjectIdentifier?, known: Value, deliver: @escaping @MainActor (Value) -> Void) {
      self.place = place
      self.known = known
      self.deliver = deliver
    }

    /// Notes that a value is on its way, for a short time usually. What never says that it has received one, because it
    /// does not keep a field the same, is not waited for.
    func isSent(_ value: Value) {
      outdated.append(known)
      onTheirWay.append(value)
      if onTheirWay.count > 16 { (outdated, onTheirWay) = ([], []) }
    }
  }

  private(set) var value: Value
  private var followers: [(id: Int, follower: Follower)] = []
  private var nextID = 0
  private let writer: SharedWriter<Value>?
  private var observation: SharedObservation?

  init(value: Value, writer: SharedWriter<Value>?) {
    self.value = value
    self.writer = writer
  }

  var followerCount: Int { followers.count }

  /// Loads the value again whenever the medium says that it may have changed.
  func follow(_ persistence: any SharedPersistence<Value>) {
    observation = persistence.observe { [weak self] in
      Task { @MainActor in
        // A value that still waits to be written is newer than what is there now, older than what comes after.
        self?.writer?.whenIdle {
          guard let self, let loaded = self.writer?.reload() else { return }
          self.set(loaded, from: nil, isSaved: true)
        }
      }
    }
  }

  /// Sets the value and tells everybody who does not know it yet, in the order they came.
  ///
  /// - Parameters:
  ///   - new: the value.
  ///   - place: whose write it is: what follows from there knows it already.
  ///   - isSaved: whether it comes from the medium.
  func set(_ new: Value, from place: ObjectIdentifier?, isSaved: Bool = false) {
    guard new != value else { return }
    value = new
    if !isSaved { writer?.write(new) }
    if let place {
      for (_, follower) in followers where follower.place == place { follower.known = new }
    }
    // A delivery may set the value again, which delivers the newer one to all: what is left here is then known already.
    for (_, follower) in followers where follower.isActive && follower.known != value {
      // By place as well, for a value that does not equal itself.
      if place == nil || follower.place != place { deliver(to: follower) }
    }
  }

  /// Delivers the value to those at a place who were delivered another one last.
  ///
  /// A delivery can arrive when the place has written a newer value, which nobody would tell it of.
  func deliverAgain(at place: ObjectIdentifier) {
    for (_, follower) in followers where follower.place == place && follower.delivered != value {
      if let delivered = follower.delivered { follower.outdated.append(delivered) }
      deliver(to: follower)
    }
  }

  /// The value, if `known` is an older one that a follower has until it receives what is on its way.
  func newer(than known: Value) -> Value? {
    followers.contains { $0.follower.outdated.contains(known) } ? value : nil
  }

  /// Notes that a follower has received a value.
  func wasReceived(_ received: Value) {
    for (_, follower) in followers {
      guard let index = follower.onTheirWay.firstIndex(of: received) else { continue }
      follower.onTheirWay.removeSubrange(...index)
      if follower.onTheirWay.isEmpty { follower.outdated = [] }
      return
    }
  }

  private func deliver(to follower: Follower) {
    follower.isSent(value)
    follower.known = value
    follower.delivered = value
    follower.deliver(value)
  }

  /// Delivers the value whenever it differs from what was delivered or written at the place last, `known` to begin
  /// with.
  ///
  /// - Returns: the id to give to ``unfollow(_:)``.
  func follow(
    from place: ObjectIdentifier?,
    known: Value,
    deliver: @escaping @MainActor (Value) -> Void
  ) -> Int {
    let follower = Follower(place: place, known: known, deliver: deliver)
    nextID += 1
    followers.append((nextID, follower))
    let id = nextID
    if value != known { self.deliver(to: follower) }
    return id
  }

  /// Ends a subscription. O(followers).
  func unfollow(_ id: Int) {
    guard let index = followers.firstIndex(where: { $0.id == id }) else { return }
    // What it holds may save a value when it is dropped, which is when this returns.
    let dropped = followers.remove(at: index)
    dropped.follower.isActive = false
  }
}
