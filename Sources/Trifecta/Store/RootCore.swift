import Tracking

/// Owns the state: reduces actions one after the other, starts effects and publishes changes.
@usableFromInline
final class RootCore<State, Action>: Core {
  /// The state, at a fixed address, so that children's stores read their part of it in place. Allocated and freed by
  /// this class, and accessed only on the main actor outside of reductions (see `assertReadable`), so the deinit has
  /// the last access.
  @usableFromInline nonisolated(unsafe) let state: UnsafeMutablePointer<State>
  @usableFromInline let place: StateAccessor<State>
  @usableFromInline let reduce: @MainActor (inout State, Action) -> Effect<Action>
  /// Continues after the state was restored from a snapshot, if a reducer has anything to do then.
  @usableFromInline let restoration: Reduce<State, Action>.Restoration?
  /// Receives the actions, side effects and dismissals that effects of the root feature send.
  @usableFromInline let recipient: Recipient<Action>
  @exclusivity(unchecked) @usableFromInline var queue: ContiguousArray<SentAction<Action>> = []
  /// An empty array with reserved capacity, swapped with the queue.
  @exclusivity(unchecked) @usableFromInline var spareQueue: ContiguousArray<SentAction<Action>> = []
  /// Receives the actions of effects in place of the queue. Set by a test store.
  @exclusivity(unchecked) @usableFromInline var actionReceiver: (@MainActor (SentAction<Action>) -> Void)?

  @inlinable
  init(state: State, reducer: Reduce<State, Action>) {
    let address = UnsafeMutablePointer<State>.allocate(capacity: 1)
    address.initialize(to: state)
    self.state = address
    reduce = reducer.closure
    restoration = reducer.restoration
    place = StateAccessor(address: address)
    recipient = Recipient(receive: { action, sender, core in
      // A recipient is called with the core that has started the effect, which is this one.
      unsafeDowncast(core, to: RootCore.self).send(action, sender)
    })
    super.init(place: place)
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  override var stateType: Any.Type { State.self }

  /// Handles an action sent from `node`, or queues it if another one is being handled.
  @inlinable
  func send(_ action: Action, from node: Node) -> StoreTask {
    guard !isProcessing else { return StoreTask(enqueue(action, from: node)) }
    isProcessing = true
    currentNode = node
    process(action, nil)
    isProcessing = false
    // Most actions start no effect. Then there is no group, and taking it is unnecessary.
    return currentGroup == nil ? StoreTask(nil) : StoreTask(currentGroup.take())
  }

  /// Handles an action of an effect, or queues it if another one is being handled.
  @inlinable
  func send(_ action: Action, _ sender: EffectSender) {
    if let actionReceiver {
      let sent = SentAction(
        action, EffectSender(group: lasting(sender.group), run: sender.run, place: sender.place))
      sent.didEnqueue(in: self)
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

  /// Handles an action whose effects belong to `group`. No other action may be in progress.
  @inlinable
  func handle(_ action: Action, _ group: EffectGroup?) {
    isProcessing = true
    process(action, group)
    isProcessing = false
  }

  @usableFromInline
  func enqueue(_ action: Action, from node: Node) -> EffectGroup {
    let group = EffectGroup(node: node)
    if !listeners.isEmpty { group.noteQueuedSend() }
    wait(action, EffectSender(group: group, place: node), isReported: true)
    return group
  }

  @inlinable
  func wait(_ action: Action, _ sender: EffectSender, isReported: Bool = false) {
    sender.group?.enter()
    let sent = SentAction(action, sender, isReported: isReported)
    sent.didEnqueue(in: self)
    queue.append(sent)
    hasWaiting = true
  }

  /// Reduces `action` and the actions that follow from it, and publishes the changes. Iterative, so a chain of actions
  /// does not overflow the stack.
  ///
  /// Dependency overrides around the call of `send` do not apply: reducers and effects use the dependencies that the
  /// store was created with, and observers use no overrides.
  @inlinable
  func process(_ action: Action, _ group: EffectGroup?) {
    guard !DependencyValues.isOverridden else {
      return DependencyValues.withoutOverrides { process(action, group) }
    }
    reduceOne(action, group)
    settle()
  }

  /// Reduces queued actions and publishes, until there is nothing left to do.
  @inlinable
  func settle() {
    if !queue.isEmpty { drain() }
    if node.slots.isEmpty, pendingSideEffects.isEmpty {
      isAhead = false
    } else {
      publish()
      if !queue.isEmpty { settleObservers() }
    }
  }

  /// Reduces the actions that observers have sent, and publishes, until observers send none.
  @usableFromInline
  func settleObservers() {
    continuingChange {
      while !queue.isEmpty {
        drain()
        if node.slots.isEmpty, pendingSideEffects.isEmpty {
          isAhead = false
        } else {
          publish()
        }
      }
    }
  }

  @inlinable
  func reduceOne(_ action: Action, _ group: EffectGroup?) {
    guard overrides == nil else { return withOverrides { reduceInForce(action, group) } }
    reduceInForce(action, group)
  }

  /// Runs `body` with the dependencies that the store was created with.
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

  /// Cancels the effects of removed instances and starts the effect of a reduced action.
  @inlinable
  func follow(_ effect: Effect<Action>, _ group: EffectGroup?) {
    if !watched.isEmpty || !watchedRows.isEmpty { cancelEffectsOfRemovedChildren() }
    if !effect.isNone { start(effect, group) }
  }

  /// Handles the actions that were sent while the state was being read.
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

  /// Starts an action's effect.
  @inlinable
  func start(_ effect: Effect<Action>, _ group: EffectGroup?) {
    // The synchronous part of an effect runs here, possibly inside an observer that sent the action. Its reads must not
    // become dependencies of that observer.
    untracked { start(effect, EffectContext(node: node, group: group), for: recipient) }
  }

  /// Reduces the queued actions, breadth first.
  @inlinable
  func drain() {
    while !queue.isEmpty {
      var round = queue
      queue = spareQueue
      spareQueue = []
      for sent in round {
        let isDropped = sent.isDropped
        sent.didDequeue(in: self)
        if let scope = sent.sender.scope {
          if isDropped { scope({}) } else { reduceAlone(sent, within: scope) }
        } else if !isDropped {
          reduceOne(sent.action, sent.sender.group)
        }
        sent.sender.group?.leave()
      }
      // Values in an action may send actions when they are released here, so the queue must be ready to accept them.
      round.removeAll(keepingCapacity: round.count <= 1_024)
      spareQueue = round
    }
  }
}

extension RootCore {
  /// Reduces an action within a scope. Changes of previous actions are published first, outside of the scope, so that
  /// an animation applies only to the changes of this action.
  @usableFromInline
  func reduceAlone(_ sent: SentAction<Action>, within scope: HandlingScope) {
    publish()
    scope {
      reduceOne(sent.action, sent.sender.group)
      publish()
    }
  }
}

/// A queued action.
@usableFromInline
package struct SentAction<Action> {
  @usableFromInline package let action: Action
  @usableFromInline let sender: EffectSender
  /// Whether a store sent the action. If so, an issue is reported when the action is dropped because another instance
  /// has replaced the sender's instance.
  @usableFromInline let isReported: Bool
  /// How often instances of the sender's node had been removed when the action was sent.
  @usableFromInline let removals: Int

  @MainActor
  @inlinable
  init(_ action: Action, _ sender: EffectSender, isReported: Bool = false) {
    self.action = action
    var sender = sender
    sender.place = sender.place?.nearestConditional
    self.sender = sender
    self.isReported = isReported
    removals = self.sender.place?.removals ?? 0
  }

  /// Lets the core detect whether the sender is removed before the action is handled.
  @MainActor
  @inlinable
  func didEnqueue(in core: Core) {
    sender.run?.noteQueuedAction()
    if let place = sender.place, !isReported { core.effectStarted(at: place) }
  }

  @MainActor
  @inlinable
  func didDequeue(in core: Core) {
    sender.run?.noteDequeuedAction()
    if let place = sender.place, !isReported { core.effectEnded(at: place) }
  }

  /// Whether the effect that sent the action has since been cancelled, or the sender's instance was removed.
  @MainActor
  @inlinable package var isDropped: Bool {
    sender.run?.dropsActions == true || sender.place != nil && isFromRemovedFeature
  }

  @MainActor
  @usableFromInline var isFromRemovedFeature: Bool {
    guard let place = sender.place else { return false }
    guard isReported else { return place.removals != removals || !place.exists }
    guard place.isReplaced else { return false }
    _ = place.refuse(action)
    return true
  }
}
