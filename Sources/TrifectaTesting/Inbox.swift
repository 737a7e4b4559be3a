import Trifecta

/// What has arrived in a test store and has not been asserted yet.
///
/// Used on the main actor. The test store's deinit, which belongs to no actor, reads it when no reference to the store
/// is left: that is what `nonisolated(unsafe)` allows. Effects add to it on the main actor only: where a test lets go of
/// its store elsewhere, that must be while nothing runs there.
@MainActor
final class Inbox<Action>: SideEffectInbox {
  /// The actions that come next, the first of them last, so that taking it moves none.
  nonisolated(unsafe) private var nextActions: [SentAction<Action>] = []
  /// The actions that came after those.
  nonisolated(unsafe) private var laterActions: [SentAction<Action>] = []
  nonisolated(unsafe) private(set) var sideEffects: [WaitingSideEffect] = []
  /// What messages call the places that have asked to be put away.
  nonisolated(unsafe) private(set) var dismissals: [String] = []
  private var waiters: [CheckedContinuation<Void, Never>] = []

  nonisolated init() {}

  /// The actions that wait, in order of arrival. O(n).
  nonisolated var actions: [SentAction<Action>] { nextActions.reversed() + laterActions }
  var actionCount: Int { nextActions.count + laterActions.count }
  var hasActions: Bool { actionCount > 0 }

  func add(_ action: SentAction<Action>) {
    laterActions.append(action)
    wake()
  }

  func add(_ sideEffect: WaitingSideEffect) {
    sideEffects.append(sideEffect)
  }

  /// The first of the actions that wait, of which there must be one. O(1) amortised.
  func takeAction() -> SentAction<Action> {
    if nextActions.isEmpty {
      nextActions = laterActions.reversed()
      laterActions = []
    }
    return nextActions.removeLast()
  }

  /// The action that comes next. Those before it whose effects were cancelled since are dropped. O(1) amortised.
  func nextAction() -> SentAction<Action>? {
    while let next = nextActions.last ?? laterActions.first {
      guard next.isDropped else { return next }
      _ = takeAction()
    }
    return nil
  }

  /// Whether the effect of an action that waits was cancelled since. O(n).
  var hasCancelledActions: Bool {
    nextActions.contains { $0.isDropped } || laterActions.contains { $0.isDropped }
  }

  func mapActions(_ transform: (SentAction<Action>) -> SentAction<Action>) {
    replaceActions(by: actions.map(transform))
  }

  /// Drops the actions whose effects were cancelled since they were sent, as a store does.
  func dropCancelledActions() {
    guard hasCancelledActions else { return }
    replaceActions(by: actions.filter { !$0.isDropped })
  }

  func dropActions() {
    replaceActions(by: [])
  }

  private func replaceActions(by actions: [SentAction<Action>]) {
    // What an action holds may send when it is dropped, which is when this returns.
    let replaced = (nextActions, laterActions)
    nextActions = []
    laterActions = actions
    withExtendedLifetime(replaced) {}
  }

  func takeSideEffect(of place: String) -> Any? {
    guard let index = sideEffects.firstIndex(where: { $0.place == place }) else { return nil }
    return sideEffects.remove(at: index).value
  }

  func add(dismissalOf place: String) {
    dismissals.append(place)
  }

  func takeDismissal(of place: String) -> Bool {
    guard let index = dismissals.firstIndex(of: place) else { return false }
    dismissals.remove(at: index)
    return true
  }

  func takeSideEffects() -> [WaitingSideEffect] {
    defer { sideEffects = [] }
    return sideEffects
  }

  /// Waits until an action arrives, or for as long as `limit`.
  ///
  /// The time is real: it bounds the wait of a test that fails. One that succeeds goes on as soon as the action is
  /// there.
  func waitForAction(atMost limit: Duration) async {
    let timer = Task { @MainActor in
      try? await Task.sleep(for: limit)
      // The limit of a wait that is over must not end the next one.
      if !Task.isCancelled { wake() }
    }
    await withCheckedContinuation { waiters.append($0) }
    timer.cancel()
  }

  private func wake() {
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter.resume() }
  }
}

/// The half of an inbox that knows nothing of actions.
@MainActor
protocol SideEffectInbox {
  var sideEffects: [WaitingSideEffect] { get }
  func takeSideEffect(of place: String) -> Any?
  func takeDismissal(of place: String) -> Bool
}

/// A side effect that has not been asserted yet.
struct WaitingSideEffect {
  let value: Any
  /// What messages call its place.
  let place: String
}
