/// The effects of one sent action, including the effects of the actions that those effects sent. A ``StoreTask`` is the
/// handle of a group.
///
/// ``Core`` explains why `@exclusivity(unchecked)` is safe.
@MainActor
@usableFromInline
final class EffectGroup {
  /// The node that the action was sent from. Effects of its ancestors are not part of the group.
  @usableFromInline let node: Node
  @exclusivity(unchecked) @usableFromInline private(set) var isCancelled = false
  /// The number of running effects and queued actions that must end before the group is finished.
  @exclusivity(unchecked) @usableFromInline private(set) var unfinished = 0
  @exclusivity(unchecked) private var runs = EffectRunList(.ofGroup)
  @exclusivity(unchecked) private var waiters: [CheckedContinuation<Void, Never>] = []
  /// Whether the next reduced action of the group is the one that was sent, and not an action of one of its effects.
  @exclusivity(unchecked) private var beginsWithSend = false

  @usableFromInline
  init(node: Node) {
    self.node = node
  }

  /// Records that the sent action was queued.
  @usableFromInline
  func noteQueuedSend() {
    beginsWithSend = true
  }

  /// Returns whether the action that is reduced now was sent by an effect of the group.
  func takeIsOfEffect() -> Bool {
    defer { beginsWithSend = false }
    return !beginsWithSend
  }

  @usableFromInline var isFinished: Bool {
    @inlinable get { unfinished == 0 }
  }

  @usableFromInline
  func enter() {
    unfinished += 1
  }

  @usableFromInline
  func leave() {
    unfinished -= 1
    guard unfinished == 0, !waiters.isEmpty else { return }
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter.resume() }
  }

  func insert(_ run: EffectRun) {
    enter()
    runs.append(run)
  }

  func remove(_ run: EffectRun) {
    runs.remove(run)
    leave()
  }

  /// Waits until the whole group has finished. Cancels the group if the waiting task is cancelled.
  @usableFromInline
  func finish() async {
    await withTaskCancellationHandler {
      // Awaiting the task of a single effect raises its priority to the priority of the waiting task.
      if unfinished == 1, let task = runs.first?.task { await task.value }
      if isFinished { return }
      await withCheckedContinuation { waiters.append($0) }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  func cancel() {
    isCancelled = true
    for run in runs.runs { run.cancel(.single) }
  }
}
