import Tracking

/// Values that a view gives to all views below it.
///
/// A scope knows the values that were set at one place; the others are found in the scopes around it. A reader depends on the
/// scope in which it found its value and on nothing else, so a change reaches exactly those who read it.
///
/// Fields marked `@exclusivity(unchecked)` are read and written on the main actor, one load or store at a time, and never held
/// while other code runs: a look-up would spend as much on checking that as on looking.
@MainActor
@usableFromInline
package final class EnvironmentScope {
  /// A value, and those who depend on it.
  private class Entry: Source {
    let key: ObjectIdentifier

    init(for key: ObjectIdentifier) {
      self.key = key
    }
  }

  /// An entry that knows its value's type, which its key decides.
  private final class TypedEntry<Value>: Entry {
    @exclusivity(unchecked) var value: Value

    init(_ value: Value, for key: ObjectIdentifier) {
      self.value = value
      super.init(for: key)
    }
  }

  private let outer: EnvironmentScope?
  @exclusivity(unchecked) private var entries: [Entry] = []
  /// What was found in scopes around this one, or that there is nothing. Only one in four scopes remembers that.
  @exclusivity(unchecked) private var found: [(key: ObjectIdentifier, entry: Entry?)] = []
  @exclusivity(unchecked) private var foundInVersion: Int32 = 0
  /// How many scopes are around this one.
  private let level: Int16
  /// Whether there are scopes inside of this one, which may remember what they found here.
  @exclusivity(unchecked) private var hasInner = false

  /// Counts how often a scope was given a value for another key after scopes had been made inside of it.
  @exclusivity(unchecked) private static var version: Int32 = 0
  /// What places are told beside values. Most scopes share that of the one around them.
  private final class Channels {
    let appearance: AppearanceScope?
    let preferences: PreferenceScope?
    let transactions: TransactionScope?
    let pages: PageSet?

    init(
      _ appearance: AppearanceScope? = nil, _ preferences: PreferenceScope? = nil,
      _ transactions: TransactionScope? = nil, _ pages: PageSet? = nil
    ) {
      self.appearance = appearance
      self.preferences = preferences
      self.transactions = transactions
      self.pages = pages
    }
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
    // It is asked only which scopes remember what they find.
    if let outer { level = outer.level &+ 1 } else { level = 0 }
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
    // What appears by itself is not one of several pages.
    let channels = Channels(appearance, outer.preferences, outer.transactions)
    self.init(inside: outer, channels)
  }

  /// Creates a scope without values for places whose preferences go to `preferences`.
  convenience init(inside outer: EnvironmentScope, preferences: PreferenceScope) {
    let channels = Channels(outer.appearance, preferences, outer.transactions, outer.pages)
    self.init(inside: outer, channels)
  }

  /// Creates a scope without values for places whose transactions are changed by `transactions`.
  convenience init(inside outer: EnvironmentScope, transactions: TransactionScope) {
    let channels = Channels(outer.appearance, outer.preferences, transactions, outer.pages)
    self.init(inside: outer, channels)
  }

  /// Creates a scope without values for views that have a page each.
  convenience init(inside outer: EnvironmentScope, pages: PageSet) {
    let channels = Channels(outer.appearance, outer.preferences, outer.transactions, pages)
    self.init(inside: outer, channels)
  }

  /// The nearest value that was set for `key`; `nil` where none was. O(keys asked for) in most cases: the scopes around are
  /// walked once for each key.
  ///
  /// - Parameters:
  ///   - key: what tells values apart.
  ///   - type: the type of the key's values.
  package func value<Value>(for key: ObjectIdentifier, as type: Value.Type = Value.self) -> Value? {
    guard let entry = entry(for: key) else { return nil }
    entry.access()
    return typed(entry, as: type).value
  }

  /// Sets the value for `key` in this scope and tells its readers if it differs.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - key: what tells values apart, and decides their type. A scope has the same keys throughout its life, as a rule: one that comes later makes all
  ///     scopes look anew.
  ///   - areEqual: whether two values are the same to a reader.
  package func set<Value>(_ value: Value, for key: ObjectIdentifier, areEqual: (Value, Value) -> Bool) {
    guard let known = ownEntry(for: key) else {
      entries.append(TypedEntry(value, for: key))
      if hasInner { Self.version &+= 1 }
      return
    }
    let entry = typed(known, as: Value.self)
    // It is kept in any case: what is equal need not be the same.
    let isSame = areEqual(entry.value, value)
    entry.value = value
    if !isSame { entry.notify() }
  }

  /// Prepares a scope without values for so many.
  func expect(_ count: Int) {
    if entries.isEmpty { entries.reserveCapacity(count) }
  }

  private func typed<Value>(_ entry: Entry, as type: Value.Type) -> TypedEntry<Value> {
    // All values of one key have one type: that of the environment key, or of the object.
    unsafeDowncast(entry, to: TypedEntry<Value>.self)
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
