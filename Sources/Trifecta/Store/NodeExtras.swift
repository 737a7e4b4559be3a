/// What only some nodes have.
@MainActor
@usableFromInline
final class NodeExtras {
  var children: [ChildKey: Node] = [:]
  var seats: [ChildKey: AnySeat] = [:]
  /// How many children and seats there are when those are forgotten next that nobody uses any more.
  private var sweepAt = 16
  @usableFromInline var rowIndexes: ContiguousArray<AnyRowIndex> = []
  var running: [EffectID: ContiguousArray<EffectRun>] = [:]
  /// The runs of this place unless it is the root's, also those that have ended and whose actions wait. See ``Core`` for
  /// `@exclusivity(unchecked)`.
  @exclusivity(unchecked) var runs = EffectRunList(.ofNode)
  var throttleWindows: [EffectID: ThrottleWindow] = [:]
  var channel: SideEffectChannel?
  /// How many effects run here and below, and how many actions and side effects wait, if the place may be empty.
  var load = 0
  /// Where the child is declared by which its store was asked for. Stores of a second declaration are held without the
  /// node's knowledge.
  var declarations = FirstDeclaration()
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

  /// Forgets the children and seats that nobody uses any more, whenever they have doubled. O(1) amortised.
  func sweep() {
    guard children.count + seats.count >= sweepAt else { return }
    let former = (children, seats)
    // What the idle ones hold runs code when it is dropped, which may ask for children: it is after the assignments.
    withExtendedLifetime(former) {
      children = former.0.filter { !$0.value.isIdle }
      seats = former.1.filter { !$0.value.isIdle }
    }
    sweepAt = max(16, (children.count + seats.count) * 2)
  }

  /// Whether no side effect waits for a screen, and no throttle is open.
  var isQuiet: Bool { channel?.waiting.isEmpty ?? true && throttleWindows.values.allSatisfy(\.isOver) }

  var isIdle: Bool {
    running.isEmpty && hasIdleChannel && !isWatched && !declarations.hasSecond
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
