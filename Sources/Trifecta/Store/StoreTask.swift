/// What `send` returns: the effects that one action started, and those started by the actions they sent.
///
/// A handle from a child's store covers only the effects of that child and what is below it. Dropping a handle changes
/// nothing: the effects go on.
@MainActor
public struct StoreTask: Sendable {
  /// The effects, `nil` if there are none.
  @usableFromInline let group: EffectGroup?

  @usableFromInline
  nonisolated init(_ group: EffectGroup?) {
    self.group = group
  }

  /// Whether none of the effects is running.
  public var isFinished: Bool { group?.isFinished ?? true }

  /// Waits until the effects have ended, and those started by the actions they sent.
  ///
  /// Returns without suspending if there is nothing to wait for. A single effect is raised to the priority of the task
  /// that waits, as usual. When the waiting task is cancelled, the effects are
  /// cancelled too, so that a view's task ends what it started.
  @inlinable
  public func finish() async {
    if let group, !group.isFinished { await group.finish() }
  }

  /// Cancels the effects, also those that have not begun. What a cancelled effect sends is dropped.
  public func cancel() {
    group?.cancel()
  }
}
