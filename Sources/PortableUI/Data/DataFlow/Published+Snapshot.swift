import OpenCombine
import Snapshots

extension Published: @MainActor SnapshotWrapper {
  package func savedWrappedValue(by saver: ValueSaver) throws(UnsavableValue) -> SavedValue {
    var published = self
    var current: Value?
    // A publisher of a property first publishes the current value.
    let subscription = published.projectedValue.sink { current = $0 }
    subscription.cancel()
    guard let current else { throw UnsavableValue(Value.self, "was not published.") }
    return try saver.save(current)
  }

  package func restoreWrappedValue(from saved: SavedValue, by restorer: ValueRestorer) {
    guard let value = restorer.restore(Value.self, from: saved) else { return }
    // A copy has the same storage.
    var published = self
    Just(value).assign(to: &published.projectedValue)
  }
}
