import Tracking

/// Finds the slot of a key path.
///
/// A key path literal is one object for each place in the source, so comparing object identities finds nearly all.
/// Equal key paths from other places are found by comparing them once, and remembered.
@usableFromInline
struct SlotTable {
  @usableFromInline
  struct Entry {
    /// Held so that no other key path can take its address.
    @usableFromInline let keyPath: AnyKeyPath
    @usableFromInline let slot: Slot
  }

  /// Key paths made at run time are new objects each time: beyond this many entries they are not remembered.
  private static var limit: Int { 256 }

  @usableFromInline var entries = ShortList<Entry>()

  @usableFromInline
  init() {}

  /// Whether nobody observes any of the slots.
  @MainActor var isAsleep: Bool { entries.allSatisfy { !$0.slot.isAwake } }

  /// The slot of a key path that is one of the entries' own. O(entries), with one comparison of addresses for each. It runs no
  /// code of the state's, and changes nothing: it is mutating so that nothing is copied to be looked at.
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

  /// Searches by value. O(entries). Comparing key paths may run code, that of a subscript's arguments, which may read
  /// another field: the table is the one of the beginning as long as this lasts.
  @MainActor
  func equalSlot(for keyPath: AnyKeyPath) -> Slot? {
    (0..<entries.count).first { entries[$0].keyPath == keyPath }.map { entries[$0].slot }
  }

  /// Whether there is room to remember key paths that are equal to others.
  var hasRoom: Bool { entries.count < Self.limit }

  /// Adds an entry, after forgetting those that nobody observes whenever they have doubled. O(1) amortised.
  @MainActor
  @usableFromInline
  mutating func insert(_ slot: Slot, for keyPath: AnyKeyPath) {
    if entries.count >= Self.limit, entries.count.nonzeroBitCount == 1 { forgetUnobserved() }
    entries.append(Entry(keyPath: keyPath, slot: slot))
  }

  /// Stops waiting for those who have read with Observation.
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
