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

  /// How many entries are searched one by one. Above it a dictionary is faster.
  @usableFromInline static var linear: Int { 8 }
  /// Key paths made at run time are new objects each time: beyond this many entries they are not remembered.
  private static var limit: Int { 256 }

  @usableFromInline var entries: ContiguousArray<Entry> = []
  @usableFromInline var index: [ObjectIdentifier: Int] = [:]

  @usableFromInline
  init() {}

  /// Whether nobody observes any of the slots.
  @MainActor var isAsleep: Bool { entries.allSatisfy { !$0.slot.isAwake } }

  @MainActor
  @inlinable
  mutating func slot(for keyPath: AnyKeyPath) -> Slot? {
    if entries.count <= Self.linear {
      for entry in entries where entry.keyPath === keyPath { return entry.slot }
    } else if let found = index[ObjectIdentifier(keyPath)] {
      return entries[found].slot
    }
    return equalSlot(for: keyPath)
  }

  /// Searches by value and remembers what it finds. O(entries).
  @MainActor
  @usableFromInline
  mutating func equalSlot(for keyPath: AnyKeyPath) -> Slot? {
    guard let entry = entries.first(where: { $0.keyPath == keyPath }) else { return nil }
    if entries.count < Self.limit { insert(entry.slot, for: keyPath) }
    return entry.slot
  }

  /// Adds an entry, after forgetting those that nobody observes whenever they have doubled. O(1) amortised.
  @MainActor
  @usableFromInline
  mutating func insert(_ slot: Slot, for keyPath: AnyKeyPath) {
    if entries.count >= Self.limit, entries.count.nonzeroBitCount == 1 { forgetUnobserved() }
    entries.append(Entry(keyPath: keyPath, slot: slot))
    if entries.count == Self.linear + 1 {
      for (position, entry) in entries.enumerated() { index[ObjectIdentifier(entry.keyPath)] = position }
    } else if entries.count > Self.linear {
      index[ObjectIdentifier(keyPath)] = entries.count - 1
    }
  }

  @MainActor
  private mutating func forgetUnobserved() {
    entries.removeAll { !$0.slot.isAwake }
    index = [:]
    guard entries.count > Self.linear else { return }
    for (position, entry) in entries.enumerated() { index[ObjectIdentifier(entry.keyPath)] = position }
  }
}
