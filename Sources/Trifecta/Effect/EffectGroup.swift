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
    guard unfinished == 0 else { return }
    if !waiters.isEmpty { resumeWaiters() }
  }

  private func resumeWaiters() {
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

  @usableFromInline
  func finish() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if isFinished { continuation.resume() } else { waiters.append(continuation) }
      }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  func cancel() {
    isCancelled = true
    for run in runs.runs { run.cancel(.single) }
  }
}
