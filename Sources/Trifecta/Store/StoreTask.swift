/// A handle to the effects of one action, including the effects of the actions that those effects sent.
///
/// A handle from a child's store covers only the effects of that child and its descendants. Discarding a handle does
/// not cancel the effects.
@MainActor
public struct StoreTask: Sendable {
  /// The group of effects; `nil` if the action started none.
  @usableFromInline let group: EffectGroup?

  @usableFromInline
  nonisolated init(_ group: EffectGroup?) {
    self.group = group
  }

  /// Whether all of the effects have finished.
  public var isFinished: Bool { group?.isFinished ?? true }

  /// Waits until the effects have finished, including the effects of actions that they sent.
  ///
  /// Returns without suspending if there is nothing to wait for. Waiting for a single effect raises it to the priority
  /// of the waiting task. If the waiting task is cancelled, the effects are cancelled too, so that a view's task ends
  /// the effects that it started.
  @inlinable
  public func finish() async {
    if let group, !group.isFinished { await group.finish() }
  }

  /// Cancels the effects, including those that have not started. Actions that a cancelled effect sends are dropped.
  public func cancel() {
    group?.cancel()
  }
}
