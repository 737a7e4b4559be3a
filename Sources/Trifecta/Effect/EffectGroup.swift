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

/// Whose effects an action's effects are: what a ``StoreTask`` waits for and cancels.
///
/// Most actions start one effect or none, so a group is made only when a second member comes.
@MainActor
@usableFromInline
enum EffectOwner {
  case nobody
  /// The handle of the `send` that is being processed.
  case current
  /// That of an effect: the group that it is in or leads, if there is one.
  case run(EffectRun)
  case group(EffectGroup)

  /// The group, if it has been made.
  @usableFromInline var groupIfAny: EffectGroup? {
    switch self {
    case .nobody, .current: nil
    case .run(let run): run.group
    case .group(let group): group
    }
  }

  /// The group, made if it has not been, `nil` if there is no owner.
  @usableFromInline var group: EffectGroup? {
    switch self {
    case .nobody, .current: nil
    case .run(let run): run.ownGroup()
    case .group(let group): group
    }
  }

  @usableFromInline var isFinished: Bool {
    if let groupIfAny { return groupIfAny.isFinished }
    if case .run(let run) = self { return run.isFinished }
    return true
  }

  /// Waits until all of it has ended, and cancels it if the waiting task is cancelled.
  @usableFromInline
  func finish() async {
    // While it is one effect, its task is waited for, which takes no memory.
    if case .run(let run) = self, run.group == nil, let task = run.task {
      await withTaskCancellationHandler {
        await task.value
      } onCancel: {
        Task { @MainActor in group?.cancel() }
      }
    }
    if !isFinished { await group?.finish() }
  }
}
