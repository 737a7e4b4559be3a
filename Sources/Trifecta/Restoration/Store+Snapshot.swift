import Snapshots

extension Store: OwnedObject {
  /// The number of a root store.
  package var ownSerial: ObjectSerial? { root?.serial }

  /// Returns the fields of the state, the ids of the running effects and the undelivered side effects if this is a root
  /// store. The state of a child is part of the root's state.
  package func saved(by saver: ValueSaver) throws(UnsavableValue) -> SavedValue? {
    guard let root else { return nil }
    let saved = root.reading {
      Result { () throws(UnsavableValue) in try saver.save(state: root.state.pointee) }
    }
    return SavedStore(state: try saved.get(), effects: root.savedEffects(by: saver)).savedValue
  }

  /// Restores the fields of the state if the store was created for the screen that is being restored. A store that
  /// existed before is shared with other screens, and keeps its state. The reducers continue when the views are
  /// complete.
  package func restore(from saved: SavedValue, by restorer: ValueRestorer) {
    guard let root, restorer.began(before: root.serial) else { return }
    let saved = SavedStore(saved)
    root.replaceState { restorer.restore(state: &$0, from: saved.state) }
    root.interrupted = saved.effects
    restorer.afterwards { root.resume(Feature.SideEffect.self) }
  }
}

/// The saved form of a store. Without effects, it is the saved form of the state.
private struct SavedStore {
  let state: SavedValue
  let effects: SavedEffects

  // No stored property or case has such a name.
  private static let stateKey = "$state"
  private static let effectsKey = "$effects"

  init(state: SavedValue, effects: SavedEffects) {
    self.state = state
    self.effects = effects
  }

  init(_ saved: SavedValue) {
    let parts = saved.record ?? [:]
    state = parts[Self.stateKey] ?? saved
    effects = parts[Self.effectsKey].map { SavedEffects($0) } ?? SavedEffects()
  }

  var savedValue: SavedValue {
    effects.isEmpty ? state : .record([Self.stateKey: state, Self.effectsKey: effects.savedValue])
  }
}
