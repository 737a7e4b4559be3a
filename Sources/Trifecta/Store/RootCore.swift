import Tracking

/// The owner of a state: reduces actions one after the other, starts effects, publishes what has changed.
@usableFromInline
final class RootCore<State, Action>: Core {
  /// The state, at an address that stays: stores of children read their part of it in place. Allocated and freed here,
  /// and touched on the main actor only, outside of reductions (see `assertReadable`), so the deinit is the last to
  /// touch it.
  @usableFromInline nonisolated(unsafe) let state: UnsafeMutablePointer<State>
  @usableFromInline let place: Place<State>
  @usableFromInline let reduce: @MainActor (inout State, Action) -> Effect<Action>
  @exclusivity(unchecked) @usableFromInline var queue: ContiguousArray<SentAction<Action>> = []
  /// An empty array with room for the next actions that wait.
  @exclusivity(unchecked) @usableFromInline var spareQueue: ContiguousArray<SentAction<Action>> = []
  /// Takes the actions of effects in place of the queue: a test store's.
  @exclusivity(unchecked) @usableFromInline var actionReceiver: (@MainActor (SentAction<Action>) -> Void)?

  @usableFromInline
  init(state: State, reduce: @escaping @MainActor (inout State, Action) -> Effect<Action>) {
    let address = UnsafeMutablePointer<State>.allocate(capacity: 1)
    address.initialize(to: state)
    self.state = address
    self.reduce = reduce
    place = Place(address: address)
    super.init(place: place)
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// Handles an action sent from the place `node`, or lets it wait for the one that is being handled.
  @inlinable
  func send(_ action: Action, from node: Node) -> StoreTask {
    guard !isProcessing else { return StoreTask(enqueue(action, from: node)) }
    isProcessing = true
    currentNode = node
    process(action, .current)
    isProcessing = false
    return StoreTask(currentOwner.take() ?? .nobody)
  }

  /// Handles an action of an effect, or lets it wait for the one that is being handled.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - owner: whose effects the action's effects are.
  ///   - sender: the run that sends it, if it is one.
  ///   - place: the place of the effect that sends it, if it is no run.
  @inlinable
  func send(_ action: Action, owner: EffectOwner, from sender: EffectRun? = nil, at place: Node? = nil) {
    if let actionReceiver {
      let sent = SentAction(action: action, owner: lasting(owner), sender: sender, place: place)
      sent.beginsToWait(in: self)
      actionReceiver(sent)
    } else if isProcessing {
      wait(action, owner, from: sender, at: place)
    } else {
      handle(action, owner: owner)
    }
  }

  /// Handles an action whose effects belong to `owner`, while no other is being handled.
  @inlinable
  func handle(_ action: Action, owner: EffectOwner) {
    isProcessing = true
    process(action, owner)
    isProcessing = false
  }

  @usableFromInline
  func enqueue(_ action: Action, from node: Node) -> EffectOwner {
    let owner = EffectOwner.group(EffectGroup(node: node))
    wait(action, owner, at: node, isReported: true)
    return owner
  }

  @inlinable
  func wait(
    _ action: Action, _ owner: EffectOwner, from sender: EffectRun? = nil, at place: Node? = nil,
    isReported: Bool = false
  ) {
    owner.group?.enter()
    let sent = SentAction(action: action, owner: owner, sender: sender, place: place, isReported: isReported)
    sent.beginsToWait(in: self)
    queue.append(sent)
    hasWaiting = true
  }

  /// Reduces `action` and all that follows from it, and publishes. Iterative: a chain of actions uses no stack.
  ///
  /// What is overridden around the code that sends is no part of it: reducers and effects have what was in force where
  /// the store was made, observers have nothing of either.
  @inlinable
  func process(_ action: Action, _ owner: EffectOwner) {
    guard !DependencyValues.isOverridden else { return processWithoutOverrides(action, owner) }
    reduceOne(action, owner)
    settle()
  }

  @usableFromInline
  func processWithoutOverrides(_ action: Action, _ owner: EffectOwner) {
    DependencyValues.withoutOverrides { process(action, owner) }
  }

  /// Reduces what waits, publishes, and goes on until nothing is left to do.
  @inlinable
  func settle() {
    if !queue.isEmpty { drain() }
    while !node.slots.isEmpty || !pendingSideEffects.isEmpty {
      publish()
      // Observers have sent something: another batch.
      guard !queue.isEmpty else { return }
      drain()
    }
    isAhead = false
  }

  @inlinable
  func reduceOne(_ action: Action, _ owner: EffectOwner) {
    guard overrides == nil else { return reduceOverridden(action, owner) }
    reduceInForce(action, owner)
  }

  @usableFromInline
  func reduceOverridden(_ action: Action, _ owner: EffectOwner) {
    withOverrides { reduceInForce(action, owner) }
  }

  /// Runs `body` with the dependencies that the store was made with, whatever is in force.
  func withOverrides(_ body: () -> Void) {
    if let overrides {
      overrides.run(body)
    } else if DependencyValues.isOverridden {
      DependencyValues.withoutOverrides(body)
    } else {
      body()
    }
  }

  @inlinable
  func reduceInForce(_ action: Action, _ owner: EffectOwner) {
    guard listeners.isEmpty else { return reduceWatched(action, owner) }
    follow(effect(of: action), owner)
  }

  @inlinable
  func effect(of action: Action) -> Effect<Action> {
    isReducing = true
    isAhead = true
    defer { isReducing = false }
    return reduce(&state.pointee, action)
  }

  /// Does what follows from the reduction of an action.
  @inlinable
  func follow(_ effect: Effect<Action>, _ owner: EffectOwner) {
    if !watched.isEmpty || !watchedRows.isEmpty { cancelEffectsOfTheGone() }
    if !effect.isNone { start(effect, owner) }
  }

  /// Handles what was sent while the state was being read.
  @usableFromInline
  override func handleWaiting() {
    hasWaiting = false
    guard !queue.isEmpty || !pendingSideEffects.isEmpty else { return }
    isProcessing = true
    DependencyValues.withoutOverrides { settle() }
    isProcessing = false
  }

  /// Reduces the actions that wait, breadth first.
  @inlinable
  func drain() {
    while !queue.isEmpty {
      var round = queue
      queue = spareQueue
      spareQueue = []
      for sent in round {
        let isDropped = sent.isDropped
        sent.waitsNoMore(in: self)
        if !isDropped { reduceOne(sent.action, sent.owner) }
        sent.owner.group?.leave()
      }
      // What an action carries may send when it is dropped, as it is here: the queue is free to take that.
      round.removeAll(keepingCapacity: round.count <= 1_024)
      spareQueue = round
    }
  }
}

/// An action that waits to be reduced.
@usableFromInline
package struct SentAction<Action> {
  @usableFromInline package let action: Action
  /// Whose effects the action's effects are.
  @usableFromInline let owner: EffectOwner
  /// The run that sent it, if it was one.
  @usableFromInline let sender: EffectRun?
  /// Where it was sent, if not by a run: whoever was there may go before it is handled.
  @usableFromInline let place: Node?
  /// Whether a store has sent it, which hears of it if somebody else is in its place by then.
  @usableFromInline let isReported: Bool
  /// How often somebody had left the place when it was sent.
  @usableFromInline let departures: Int

  @MainActor
  @inlinable
  init(action: Action, owner: EffectOwner, sender: EffectRun?, place: Node? = nil, isReported: Bool = false) {
    let place = place?.nearestConditional
    departures = place?.departures ?? 0
    self.action = action
    self.owner = owner
    self.sender = sender
    self.place = place
    self.isReported = isReported
  }

  /// Has the core notice if whoever sent it goes before it is handled.
  @MainActor
  @inlinable
  func beginsToWait(in core: Core) {
    sender?.actionWaits()
    if let place, !isReported { core.effectStarted(at: place) }
  }

  @MainActor
  @inlinable
  func waitsNoMore(in core: Core) {
    sender?.actionWaitsNoMore()
    if let place, !isReported { core.effectEnded(at: place) }
  }

  /// Whether the effect that sent it was cancelled since, or whoever sent it has gone.
  @MainActor
  @inlinable package var isDropped: Bool { sender?.dropsActions == true || place != nil && isOfTheGone }

  @MainActor
  @usableFromInline var isOfTheGone: Bool {
    guard let place else { return false }
    guard isReported else { return place.departures != departures || !place.exists }
    guard place.isReplaced else { return false }
    _ = place.refuse(action)
    return true
  }
}
