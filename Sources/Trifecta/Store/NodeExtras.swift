/// Node data that only some nodes need.
@MainActor
@usableFromInline
final class NodeExtras {
  var children: [ChildKey: Node] = [:]
  var instances: [ChildKey: AnyChildInstances] = [:]
  /// The number of children, with and without instances, at which the next sweep removes idle ones.
  private var sweepAt = 16
  @usableFromInline var rowIndexes: ContiguousArray<AnyRowIndex> = []
  var running: [EffectID: ContiguousArray<EffectRun>] = [:]
  /// The runs of this node, except for the root, including runs that have ended but have queued actions. ``Core``
  /// explains why `@exclusivity(unchecked)` is safe.
  @exclusivity(unchecked) var runs = EffectRunList(.ofNode)
  var throttleWindows: [EffectID: ThrottleWindow] = [:]
  var channel: SideEffectChannel?
  /// The number of running effects and queued actions and side effects of this node and its descendants, if the node
  /// may be absent.
  var load = 0
  /// The declarations with which stores of this child were requested. The node's store belongs to the first one; the
  /// node does not refer to stores of a second declaration.
  var declarations = FirstDeclaration()
  /// The number of times the core has detected that the instance of this node was removed.
  var removals = 0
  /// Whether the presence of this node's instance is checked after each reduction.
  var isWatched = false
  /// Whether the node is a row that is checked after the next reduction; see ``AnyRowIndex/scheduledChecks``.
  var isCheckScheduled = false
  /// The keys of children of other features that effects have wrongly used at this node. Each key is reported once.
  var foreignKeys: Set<ChildKey> = []
  /// Whether the node's effects are being cancelled.
  var isBeingRemoved = false

  /// Removes idle children whenever their number has doubled. O(1) amortised.
  func sweep() {
    guard children.count + instances.count >= sweepAt else { return }
    let former = (children, instances)
    // The deinit of released objects may run code that requests children, so they are released after the assignments.
    withExtendedLifetime(former) {
      children = former.0.filter { !$0.value.isIdle }
      instances = former.1.filter { !$0.value.isIdle }
    }
    sweepAt = max(16, (children.count + instances.count) * 2)
  }

  /// Whether no side effect is undelivered and no throttle window is open.
  var isQuiet: Bool { channel?.waiting.isEmpty ?? true && throttleWindows.values.allSatisfy(\.isOver) }

  var isIdle: Bool {
    running.isEmpty && hasIdleChannel && !isWatched && !declarations.hasSecond
      && instances.values.allSatisfy(\.isIdle) && throttleWindows.values.allSatisfy(\.isOver)
      && rowIndexes.allSatisfy { !$0.slot.isAwake }
  }

  /// Whether the channel has no undelivered side effects, no listeners, and no stream that refers to it. Replacing a
  /// channel that a stream refers to would leave the stream waiting forever, without elements and without an end.
  var hasIdleChannel: Bool {
    guard channel != nil else { return true }
    return channel!.isIdle && isKnownUniquelyReferenced(&channel)
  }
}
