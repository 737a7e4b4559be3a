import Trifecta

/// The actions, side effects and dismissals that have arrived in a test store and have not been asserted yet.
///
/// Used on the main actor. The test store's nonisolated deinit also reads it, hence `nonisolated(unsafe)`. That is safe
/// because there are no references to the store any more, and effects add to the inbox only on the main actor. If a
/// test releases its store off the main actor, the test must make sure that no effect is running on the main actor at
/// that moment.
@MainActor
final class Inbox<Action>: SideEffectInbox {
  /// The next actions in reverse order, so that taking the first one is O(1).
  nonisolated(unsafe) private var nextActions: [SentAction<Action>] = []
  /// The actions that arrived after `nextActions`, in order.
  nonisolated(unsafe) private var laterActions: [SentAction<Action>] = []
  nonisolated(unsafe) private(set) var sideEffects: [WaitingSideEffect] = []
  /// The names of the features that have returned `Effect.dismiss`.
  nonisolated(unsafe) private(set) var dismissals: [String] = []
  private var waiters: [CheckedContinuation<Void, Never>] = []

  nonisolated init() {}

  /// The pending actions, in order of arrival. O(n).
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

  /// Removes and returns the first pending action. There must be one. O(1) amortised.
  func takeAction() -> SentAction<Action> {
    if nextActions.isEmpty {
      nextActions = laterActions.reversed()
      laterActions = []
    }
    return nextActions.removeLast()
  }

  /// Returns the next action, after dropping preceding actions whose effects have been cancelled. O(1) amortised.
  func nextAction() -> SentAction<Action>? {
    while let next = nextActions.last ?? laterActions.first {
      guard next.isDropped else { return next }
      _ = takeAction()
    }
    return nil
  }

  /// Whether the effect of a pending action has been cancelled. O(n).
  var hasCancelledActions: Bool {
    nextActions.contains { $0.isDropped } || laterActions.contains { $0.isDropped }
  }

  func mapActions(_ transform: (SentAction<Action>) -> SentAction<Action>) {
    replaceActions(by: actions.map(transform))
  }

  /// Drops the actions whose effects have been cancelled since they were sent, as a store does.
  func dropCancelledActions() {
    guard hasCancelledActions else { return }
    replaceActions(by: actions.filter { !$0.isDropped })
  }

  func dropActions() {
    replaceActions(by: [])
  }

  private func replaceActions(by actions: [SentAction<Action>]) {
    // Values in an action may send actions when they are released, so they are kept alive until this method returns.
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

  /// Waits until an action arrives, but at most for `limit`.
  ///
  /// The limit is in real time. It bounds the wait of a failing test; a passing test continues as soon as the action
  /// arrives.
  func waitForAction(atMost limit: Duration) async {
    let timer = Task { @MainActor in
      try? await Task.sleep(for: limit)
      // If the wait has already ended, its timer must not end the next wait.
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

/// The part of an inbox that is independent of the action type.
@MainActor
protocol SideEffectInbox {
  var sideEffects: [WaitingSideEffect] { get }
  func takeSideEffect(of place: String) -> Any?
  func takeDismissal(of place: String) -> Bool
}

/// A side effect that has not been asserted yet.
struct WaitingSideEffect {
  let value: Any
  /// The name of the feature that emitted the side effect.
  let place: String
}
