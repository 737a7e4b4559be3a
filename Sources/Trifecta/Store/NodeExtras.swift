/// What only some nodes have.
@MainActor
@usableFromInline
final class NodeExtras {
  var children: [ChildKey: Node] = [:]
  var sweepAt = 16
  var seats: [ChildKey: AnySeat] = [:]
  var sweepSeatsAt = 16
  @usableFromInline var rowIndexes: ContiguousArray<AnyRowIndex> = []
  var running: [EffectID: ContiguousArray<EffectRun>] = [:]
  /// The runs of this place unless it is the root's, also those that have ended and whose actions wait. See ``Core`` for
  /// `@exclusivity(unchecked)`.
  @exclusivity(unchecked) var runs = EffectRunList(.ofNode)
  var throttleWindows: [EffectID: ThrottleWindow] = [:]
  var channel: SideEffectChannel?
  /// How many effects run here and below, and how many actions and side effects wait, if the place may be empty.
  var load = 0
  /// Where the child is declared by which its store was asked for, and whether a second declaration was reported: stores
  /// of that one are held without the node's knowledge.
  var declaration: Declaration?
  var isDeclaredTwice = false
  /// How often the one who has this node was seen to have left its place.
  var departures = 0
  /// Whether it is asked after each reduction if the one who has this node is still in its place.
  var isWatched = false
  /// Whether it is a row that is looked at after the next reduction, see ``AnyRowIndex/resting``.
  var isResting = false
  /// The children of others that effects have named here: each is reported once.
  var strangers: Set<ChildKey> = []
  /// Whether its effects are being cancelled.
  var isLeaving = false

  var isIdle: Bool {
    running.isEmpty && hasIdleChannel && !isWatched && !isDeclaredTwice
      && seats.values.allSatisfy(\.isIdle) && throttleWindows.values.allSatisfy(\.isOver)
      && rowIndexes.allSatisfy { !$0.slot.isAwake }
  }

  /// Whether no side effect waits, nobody listens, and nobody holds the stream to listen later: such a stream would get
  /// nothing, and never end, if another channel took the place of its own.
  private var hasIdleChannel: Bool {
    guard channel != nil else { return true }
    return channel!.isIdle && isKnownUniquelyReferenced(&channel)
  }
}
