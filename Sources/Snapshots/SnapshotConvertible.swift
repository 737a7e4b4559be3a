/// A type with its own saved form, such as a number, a collection, or a type that is neither `Codable` nor composed of
/// values that can be saved.
package protocol SnapshotConvertible {
  /// Returns the saved form of the value.
  ///
  /// - Throws: ``UnsavableValue`` if the value, or a part of it, cannot be saved.
  @MainActor func saved(by saver: ValueSaver) throws(UnsavableValue) -> SavedValue

  /// Returns the value with a saved form; `nil` if this type has no such value.
  @MainActor static func restored(from saved: SavedValue, by restorer: ValueRestorer) -> Self?
}

/// A type whose values contain values of other types, such as a collection.
///
/// If no value of one of these types can be saved, no value of the container is saved either, even if it is empty. The
/// container of a new process may hold resources of that process, such as a task.
package protocol SnapshotContainer: SnapshotConvertible {
  /// The types of the elements.
  static var elementTypes: [Any.Type] { get }
}

/// An object whose state can be saved, and restored into another object of its class.
package protocol SnapshotObject: AnyObject {
  /// Returns the saved form of the object's state; `nil` if there is nothing to save.
  @MainActor func saved(by saver: ValueSaver) throws(UnsavableValue) -> SavedValue?

  /// Restores the state of the object. The object was just created, so nothing depends on its state yet. Parts that
  /// cannot be restored keep their initial values.
  @MainActor func restore(from saved: SavedValue, by restorer: ValueRestorer)
}

/// An object that owns its state, such as a root store. A view must declare it as state, or the state is not saved.
package protocol OwnedObject: SnapshotObject {
  /// The number of the object; `nil` if another object owns its state.
  @MainActor var ownSerial: ObjectSerial? { get }
}

/// An object whose state is not saved, because it is derived from other state or belongs to the running process.
package protocol DerivedObject: SnapshotObject {}

extension DerivedObject {
  /// Returns `nil`.
  @MainActor package func saved(by saver: ValueSaver) -> SavedValue? { nil }
  /// Does nothing.
  @MainActor package func restore(from saved: SavedValue, by restorer: ValueRestorer) {}
}

/// A type whose values belong to the running process, or are stored elsewhere. State of this type, and such a property of
/// an object, is not saved.
package protocol TransientValue {}

/// A property wrapper of an object's stored property whose value is saved.
package protocol SnapshotWrapper {
  /// Returns the saved form of the wrapped value.
  @MainActor func savedWrappedValue(by saver: ValueSaver) throws(UnsavableValue) -> SavedValue

  /// Sets the wrapped value.
  @MainActor func restoreWrappedValue(from saved: SavedValue, by restorer: ValueRestorer)
}

/// The reason why a value cannot be saved.
package struct UnsavableValue: Error {
  /// The stored properties that lead from the saved value to the part that cannot be saved.
  package private(set) var path: [String] = []
  /// The type of the part that cannot be saved.
  package let type: Any.Type
  /// The reason, as the end of a sentence that begins with the type.
  package let reason: String

  /// Creates the error for a value of a type.
  package init(_ type: Any.Type, _ reason: String) {
    self.type = type
    self.reason = reason
  }

  /// Returns the error for the value that contains the part in a stored property.
  func inside(_ property: String) -> UnsavableValue {
    var error = self
    error.path.insert(property, at: 0)
    return error
  }
}
