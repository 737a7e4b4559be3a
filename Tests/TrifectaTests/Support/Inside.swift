@testable import Trifecta

/// Access to internals of a store, for tests of the objects that a store retains and releases. Tests use this
/// extension, so that changes of the internals affect few lines.
extension Store {
  /// The core that all stores of a tree share. It is released with the last store and effect of the tree.
  var shared: AnyObject { core }

  /// The clock for the ages of effects.
  var now: @MainActor () -> Duration {
    get { core.now }
    set { core.now = newValue }
  }

  /// The number of nodes below this store's node.
  var placesBelow: Int { node.countBelow() }

  /// The number of fields that this node observes.
  var observedFields: Int { node.slots.count }
  /// The number of fields that were ever read on this node.
  var knownFields: Int { node.table.entries.count }

  /// The number of places that are compared after each action because they own effects or side effects. A collection of
  /// rows counts once.
  var watchedPlaces: Int { core.watched.count + core.watchedRows.count }

  /// The number of effect ids in use at this node.
  var idsInUse: Int { node.running.count }
  /// The number of throttle windows at this node.
  var throttleWindows: Int { node.throttleWindows.count }

  /// The number of nodes in this subtree that have effects, effect ids or undelivered side effects.
  var busyPlaces: Int { node.countBusy() }

  /// The number of effects that have started in the whole store.
  var startedEffects: UInt64 { core.startedRuns }

  /// The effect that started last, while it runs.
  var lastEffect: AnyObject? { core.runs.runs.last }

  /// The number of copies of a collection that are updated for kept row stores.
  func memories<Row: Reducer>(of children: IdentifiedChildren<Feature.State, Feature.Action, Row>) -> Int {
    rowIndex(of: children).memories.count
  }

  /// Whether there are event listeners.
  var isListenedTo: Bool { !core.listeners.isEmpty }
}

extension RowStores {
  /// The object that keeps the rows in the state in which they were read.
  var memory: AnyObject { list.memory }
}

extension StoreTask {
  /// Whether the handle covers any effects.
  var hasGroup: Bool { group != nil }
}

extension Effect<Script.Action> {
  /// Returns an effect at the place of the script's child.
  @MainActor
  static func ofPart(_ effect: Self) -> Self { effect.scoped(Script.part.key, embed: { $0 }) }
}

extension Node {
  fileprivate func countBelow() -> Int { below.reduce(0) { $0 + 1 + $1.countBelow() } }

  fileprivate func countBusy() -> Int {
    let isBusy = !running.isEmpty || extras.load != 0 || uses != 0
    return below.reduce(isBusy ? 1 : 0) { $0 + $1.countBusy() }
  }
}
