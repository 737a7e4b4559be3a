import Snapshots
import Testing
import Trifecta

/// Returns the snapshot of a store, as data that another process reads.
@MainActor
func snapshot<Feature: Reducer>(of store: Store<Feature>, by saver: ValueSaver = ValueSaver()) throws -> SavedValue {
  try SavedValue(bytes: #require(try saver.save(object: store)).bytes)
}

/// A store that is being restored from a snapshot, before and after its views are complete.
@MainActor
struct Restored<Feature: Reducer> {
  let store: Store<Feature>
  private let completions: [@MainActor () -> Void]

  init(_ saved: SavedValue, _ make: () -> Store<Feature>) throws {
    let restorer = ValueRestorer()
    store = make()
    try #require(restorer.restore(object: store, from: saved))
    completions = restorer.takeCompletions()
  }

  /// Completes the restoration, as a graph does after its first turn.
  func complete() {
    for complete in completions { complete() }
  }
}
