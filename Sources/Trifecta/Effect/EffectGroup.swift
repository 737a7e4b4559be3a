import Tracking

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
  @exclusivity(unchecked) private var unfinished = 0
  @exclusivity(unchecked) private var runs = ShortList<EffectRun>()
  @exclusivity(unchecked) private var waiters: [CheckedContinuation<Void, Never>] = []

  @usableFromInline
  init(node: Node) {
    self.node = node
  }

  var isFinished: Bool { unfinished == 0 }

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

  /// O(1), as removing it is: an action may start thousands.
  func insert(_ run: EffectRun) {
    enter()
    run.indexInGroup = runs.count
    runs.append(run)
  }

  func remove(_ run: EffectRun) {
    let last = runs.removeLast()
    if last !== run {
      runs[run.indexInGroup] = last
      last.indexInGroup = run.indexInGroup
    }
    leave()
  }

  func finish() async {
    guard !isFinished else { return }
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
    let runs = runs
    for position in 0..<runs.count { runs[position].cancel(.single) }
  }
}
