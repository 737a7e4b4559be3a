import IssueReporting
import Snapshots
import Tracking

/// The state that a root store shares with the stores of its children, independent of their types: the tree of nodes,
/// the running effects, the observed fields.
///
/// Fields marked `@exclusivity(unchecked)` are accessed only on the main actor, one load or store at a time, and no
/// access is held while other code runs. Checking this at run time would cost as much as the rest of an action.
@MainActor
@usableFromInline
class Core {
  @usableFromInline let node: Node
  /// The number of the store, by which a restoration recognizes stores that were created before it began.
  let serial = ObjectSerial.next()
  /// The dependencies that were current when the store was created, including the clock that effects wait with.
  let dependencies = DependencyValues.current
  /// The same values if any dependency was overridden then; otherwise `nil`. They apply while actions are reduced and
  /// effects start.
  @exclusivity(unchecked) @usableFromInline var overrides = DependencyValues.overridden
  /// The effects that have not begun, on systems where effects do not start immediately.
  @usableFromInline let starts = DeferredStart.isUsed ? DeferredStart() : nil
  /// Whether an action is being handled. Actions that are sent in the meantime are queued.
  @exclusivity(unchecked) @usableFromInline var isProcessing = false
  /// Whether an action or side effect may have been queued since the queues were last processed.
  @exclusivity(unchecked) @usableFromInline var hasWaiting = false
  /// Whether a reducer has exclusive access to the state.
  @exclusivity(unchecked) @usableFromInline var isReducing = false
  /// Whether the state may differ from the published state, which is the case between two reductions of a batch.
  @exclusivity(unchecked) @usableFromInline var isAhead = false
  /// The observers that have read in the middle of a batch, and so may have seen unpublished values. They run again,
  /// even if the values are unchanged at the end of the batch.
  @exclusivity(unchecked) private var readersAhead: [Observer] = []
  /// The slots that were read through Observation in the middle of a batch. They are published at the end of the batch,
  /// because the value that was read is unknown.
  @exclusivity(unchecked) private var slotsReadAhead: [Slot] = []
  /// Whether a side effect may wait for a screen. Only the next snapshot finds out.
  @exclusivity(unchecked) var mayHaveUndelivered = false
  /// The running effects that the restored snapshot lists; `nil` once the restoration is complete.
  @exclusivity(unchecked) var interrupted: SavedEffects?
  /// Whether `readersAhead` or `slotsReadAhead` has an entry, so that a publish checks only one flag.
  @exclusivity(unchecked) private var isReadAhead = false
  /// The node that sent the action which `send` is handling. It is either the root's node, which the core retains, or
  /// an argument of a store's relay. The relay is called through a closure, so the caller keeps its arguments alive
  /// during the call. The field is not read afterwards.
  @exclusivity(unchecked) @usableFromInline unowned(unsafe) var currentNode: Node!
  /// The group of the effects of the action that `send` is handling, once the group was created.
  @exclusivity(unchecked) @usableFromInline var currentGroup: EffectGroup?
  @exclusivity(unchecked) @usableFromInline var pendingSideEffects: ContiguousArray<(node: Node, value: Any)> = []
  /// The slots that a publish has found changed. The array stays in use while values are compared, because their `==`
  /// cannot start another publish.
  @exclusivity(unchecked) private var changed = ShortList<Slot>()
  /// Receives side effects in place of their streams. Set by a test store.
  var sideEffectReceiver: (@MainActor (_ value: Any, _ place: PlaceReference) -> Void)?
  /// The closures that listen to events.
  @exclusivity(unchecked) @usableFromInline var listeners: ContiguousArray<EventListener> = []
  /// Returns the current time, by which the ages of effects are measured.
  var now: @MainActor () -> Duration = { approximateTime() }

  /// Receives dismissals that no parent handles. Set by a test store.
  var dismissalReceiver: (@MainActor (_ place: PlaceReference) -> Void)?

  /// The running effects. Changed only on the main actor. The deinit of a test store also reads the list. If a test
  /// releases its store off the main actor, the test must make sure that no code that changes the list is running then.
  @exclusivity(unchecked) nonisolated(unsafe) var runs = EffectRunList(.ofCore)
  /// The number of runs that have started.
  @exclusivity(unchecked) var startedRuns: UInt64 = 0
  /// Whether there is anything to end when the last store is deallocated. Set once on the main actor while a store is
  /// retained, and read by the owner's deinit when no store is retained any more, so the accesses cannot overlap.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var needsClosing = false
  /// Whether the last store was deallocated. No effect starts afterwards.
  @exclusivity(unchecked) @usableFromInline private(set) var isClosed = false
  /// The watched nodes other than rows: nodes of optional children that have something to discard when the child is
  /// removed. See `Core+Presence.swift`.
  @exclusivity(unchecked) @usableFromInline var watched: ContiguousArray<Node> = []
  /// The collections that have watched rows.
  @exclusivity(unchecked) @usableFromInline var watchedRows: ContiguousArray<AnyRowIndex> = []

  @usableFromInline
  init(place: AnyStateAccessor) {
    node = Node(NodeSite(place: place))
    #if DEBUG
      LiveObjects.record(self)
    #endif
    if !InspectedStore.creationObservers.isEmpty {
      for observe in InspectedStore.creationObservers.values { observe(InspectedStore(self)) }
    }
  }

  /// The type of the state.
  var stateType: Any.Type { Never.self }

  /// Records that there will be something to end when the last store is deallocated.
  @usableFromInline
  func closeLater() {
    if !needsClosing { needsClosing = true }
  }

  /// Cancels all effects and ends all side effect streams, because the last store was deallocated.
  func close() {
    isClosed = true
    for run in runs.runs { run.cancel(.places([node])) }
    for node in node.withBelow() { node.extrasIfAny?.channel?.end() }
  }

  /// Traps if a reducer reads its own store. The reducer has exclusive access to the value, like
  /// any `inout` access in Swift, and parts of the value may have been moved out.
  @inlinable
  final func assertReadable() {
    precondition(!isReducing, "A reducer read its own store. Read the reducer's state parameter instead.")
  }

  /// Runs code that reads the state in place. Actions that the code sends are handled after it has returned, so that
  /// nothing changes the state during the read.
  @inlinable
  final func reading<Result>(_ body: () throws -> Result) rethrows -> Result {
    let isOutermost = beginReading()
    defer { endReading(isOutermost) }
    return try body()
  }

  /// Begins a read as ``reading(_:)`` does, for callers in which a closure would be too slow.
  ///
  /// - Returns: the argument for ``endReading(_:)``.
  @inlinable
  final func beginReading() -> Bool {
    assertReadable()
    guard !isProcessing else { return false }
    isProcessing = true
    return true
  }

  /// Ends a read that ``beginReading()`` began.
  @inlinable
  final func endReading(_ isOutermost: Bool) {
    guard isOutermost else { return }
    isProcessing = false
    if hasWaiting { handleWaiting() }
  }

  /// Handles the actions that were sent while the state was being read.
  @usableFromInline
  func handleWaiting() {}

  /// Queues the actions that `body` sends until all effects in it have started, as during the handling of an action.
  /// Used for effects that start when a wait or another effect ends.
  @usableFromInline
  func inOneBatch(_ body: () -> Void) {}

  /// Invalidates observers of changed fields, once for all the actions reduced so far, and then delivers side effects.
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

  /// Records that a slot was read through Observation in the middle of a batch.
  @usableFromInline
  func noteReadAhead(_ slot: Slot) {
    isReadAhead = true
    slotsReadAhead.append(slot)
  }

  private func addSlotsReadAhead() {
    for slot in slotsReadAhead { changed.append(slot) }
    slotsReadAhead = []
  }

  /// Records that the current observer reads in the middle of a batch.
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

  /// Queues a side effect of `node` until the state it belongs to is visible.
  @usableFromInline
  func emit(_ sideEffect: Any, at node: Node) {
    pendingSideEffects.append((node, sideEffect))
    hasWaiting = true
    effectStarted(at: node)
  }

  /// Delivers the queued side effects to their nodes, in the order in which they were emitted.
  @usableFromInline
  func deliverSideEffects() {
    let pending = pendingSideEffects
    pendingSideEffects = []
    mayHaveUndelivered = true
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

/// Owns the core on behalf of all stores of one tree. The core is closed when the last of them is deallocated.
///
/// Running effects also retain the core, strongly, because an object with weak references is slower to retain and
/// release. The effects release the core when it is closed.
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
