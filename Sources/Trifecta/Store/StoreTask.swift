/// What `send` returns: the effects that one action started, and those started by the actions they sent.
///
/// A handle from a child's store covers only the effects of that child and what is below it. Dropping a handle changes
/// nothing: the effects go on. A handle that is kept keeps what the action's first effect has captured.
@MainActor
public struct StoreTask: Sendable {
  @usableFromInline let owner: EffectOwner

  @usableFromInline
  nonisolated init(_ owner: EffectOwner) {
    self.owner = owner
  }

  /// Whether none of the effects is running.
  public var isFinished: Bool { owner.isFinished }

  /// Waits until the effects have ended, and those started by the actions they sent.
  ///
  /// Returns without suspending if there is nothing to wait for. A single effect is raised to the priority of the task
  /// that waits, as usual. When the waiting task is cancelled, the effects are
  /// cancelled too, so that a view's task ends what it started.
  @inlinable
  public func finish() async {
    if !owner.isFinished { await owner.finish() }
  }

  /// Cancels the effects, also those that have not begun. What a cancelled effect sends is dropped.
  public func cancel() {
    owner.group?.cancel()
  }
}
