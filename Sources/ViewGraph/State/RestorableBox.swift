import Snapshots

/// Storage of a dynamic property whose value is part of a snapshot.
@MainActor
package protocol RestorableBox: StateBox {
  /// Returns the saved form of the value; `nil` if there is nothing to save.
  ///
  /// - Throws: ``UnsavableValue`` if the value cannot be saved.
  func saved(by saver: ValueSaver) throws(UnsavableValue) -> SavedValue?

  /// Restores the value. The storage was just created, so nothing depends on its value yet.
  func restore(from saved: SavedValue, by restorer: ValueRestorer)
}

/// A dynamic property whose value belongs to the running process, such as the state of a gesture. Snapshots do not
/// contain it.
package protocol TransientProperty {}
