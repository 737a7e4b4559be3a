import Snapshots

extension Store: SnapshotObject {
  /// Returns the fields of the state if this is a root store. The state of a child is part of the root's state.
  package func saved(by saver: ValueSaver) throws(UnsavableValue) -> SavedValue? {
    guard let root else { return nil }
    let saved = root.reading {
      Result { () throws(UnsavableValue) in try saver.save(state: root.state.pointee) }
    }
    return try saved.get()
  }

  /// Restores the fields of the state if the store was created for the screen that is being restored. A store that
  /// existed before is shared with other screens, and keeps its state.
  package func restore(from saved: SavedValue, by restorer: ValueRestorer) {
    guard let root, restorer.began(before: root.serial) else { return }
    root.replaceState { restorer.restore(state: &$0, from: saved) }
  }
}

extension RootCore {
  /// Changes the state without an action, and publishes the changes.
  func replaceState(_ change: (inout State) -> Void) {
    guard !isProcessing else { return }
    isProcessing = true
    isReducing = true
    isAhead = true
    change(&state.pointee)
    isReducing = false
    if !watched.isEmpty || !watchedRows.isEmpty { cancelEffectsOfRemovedChildren() }
    DependencyValues.withoutOverrides { settle() }
    isProcessing = false
  }
}
