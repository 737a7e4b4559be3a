@testable import Trifecta

/// What nobody sees of a store, for tests of what it keeps and lets go. They ask here, so that few lines change when the
/// inside does.
extension Store {
  /// What all stores of a tree share, which goes with the last of them and of their effects.
  var shared: AnyObject { core }

  /// The time that the ages of effects are measured by.
  var now: @MainActor () -> Duration {
    get { core.now }
    set { core.now = newValue }
  }

  /// How many places are known below this one.
  var placesBelow: Int { node.countBelow() }

  /// How many observed fields this place lists, and how many it has met.
  var observedFields: Int { node.slots.count }
  var knownFields: Int { node.table.entries.count }

  /// How many places are looked at after each action, because something would be lost if they went: collections of rows
  /// count once.
  var watchedPlaces: Int { core.watched.count + core.watchedRows.count }

  /// How many ids of effects, and throttle windows, are in use here.
  var idsInUse: Int { node.running.count }
  var throttleWindows: Int { node.throttleWindows.count }

  /// How many places here and below are in use by effects, by ids of theirs or by side effects on their way.
  var busyPlaces: Int { node.countBusy() }

  /// How many effects have started in the whole store.
  var startedEffects: UInt64 { core.startedRuns }

  /// The effect that started last, while it runs.
  var lastEffect: AnyObject? { core.runs.runs.last }

  /// How many copies of a collection are kept up to date for those who keep its stores.
  func memories<Row: Reducer>(of children: IdentifiedChildren<Feature.State, Feature.Action, Row>) -> Int {
    rowIndex(of: children).memories.count
  }

  /// Whether somebody listens to events.
  var isListenedTo: Bool { !core.listeners.isEmpty }
}

extension RowStores {
  /// What keeps the rows as they were read.
  var memory: AnyObject { list.memory }
}

extension StoreTask {
  /// Whether it stands for any effects.
  var hasGroup: Bool { group != nil }
}

extension Effect<Script.Action> {
  /// An effect at the place of the script's child.
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
