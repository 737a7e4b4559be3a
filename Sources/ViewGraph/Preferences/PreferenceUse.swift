import Snapshots
import Tracking

/// The way in which a node uses the preference that it collects.
@MainActor
package struct PreferenceUse<Key: PreferenceKey> {
  /// Transforms the value before it is published. Values that it reads become dependencies.
  var transform: (@MainActor (inout Key.Value) -> Void)?
  /// The object through which views read the value.
  var reading: PreferenceReading<Key>?
  /// Whether the value is not passed on to the outer scope.
  var isLast = false
  /// Called after the update with the first value, and with each value that differs from the value of the previous
  /// call.
  var action: (@MainActor (Key.Value) -> Void)?
  /// Whether two values are equal, so that the action need not be called.
  var areEqual: @MainActor (Key.Value, Key.Value) -> Bool = areKnownEqual

  /// Transforms the value before it is passed on to the outer scope.
  package static func transforming(_ transform: @escaping @MainActor (inout Key.Value) -> Void) -> Self {
    Self(transform: transform)
  }

  /// Publishes the value to readers.
  ///
  /// - Parameters:
  ///   - reading: the object through which views read the value.
  ///   - isLast: whether the value is not passed on to the outer scope.
  package static func reading(into reading: PreferenceReading<Key>, isLast: Bool = false) -> Self {
    Self(reading: reading, isLast: isLast)
  }
}

extension PreferenceUse where Key.Value: Equatable {
  /// Calls a closure when the value has changed.
  package static func acting(_ action: @escaping @MainActor (Key.Value) -> Void) -> Self {
    Self(action: action) { $0 == $1 }
  }
}

/// The value of a preference as collected by a node. Views that read it are updated when it changes.
@MainActor
package final class PreferenceReading<Key: PreferenceKey>: DerivedObject {
  private let source = Source()
  private var stored = Key.defaultValue
  /// Whether the value has been collected at least once.
  private var isKnown = false

  /// Creates a reading with the default value.
  package init() {}

  /// The value. Reading it registers a dependency.
  package internal(set) var value: Key.Value {
    get {
      source.access()
      return stored
    }
    set {
      stored = newValue
      isKnown = true
      source.notify()
    }
  }

  /// The value, or `nil` before it has been collected for the first time. Reading it registers a dependency.
  package var knownValue: Key.Value? {
    source.access()
    return isKnown ? stored : nil
  }
}
