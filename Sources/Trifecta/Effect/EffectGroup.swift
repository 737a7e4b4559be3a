/// The effects that one sent action started, and those started by the actions they sent: what a ``StoreTask`` holds.
///
/// See ``Core`` for `@exclusivity(unchecked)`.
@MainActor
@usableFromInline
final class EffectGroup {
  /// The place the action was sent from. Effects of places above it are not part of the group.
  @usableFromInline let node: Node
  @exclusivity(unchecked) @usableFromInline private(set) var isCancelled = false
  /// What must come to an end before the group is finished: running effects, and actions that wait to be reduced.
  @exclusivity(unchecked) @usableFromInline private(set) var unfinished = 0
  @exclusivity(unchecked) private var runs = EffectRunList(.ofGroup)
  @exclusivity(unchecked) private var waiters: [CheckedContinuation<Void, Never>] = []

  @usableFromInline
  init(node: Node) {
    self.node = node
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

  /// Waits until all of it has ended, and cancels it if the waiting task is cancelled.
  @usableFromInline
  func finish() async {
    await withTaskCancellationHandler {
      // A single effect's task is waited for itself: that raises its priority to that of who waits.
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
