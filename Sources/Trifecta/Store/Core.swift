import IssueReporting
import Tracking

/// What a root store and the stores of its children share, whatever their types: the tree of places, the running
/// effects, the observed fields.
///
/// Fields marked `@exclusivity(unchecked)` are read and written on the main actor, one load or store at a time, and
/// never held while other code runs. Checking that at run time would cost as much as the rest of an action.
@MainActor
@usableFromInline
class Core {
  @usableFromInline let node: Node
  /// What was in force where the store was made: the clock that effects wait by is among it.
  let dependencies = DependencyValues.current
  /// The same if something was overridden there. It is in force while actions are reduced and effects start.
  @usableFromInline let overrides = DependencyValues.overridden
  /// The effects that have not begun, where they do not start at once.
  @usableFromInline let starts = SoonStart.isUsed ? SoonStart() : nil
  /// Whether an action is being handled: what is sent meanwhile waits.
  @exclusivity(unchecked) @usableFromInline var isProcessing = false
  /// Whether something may wait that was sent, or is on its way to a screen, since what waits was handled last.
  @exclusivity(unchecked) @usableFromInline var hasWaiting = false
  /// Whether a reducer has the state in its hands.
  @exclusivity(unchecked) @usableFromInline var isReducing = false
  /// Whether the state may differ from what was published: between two reductions of a batch.
  @exclusivity(unchecked) @usableFromInline var isAhead = false
  /// Who has read in the middle of a batch, and so perhaps what is not published: they run again, however the values
  /// compare in the end.
  @exclusivity(unchecked) private var readersAhead: [Observer] = []
  /// What Observation has read in the middle of a batch: it is told when the batch ends, because there is no telling
  /// what it has seen.
  @exclusivity(unchecked) private var slotsReadAhead: [Slot] = []
  /// Whether there is one of either: one look at each publication.
  @exclusivity(unchecked) private var isReadAhead = false
  /// The place of the action that `send` is handling. It is the root's, which the core has, or an argument of a store's
  /// relay, which is called through a closure and whose arguments the caller keeps for as long as the call lasts. It is
  /// not looked at afterwards.
  @exclusivity(unchecked) @usableFromInline unowned(unsafe) var currentNode: Node!
  /// The group of that action's effects, once there is one.
  @exclusivity(unchecked) @usableFromInline var currentGroup: EffectGroup?
  @exclusivity(unchecked) @usableFromInline var pendingSideEffects: ContiguousArray<(node: Node, value: Any)> = []
  /// What a publication has found changed. Held while values are compared: their `==` cannot start another publication.
  @exclusivity(unchecked) private var changed = ShortList<Slot>()
  /// Takes side effects in place of their streams: a test store's.
  var sideEffectReceiver: (@MainActor (_ value: Any, _ place: PlaceReference) -> Void)?
  /// Those who listen to events.
  @exclusivity(unchecked) @usableFromInline var listeners: ContiguousArray<EventListener> = []
  /// The time that the ages of effects are measured by.
  var now: @MainActor () -> Duration = { approximateTime() }

  /// Takes the dismissals that no parent answers: a test store's.
  var dismissalReceiver: (@MainActor (_ place: PlaceReference) -> Void)?

  /// Changed on the main actor only. The deinit of a test store reads it: where a test lets go of its store elsewhere,
  /// that must be while nothing runs on the main actor.
  @exclusivity(unchecked) nonisolated(unsafe) var runs = EffectRunList(.ofCore)
  /// How many runs have started.
  @exclusivity(unchecked) var startedRuns: UInt64 = 0
  /// Whether there is something to be ended when the last store has gone. Set on the main actor once, by somebody who
  /// holds a store; read by the owner's deinit, when nobody does.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var needsClosing = false
  /// Whether the last store has gone: nothing starts any more.
  @exclusivity(unchecked) @usableFromInline private(set) var isClosed = false
  /// The nodes of places that may be empty, other than rows, where something would be lost; see `Core+Presence.swift`.
  @exclusivity(unchecked) @usableFromInline var watched: ContiguousArray<Node> = []
  /// The collections with such rows.
  @exclusivity(unchecked) @usableFromInline var watchedRows: ContiguousArray<AnyRowIndex> = []

  @usableFromInline
  init(place: AnyPlace) {
    node = Node(NodeSite(place: place))
    #if DEBUG
      LiveObjects.record(self)
    #endif
  }

  /// Notes that something will have to be ended when the last store has gone.
  @usableFromInline
  func closeLater() {
    if !needsClosing { needsClosing = true }
  }

  /// Ends what the stores have started: the last of them has gone.
  func close() {
    isClosed = true
    for run in runs.runs { run.cancel(.places([node])) }
    for node in node.withBelow() { node.extrasIfAny?.channel?.end() }
  }

  /// Traps when a reducer reads its own store, as Swift does for any two overlapping accesses of which one writes: the
  /// reducer has the value, and parts of it may be moved out.
  @inlinable
  final func assertReadable() {
    precondition(!isReducing, "A reducer read the store that runs it. Read the state it is given instead.")
  }

  /// Runs code of the feature's on the state where it is. What that sends is handled when it has returned: until then
  /// nobody changes what it has in its hands.
  @inlinable
  final func reading<Result>(_ body: () throws -> Result) rethrows -> Result {
    let isOutermost = beginReading()
    defer { endReading(isOutermost) }
    return try body()
  }

  /// Begins what ``reading(_:)`` does, for who cannot afford a closure.
  ///
  /// - Returns: what ``endReading(_:)`` is to be given.
  @inlinable
  final func beginReading() -> Bool {
    assertReadable()
    guard !isProcessing else { return false }
    isProcessing = true
    return true
  }

  /// Ends it.
  @inlinable
  final func endReading(_ isOutermost: Bool) {
    guard isOutermost else { return }
    isProcessing = false
    if hasWaiting { handleWaiting() }
  }

  /// Handles what was sent while the state was being read.
  @usableFromInline
  func handleWaiting() {}

  /// Lets what `body` sends wait until all of it is started, as it does in an action: for what a clock or the end of
  /// another effect starts.
  @usableFromInline
  func inOneBatch(_ body: () -> Void) {}

  /// Tells observers what has changed, once for all the actions reduced so far, then delivers side effects.
  @usableFromInline
  func publish() {
    isAhead = false
    let wasReadAhead = isReadAhead
    if wasReadAhead { invalidateReadersAhead() }
    if !node.slots.isEmpty { node.refresh(into: &changed) }
    if wasReadAhead { addSlotsReadAhead() }
    if wasReadAhead || !changed.isEmpty { publishChanged() }
    if !pendingSideEffects.isEmpty { deliverSideEffects() }
  }

  /// Notes that Observation reads a slot in the middle of a batch.
  @usableFromInline
  func noteReadAhead(_ slot: Slot) {
    isReadAhead = true
    slotsReadAhead.append(slot)
  }

  private func addSlotsReadAhead() {
    for slot in slotsReadAhead { changed.append(slot) }
    slotsReadAhead = []
  }

  /// Notes that the observer which reads now has come in the middle of a batch.
  @usableFromInline
  func noteReadAhead() {
    guard let reader = Observer.current else { return }
    isReadAhead = true
    readersAhead.append(reader)
  }

  private func invalidateReadersAhead() {
    isReadAhead = false
    let readers = readersAhead
    readersAhead = []
    for reader in readers { reader.invalidate() }
  }

  private func publishChanged() {
    let slots = changed.take()
    batch {
      for position in 0..<slots.count { slots[position].publish() }
    }
  }

  /// Keeps a side effect of `node` until the state it belongs to is visible.
  @usableFromInline
  func emit(_ sideEffect: Any, at node: Node) {
    pendingSideEffects.append((node, sideEffect))
    hasWaiting = true
    effectStarted(at: node)
  }

  /// Hands each side effect to its place, in the order in which they were emitted.
  @usableFromInline
  func deliverSideEffects() {
    let pending = pendingSideEffects
    pendingSideEffects = []
    for (node, value) in pending {
      effectEnded(at: node)
      emit(StoreEvent.sideEffectEmitted, value, of: node.name)
      if let sideEffectReceiver {
        sideEffectReceiver(value, PlaceReference(node: node))
      } else {
        node.sideEffects.emit(value)
      }
    }
  }
}

/// What the stores of one tree own together: when the last of them has gone, the core is closed.
///
/// Running effects refer to the core too. They hold it strongly, because an object that is referred to weakly is slow to
/// retain and to release, and they let go of it when it is closed.
@usableFromInline
final class CoreOwner: Sendable {
  @usableFromInline let core: Core

  @usableFromInline
  init(_ core: Core) {
    self.core = core
  }

  deinit {
    guard core.needsClosing else { return }
    runOnMainActor { [core] in core.close() }
  }
}
