import Tracking

/// A table of slots by key path.
///
/// A key path literal is one object for each location in the source, so comparing object identities finds nearly all
/// slots. Equal key paths from other locations are found by value once, and then cached.
@usableFromInline
struct SlotTable {
  @usableFromInline
  struct Entry {
    /// The key path is retained so that no other key path is allocated at the same address.
    @usableFromInline let keyPath: AnyKeyPath
    @usableFromInline let slot: Slot
  }

  /// Key paths created at run time are new objects each time, so the number of cached entries is limited.
  private static var limit: Int { 256 }

  @usableFromInline var entries = ShortList<Entry>()

  @usableFromInline
  init() {}

  /// Whether none of the slots is observed.
  @MainActor var isAsleep: Bool { entries.allSatisfy { !$0.slot.isAwake } }

  /// Returns the slot whose entry has this key path object. O(entries), with one address comparison for each. It runs
  /// no code of the state and changes nothing; it is mutating to avoid a copy of the table.
  @MainActor
  @inlinable
  mutating func slot(for keyPath: AnyKeyPath) -> Slot? {
    if let first = entries.first, first.keyPath === keyPath { return first.slot }
    var position = 1
    while position < entries.count {
      if entries[position].keyPath === keyPath { return entries[position].slot }
      position += 1
    }
    return nil
  }

  /// Searches for an equal key path. O(entries). Comparing key paths may run code, for example `==` of a subscript's
  /// arguments, and that code may read another field. The method is not mutating, so the search uses the entries that
  /// existed when it started.
  @MainActor
  func equalSlot(for keyPath: AnyKeyPath) -> Slot? {
    (0..<entries.count).first { entries[$0].keyPath == keyPath }.map { entries[$0].slot }
  }

  /// Whether there is room to cache key paths that are equal to others.
  var hasRoom: Bool { entries.count < Self.limit }

  /// Adds an entry. Removes unobserved entries first whenever their number has doubled. O(1) amortised.
  @MainActor
  @usableFromInline
  mutating func insert(_ slot: Slot, for keyPath: AnyKeyPath) {
    #if DEBUG
      slot.label = keyPath
    #endif
    if entries.count >= Self.limit, entries.count.nonzeroBitCount == 1 { forgetUnobserved() }
    entries.append(Entry(keyPath: keyPath, slot: slot))
  }

  /// Clears the Observation registrations of all slots.
  @MainActor
  func forgetRegistrations() {
    for position in 0..<entries.count { entries[position].slot.isRegistered = false }
  }

  @MainActor
  private mutating func forgetUnobserved() {
    var position = 0
    while position < entries.count {
      if entries[position].slot.isAwake { position += 1 } else { entries.swapRemove(at: position) }
    }
  }
}
