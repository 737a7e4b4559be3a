import Tracking

/// Environment values that a view provides to its descendants.
///
/// A scope stores the values that were set at one node; other values are looked up in outer scopes. A reader depends
/// only on the entry in which it found its value, so that a change invalidates exactly the readers of that value.
///
/// Fields marked `@exclusivity(unchecked)` are accessed on the main actor, one load or store at a time, and never while
/// other code runs. Exclusivity checks would take as long as the look-up.
@MainActor
@usableFromInline
package final class EnvironmentScope {
  /// A value with its readers. The key determines the type of the value.
  private final class Entry<Value>: Source {
    /// Not isolated, because each look-up in the environment reads it. Only the main actor has entries.
    @exclusivity(unchecked) nonisolated(unsafe) var value: Value

    init(_ value: Value) {
      self.value = value
      super.init()
      #if DEBUG
        label = "the environment’s \(shortName(of: Value.self))"
      #endif
    }
  }

  private let outer: EnvironmentScope?
  /// The entries with their keys, so that comparing keys does not retain entries.
  @exclusivity(unchecked) private var entries: [(key: ObjectIdentifier, entry: Source)] = []
  /// A cache of look-ups in outer scopes, including failed ones. Only one in four scopes has a cache.
  @exclusivity(unchecked) private var found: [(key: ObjectIdentifier, entry: Source?)] = []
  @exclusivity(unchecked) private var foundInVersion: Int32 = 0
  /// The number of outer scopes.
  private let level: Int16
  /// Whether there are inner scopes, which may have cached look-ups.
  @exclusivity(unchecked) private var hasInner = false

  /// The number of times that a new key was added to a scope with inner scopes. A change of this number invalidates the
  /// caches.
  @exclusivity(unchecked) private static var version: Int32 = 0
  /// The services of a scope other than values. Most scopes share the services of the outer scope.
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

  /// The scope that determines whether the content is visible; `nil` if it is always visible.
  package var appearance: AppearanceScope? { channels.appearance }
  /// The nearest scope that collects preferences, or `nil`.
  var preferences: PreferenceScope? { channels.preferences }
  /// The nearest scope that changes transactions, or `nil`.
  var transactions: TransactionScope? { channels.transactions }
  /// The set of pages that gives each view its own page, or `nil`.
  var pages: PageSet? { channels.pages }

  private init(inside outer: EnvironmentScope?, _ channels: Channels) {
    self.outer = outer
    self.channels = channels
    // An overflow is harmless: the level only selects the scopes that have a cache.
    if let outer { level = outer.level &+ 1 } else { level = 0 }
    outer?.hasInner = true
  }

  /// Creates an empty scope.
  ///
  /// - Parameter outer: the outer scope, or `nil` for the outermost one.
  package convenience init(inside outer: EnvironmentScope? = nil) {
    if let outer { self.init(inside: outer, outer.channels) } else { self.init(inside: nil, Channels()) }
  }

  /// Creates an empty scope with an appearance scope.
  convenience init(inside outer: EnvironmentScope, appearance: AppearanceScope) {
    // Content with its own appearance is not a page of an outer page set.
    let channels = Channels(appearance, outer.preferences, outer.transactions)
    self.init(inside: outer, channels)
  }

  /// Creates an empty scope with a preference scope.
  convenience init(inside outer: EnvironmentScope, preferences: PreferenceScope) {
    let channels = Channels(outer.appearance, preferences, outer.transactions, outer.pages)
    self.init(inside: outer, channels)
  }

  /// Creates an empty scope with a transaction scope.
  convenience init(inside outer: EnvironmentScope, transactions: TransactionScope) {
    let channels = Channels(outer.appearance, outer.preferences, transactions, outer.pages)
    self.init(inside: outer, channels)
  }

  /// Creates an empty scope with a page set.
  convenience init(inside outer: EnvironmentScope, pages: PageSet) {
    let channels = Channels(outer.appearance, outer.preferences, outer.transactions, pages)
    self.init(inside: outer, channels)
  }

  /// Returns the nearest value for `key`, or `nil` if none is set. The look-up is cached, so that the outer scopes are
  /// usually searched once per key.
  ///
  /// - Parameters:
  ///   - key: the identifier of the key.
  ///   - type: the type of the key's values.
  package func value<Value>(for key: ObjectIdentifier, as type: Value.Type = Value.self) -> Value? {
    guard let source = source(for: key) else { return nil }
    return Self.value(of: source, as: type)
  }

  /// Returns the object with the nearest value for `key`, or `nil` if none is set. Reading it registers a dependency.
  func source(for key: ObjectIdentifier) -> Source? {
    guard let entry = entry(for: key) else { return nil }
    entry.access()
    return entry
  }

  /// Returns the value of an object that ``source(for:)`` has found.
  nonisolated static func value<Value>(of source: Source, as type: Value.Type) -> Value {
    typed(source, as: type).value
  }

  /// Sets the value for `key` in this scope, and invalidates its readers if the value differs from the previous one.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - key: the identifier of the key, which determines the type of the value. A scope should have the same keys for
  ///     its whole lifetime: adding one later invalidates all caches.
  ///   - areEqual: returns whether two values are equal for readers.
  package func set<Value>(_ value: Value, for key: ObjectIdentifier, areEqual: @MainActor (Value, Value) -> Bool) {
    guard let known = ownEntry(for: key) else {
      entries.append((key, Entry(value)))
      if hasInner { Self.version &+= 1 }
      return
    }
    let entry = Self.typed(known, as: Value.self)
    // Store the value even if it is equal to the previous one, because equal values need not be identical.
    let isSame = areEqual(entry.value, value)
    entry.value = value
    if !isSame { entry.notify() }
  }

  /// Reserves capacity for a number of values.
  func expect(_ count: Int) {
    if entries.isEmpty { entries.reserveCapacity(count) }
  }

  nonisolated private static func typed<Value>(_ entry: Source, as type: Value.Type) -> Entry<Value> {
    // All values of a key have the same type, which is the value type of the environment key or the type of the object.
    unsafeDowncast(entry, to: Entry<Value>.self)
  }

  // The following functions use plain loops, because a closure passed to a library function would check at each call
  // that it runs on the main actor. They loop over indices, because an iterator would retain each entry.

  private func ownEntry(for key: ObjectIdentifier) -> Source? {
    for index in entries.indices where entries[index].key == key { return entries[index].entry }
    return nil
  }

  private func entry(for key: ObjectIdentifier) -> Source? {
    var scope = self
    while true {
      if let entry = scope.ownEntry(for: key) { return entry }
      guard let outer = scope.outer else { return nil }
      if scope.level & 3 == 0 { return scope.outerEntry(for: key, in: outer) }
      scope = outer
    }
  }

  private func outerEntry(for key: ObjectIdentifier, in outer: EnvironmentScope) -> Source? {
    if foundInVersion != Self.version {
      foundInVersion = Self.version
      found.removeAll()
    }
    for index in found.indices where found[index].key == key { return found[index].entry }
    let entry = outer.entry(for: key)
    found.append((key, entry))
    return entry
  }
}
