import Tracking

/// What a node does with the preference that it collects from below.
@MainActor
package struct PreferenceUse<Key: PreferenceKey> {
  /// Changes the value before anybody sees it. What it reads, it depends on.
  var transform: (@MainActor (inout Key.Value) -> Void)?
  /// Where the value is to be found, by those who are evaluated with it.
  var reading: PreferenceReading<Key>?
  /// Whether those around hear nothing of the value.
  var isLast = false
  /// Runs once the screen is up to date: with the first value, and with each that differs from the one it ran with.
  var action: (@MainActor (Key.Value) -> Void)?
  /// Whether the action need not run for a value after another.
  var areEqual: @MainActor (Key.Value, Key.Value) -> Bool = areKnownEqual

  /// Changes the value on its way up.
  package static func transforming(_ transform: @escaping @MainActor (inout Key.Value) -> Void) -> Self {
    Self(transform: transform)
  }

  /// Lets others read the value.
  ///
  /// - Parameters:
  ///   - reading: where they find it.
  ///   - isLast: whether those around hear nothing of it.
  package static func reading(into reading: PreferenceReading<Key>, isLast: Bool = false) -> Self {
    Self(reading: reading, isLast: isLast)
  }
}

extension PreferenceUse where Key.Value: Equatable {
  /// Runs a closure when the value has become another.
  package static func acting(_ action: @escaping @MainActor (Key.Value) -> Void) -> Self {
    Self(action: action) { $0 == $1 }
  }
}

/// A preference's value as one place has collected it, for those who show something of it.
@MainActor
package final class PreferenceReading<Key: PreferenceKey> {
  private let source = Source()
  private var stored = Key.defaultValue
  /// Whether the place has collected what it is told.
  private var isKnown = false

  /// Creates a reading of the default value.
  package init() {}

  /// The value. Who reads it, depends on it.
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

  /// The value; `nil` until all that is there at first has said what it says. Who reads it, depends on it.
  package var knownValue: Key.Value? {
    source.access()
    return isKnown ? stored : nil
  }
}
