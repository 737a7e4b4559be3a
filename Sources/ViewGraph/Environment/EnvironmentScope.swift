import Tracking

/// Values that a view gives to all views below it.
///
/// A scope knows the values that were set at one place; the others are found in the scopes around it. A reader depends on the
/// scope in which it found its value and on nothing else, so a change reaches exactly those who read it.
@MainActor
package final class EnvironmentScope {
  private struct Entry {
    let key: ObjectIdentifier
    var value: Any
    let source: Source
  }

  private let outer: EnvironmentScope?
  private var entries: [Entry] = []
  /// What says whether the places below have appeared; `nil` where nothing keeps them from it.
  package let appearance: AppearanceScope?
  /// The nearest of those who collect preferences; `nil` where nobody does.
  let preferences: PreferenceScope?

  /// Creates a scope without values.
  ///
  /// - Parameter outer: the scope around it; `nil` for the outermost.
  package init(inside outer: EnvironmentScope? = nil) {
    self.outer = outer
    appearance = outer?.appearance
    preferences = outer?.preferences
  }

  /// Creates a scope without values for places that appear as `appearance` says.
  init(inside outer: EnvironmentScope, appearance: AppearanceScope) {
    self.outer = outer
    self.appearance = appearance
    preferences = outer.preferences
  }

  /// Creates a scope without values for places whose preferences go to `preferences`.
  init(inside outer: EnvironmentScope, preferences: PreferenceScope) {
    self.outer = outer
    self.preferences = preferences
    appearance = outer.appearance
  }

  /// The nearest value that was set for `key`; `nil` where none was. O(scopes around).
  package func value(for key: ObjectIdentifier) -> Any? {
    var scope: EnvironmentScope? = self
    while let current = scope {
      if let entry = current.entries.first(where: { $0.key == key }) {
        entry.source.access()
        return entry.value
      }
      scope = current.outer
    }
    return nil
  }

  /// Sets the value for `key` in this scope and tells its readers if it differs.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - key: what tells values apart. A scope has the same keys throughout its life.
  ///   - areEqual: whether two values are the same to a reader.
  package func set(_ value: Any, for key: ObjectIdentifier, areEqual: (Any, Any) -> Bool) {
    guard let index = entries.firstIndex(where: { $0.key == key }) else {
      entries.append(Entry(key: key, value: value, source: Source()))
      return
    }
    // It is kept in any case: what is equal need not be the same.
    let isSame = areEqual(entries[index].value, value)
    entries[index].value = value
    if !isSame { entries[index].source.notify() }
  }
}
