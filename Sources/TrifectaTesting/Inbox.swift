import Trifecta

/// What has arrived in a test store and has not been asserted yet.
///
/// Used on the main actor. The test store's deinit, which belongs to no actor, reads it when no reference to the store
/// is left: that is what `nonisolated(unsafe)` allows. An effect cannot be adding to it then, because an effect that
/// still ran would have to reach the store's core, which is going away.
@MainActor
final class Inbox<Action> {
  struct SideEffect {
    let value: Any
    let place: ObjectIdentifier
    let name: String
  }

  nonisolated(unsafe) private(set) var actions: [(action: Action, task: StoreTask)] = []
  nonisolated(unsafe) private(set) var sideEffects: [SideEffect] = []
  private var waiter: CheckedContinuation<Void, Never>?

  nonisolated init() {}

  func add(_ action: Action, _ task: StoreTask) {
    actions.append((action, task))
    wake()
  }

  func add(_ sideEffect: SideEffect) {
    sideEffects.append(sideEffect)
  }

  func takeAction() -> (action: Action, task: StoreTask) {
    actions.removeFirst()
  }

  func takeSideEffect(of place: ObjectIdentifier) -> Any? {
    guard let index = sideEffects.firstIndex(where: { $0.place == place }) else { return nil }
    return sideEffects.remove(at: index).value
  }

  /// Waits until an action arrives, or for as long as `limit`.
  ///
  /// The time is real: it bounds the wait of a test that fails. One that succeeds goes on as soon as the action is
  /// there.
  func waitForAction(atMost limit: Duration) async {
    let timer = Task { @MainActor in
      try? await Task.sleep(for: limit)
      wake()
    }
    await withCheckedContinuation { waiter = $0 }
    timer.cancel()
  }

  private func wake() {
    waiter?.resume()
    waiter = nil
  }
}
