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
  /// Gets what effects of the root's feature send.
  @usableFromInline let recipient: Recipient<Action>
  @exclusivity(unchecked) @usableFromInline var queue: ContiguousArray<SentAction<Action>> = []
  /// An empty array with room for the next actions that wait.
  @exclusivity(unchecked) @usableFromInline var spareQueue: ContiguousArray<SentAction<Action>> = []
  /// Takes the actions of effects in place of the queue: a test store's.
  @exclusivity(unchecked) @usableFromInline var actionReceiver: (@MainActor (SentAction<Action>) -> Void)?

  @inlinable
  init(state: State, reduce: @escaping @MainActor (inout State, Action) -> Effect<Action>) {
    let address = UnsafeMutablePointer<State>.allocate(capacity: 1)
    address.initialize(to: state)
    self.state = address
    self.reduce = reduce
    place = Place(address: address)
    recipient = Recipient(receive: { action, sender, core in
      // The core that starts effects for a recipient is the one that has it.
      unsafeDowncast(core, to: RootCore.self).send(action, sender)
    })
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
    process(action, nil)
    isProcessing = false
    // Most actions start nothing, and then there is nothing to let go of.
    return currentGroup == nil ? StoreTask(nil) : StoreTask(currentGroup.take())
  }

  /// Handles an action of an effect, or lets it wait for the one that is being handled.
  @inlinable
  func send(_ action: Action, _ sender: EffectSender) {
    if let actionReceiver {
      let sent = SentAction(
        action, EffectSender(group: lasting(sender.group), run: sender.run, place: sender.place))
      sent.beginsToWait(in: self)
      actionReceiver(sent)
      sender.scope?({})
    } else if isProcessing {
      wait(action, sender)
    } else if let scope = sender.scope {
      scope { handle(action, sender.group) }
    } else {
      handle(action, sender.group)
    }
  }

  /// Handles an action whose effects belong to `group`, while no other is being handled.
  @inlinable
  func handle(_ action: Action, _ group: EffectGroup?) {
    isProcessing = true
    process(action, group)
    isProcessing = false
  }

  @usableFromInline
  func enqueue(_ action: Action, from node: Node) -> EffectGroup {
    let group = EffectGroup(node: node)
    wait(action, EffectSender(group: group, place: node), isReported: true)
    return group
  }

  @inlinable
  func wait(_ action: Action, _ sender: EffectSender, isReported: Bool = false) {
    sender.group?.enter()
    let sent = SentAction(action, sender, isReported: isReported)
    sent.beginsToWait(in: self)
    queue.append(sent)
    hasWaiting = true
  }

  /// Reduces `action` and all that follows from it, and publishes. Iterative: a chain of actions uses no stack.
  ///
  /// What is overridden around the code that sends is no part of it: reducers and effects have what was in force where
  /// the store was made, observers have nothing of either.
  @inlinable
  func process(_ action: Action, _ group: EffectGroup?) {
    guard !DependencyValues.isOverridden else {
      return DependencyValues.withoutOverrides { process(action, group) }
    }
    reduceOne(action, group)
    settle()
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
  func reduceOne(_ action: Action, _ group: EffectGroup?) {
    guard overrides == nil else { return withOverrides { reduceInForce(action, group) } }
    reduceInForce(action, group)
  }

  /// Runs `body` with the dependencies that the store was made with, whatever is in force.
  @usableFromInline
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
  func reduceInForce(_ action: Action, _ group: EffectGroup?) {
    guard listeners.isEmpty else { return reduceWatched(action, group) }
    follow(effect(of: action), group)
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
  func follow(_ effect: Effect<Action>, _ group: EffectGroup?) {
    if !watched.isEmpty || !watchedRows.isEmpty { cancelEffectsOfTheGone() }
    if !effect.isNone { start(effect, group) }
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

  @usableFromInline
  override func inOneBatch(_ body: () -> Void) {
    guard !isProcessing else { return withOverrides(body) }
    isProcessing = true
    DependencyValues.withoutOverrides {
      withOverrides(body)
      if !queue.isEmpty || !pendingSideEffects.isEmpty { settle() }
    }
    isProcessing = false
  }

  /// Starts what an action's effect describes.
  @inlinable
  func start(_ effect: Effect<Action>, _ group: EffectGroup?) {
    // An effect's first lines run here, perhaps inside an observer that sent the action: they are no part of what it
    // reads.
    untracked { start(effect, EffectContext(node: node, group: group), for: recipient) }
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
        if let scope = sent.sender.scope {
          if isDropped { scope({}) } else { reduceAlone(sent, within: scope) }
        } else if !isDropped {
          reduceOne(sent.action, sent.sender.group)
        }
        sent.sender.group?.leave()
      }
      // What an action carries may send when it is dropped, as it is here: the queue is free to take that.
      round.removeAll(keepingCapacity: round.count <= 1_024)
      spareQueue = round
    }
  }
}

extension RootCore {
  /// Reduces an action within a scope. What the actions before it have changed is published first, outside of the scope: an
  /// animation applies to what this action changes.
  @usableFromInline
  func reduceAlone(_ sent: SentAction<Action>, within scope: HandlingScope) {
    publish()
    scope {
      reduceOne(sent.action, sent.sender.group)
      publish()
    }
  }
}

/// An action that waits to be reduced.
@usableFromInline
package struct SentAction<Action> {
  @usableFromInline package let action: Action
  @usableFromInline let sender: EffectSender
  /// Whether a store has sent it, which hears of it if somebody else is in its place by then.
  @usableFromInline let isReported: Bool
  /// How often somebody had left the place when it was sent.
  @usableFromInline let departures: Int

  @MainActor
  @inlinable
  init(_ action: Action, _ sender: EffectSender, isReported: Bool = false) {
    self.action = action
    self.sender = EffectSender(
      group: sender.group, run: sender.run, place: sender.place?.nearestConditional, scope: sender.scope)
    self.isReported = isReported
    departures = self.sender.place?.departures ?? 0
  }

  /// Has the core notice if whoever sent it goes before it is handled.
  @MainActor
  @inlinable
  func beginsToWait(in core: Core) {
    sender.run?.actionWaits()
    if let place = sender.place, !isReported { core.effectStarted(at: place) }
  }

  @MainActor
  @inlinable
  func waitsNoMore(in core: Core) {
    sender.run?.actionWaitsNoMore()
    if let place = sender.place, !isReported { core.effectEnded(at: place) }
  }

  /// Whether the effect that sent it was cancelled since, or whoever sent it has gone.
  @MainActor
  @inlinable package var isDropped: Bool { sender.run?.dropsActions == true || sender.place != nil && isOfTheGone }

  @MainActor
  @usableFromInline var isOfTheGone: Bool {
    guard let place = sender.place else { return false }
    guard isReported else { return place.departures != departures || !place.exists }
    guard place.isReplaced else { return false }
    _ = place.refuse(action)
    return true
  }
}
