import Tracking

/// Values that a view gives to all views below it.
///
/// A scope knows the values that were set at one place; the others are found in the scopes around it. A reader depends on the
/// scope in which it found its value and on nothing else, so a change reaches exactly those who read it.
///
/// Fields marked `@exclusivity(unchecked)` are read and written on the main actor, one load or store at a time, and never held
/// while other code runs: a look-up would spend as much on checking that as on looking.
@MainActor
package final class EnvironmentScope {
  /// A value, and those who depend on it.
  private final class Entry: Source {
    let key: ObjectIdentifier
    @exclusivity(unchecked) var value: Any

    init(_ value: Any, for key: ObjectIdentifier) {
      self.key = key
      self.value = value
    }
  }

  private let outer: EnvironmentScope?
  /// How many scopes are around this one.
  private let level: Int
  @exclusivity(unchecked) private var entries: [Entry] = []
  /// What was found in scopes around this one, or that there is nothing. Only one in four scopes remembers that.
  @exclusivity(unchecked) private var found: [(key: ObjectIdentifier, entry: Entry?)] = []
  @exclusivity(unchecked) private var foundInVersion = 0
  /// Whether there are scopes inside of this one, which may remember what they found here.
  @exclusivity(unchecked) private var hasInner = false

  /// Counts how often a scope was given a value for another key after scopes had been made inside of it.
  @exclusivity(unchecked) private static var version = 0
  /// What places are told beside values.
  private struct Channels {
    var appearance: AppearanceScope?
    var preferences: PreferenceScope?
    var transactions: TransactionScope?
    var pages: PageSet?
  }

  private let channels: Channels

  /// What says whether the places below have appeared; `nil` where nothing keeps them from it.
  package var appearance: AppearanceScope? { channels.appearance }
  /// The nearest of those who collect preferences; `nil` where nobody does.
  var preferences: PreferenceScope? { channels.preferences }
  /// What changes the transactions of the views in this scope; `nil` where nothing does.
  var transactions: TransactionScope? { channels.transactions }
  /// Who gives each view a page of its own; `nil` where they have none.
  var pages: PageSet? { channels.pages }

  private init(inside outer: EnvironmentScope?, _ channels: Channels) {
    self.outer = outer
    self.channels = channels
    if let outer { level = outer.level + 1 } else { level = 0 }
    outer?.hasInner = true
  }

  /// Creates a scope without values.
  ///
  /// - Parameter outer: the scope around it; `nil` for the outermost.
  package convenience init(inside outer: EnvironmentScope? = nil) {
    if let outer { self.init(inside: outer, outer.channels) } else { self.init(inside: nil, Channels()) }
  }

  /// Creates a scope without values for places that appear as `appearance` says.
  convenience init(inside outer: EnvironmentScope, appearance: AppearanceScope) {
    var channels = outer.channels
    channels.appearance = appearance
    // What appears by itself is not one of several pages.
    channels.pages = nil
    self.init(inside: outer, channels)
  }

  /// Creates a scope without values for places whose preferences go to `preferences`.
  convenience init(inside outer: EnvironmentScope, preferences: PreferenceScope) {
    var channels = outer.channels
    channels.preferences = preferences
    self.init(inside: outer, channels)
  }

  /// Creates a scope without values for places whose transactions are changed by `transactions`.
  convenience init(inside outer: EnvironmentScope, transactions: TransactionScope) {
    var channels = outer.channels
    channels.transactions = transactions
    self.init(inside: outer, channels)
  }

  /// Creates a scope without values for views that have a page each.
  convenience init(inside outer: EnvironmentScope, pages: PageSet) {
    var channels = outer.channels
    channels.pages = pages
    self.init(inside: outer, channels)
  }

  /// The nearest value that was set for `key`; `nil` where none was. O(keys asked for) in most cases: the scopes around are
  /// walked once for each key.
  package func value(for key: ObjectIdentifier) -> Any? {
    guard let entry = entry(for: key) else { return nil }
    entry.access()
    return entry.value
  }

  /// Sets the value for `key` in this scope and tells its readers if it differs.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - key: what tells values apart. A scope has the same keys throughout its life, as a rule: one that comes later makes all
  ///     scopes look anew.
  ///   - areEqual: whether two values are the same to a reader.
  package func set(_ value: Any, for key: ObjectIdentifier, areEqual: (Any, Any) -> Bool) {
    guard let entry = ownEntry(for: key) else {
      entries.append(Entry(value, for: key))
      if hasInner { Self.version += 1 }
      return
    }
    // It is kept in any case: what is equal need not be the same.
    let isSame = areEqual(entry.value, value)
    entry.value = value
    if !isSame { entry.notify() }
  }

  // Plain loops: a closure given to one of the library's functions checks at each call that it is on the main actor.

  private func ownEntry(for key: ObjectIdentifier) -> Entry? {
    for entry in entries where entry.key == key { return entry }
    return nil
  }

  private func entry(for key: ObjectIdentifier) -> Entry? {
    var scope = self
    while true {
      if let entry = scope.ownEntry(for: key) { return entry }
      guard let outer = scope.outer else { return nil }
      if scope.level & 3 == 0 { return scope.outerEntry(for: key, in: outer) }
      scope = outer
    }
  }

  private func outerEntry(for key: ObjectIdentifier, in outer: EnvironmentScope) -> Entry? {
    if foundInVersion != Self.version {
      foundInVersion = Self.version
      found.removeAll()
    }
    for known in found where known.key == key { return known.entry }
    let entry = outer.entry(for: key)
    found.append((key, entry))
    return entry
  }
}
