import Locking

/// The changes of an ``IdentifiedArray`` since a store last published it.
///
/// The log is part of the array's value: a copy of the array carries a copy of the log, which records the changes of
/// that copy. It is ignored in equality, hashing and coding.
@usableFromInline
package struct ChangeLog<ID: Hashable> {
  /// A number that identifies the adoption of the array by a store; 0 if no store has adopted it. Each adoption gets a
  /// new number. An array with the number of the last publish differs from the published array only by the changes in
  /// its log.
  @usableFromInline package var adoption: UInt64 = 0
  /// The ids of rows that may have changed. An id may occur more than once.
  @usableFromInline package var touched: ContiguousArray<ID> = []
  /// A unique number of the current ids and their order; 0 until a store reads it. It is separate from `isStructural`,
  /// because removed rows are checked after each reduction, not only at a publish.
  @usableFromInline package var structure: UInt64 = 0
  /// The structure number that `departed` is relative to, 0 if the removed rows are unknown.
  @usableFromInline package var origin: UInt64 = 0
  /// The ids of rows that were removed since a store last read this list. Some of the rows may have been inserted
  /// again.
  @usableFromInline package var departed: ContiguousArray<ID> = []
  /// Whether rows were inserted, removed or moved.
  @usableFromInline package var isStructural = false
  /// Whether so many rows were changed that they are no longer listed.
  @usableFromInline package var hasOverflown = false

  @usableFromInline
  init() {}

  /// Whether there were no changes since a store adopted the array under `number`.
  @inlinable
  package func isEmpty(since number: UInt64) -> Bool {
    adoption == number && number != 0 && touched.isEmpty && !isStructural && !hasOverflown
  }

  @inlinable
  mutating func touch(_ id: ID, of count: Int) {
    guard adoption != 0, !hasOverflown, touched.last != id else { return }
    // If more than a quarter of the rows are listed, looking up each listed row costs as much as comparing all observed
    // rows.
    if touched.count >= max(64, count / 4) {
      overflow()
    } else {
      touched.append(id)
    }
  }

  /// Stops listing changed rows: all rows may have changed.
  @inlinable
  mutating func overflow() {
    guard adoption != 0 else { return }
    hasOverflown = true
    touched = []
  }

  /// Records an inserted row. Its id is also listed as changed, because a row with that id may have existed before.
  @inlinable
  mutating func insert(_ id: ID, of count: Int) {
    restructure()
    touch(id, of: count)
  }

  /// Records that rows were inserted, removed or moved.
  @inlinable
  mutating func restructure() {
    isStructural = true
    if structure != 0 { structure = StructureNumbers.next() }
  }

  /// Records a removed row. Its id is also listed as changed, for observers that still show the row.
  @inlinable
  mutating func remove(_ id: ID, of count: Int) {
    restructure()
    touch(id, of: count)
    guard origin != 0 else { return }
    if departed.count < 64 { departed.append(id) } else { loseDepartures() }
  }

  /// Records that so many rows were removed that they are no longer listed.
  @inlinable
  mutating func removeMany() {
    restructure()
    loseDepartures()
    overflow()
  }

  @inlinable
  mutating func loseDepartures() {
    origin = 0
    departed = []
  }

  /// Starts a new list of removed rows.
  @inlinable
  package mutating func beginDepartures() {
    origin = structure
    if !departed.isEmpty { departed.removeAll(keepingCapacity: true) }
  }

  /// Assigns a number to the current structure if it has none.
  @inlinable
  package mutating func identifyStructure() {
    if structure == 0 { structure = StructureNumbers.next() }
  }

  /// Starts a new log under a new number.
  @inlinable
  package mutating func adopt(_ number: UInt64) {
    adoption = number
    touched.removeAll(keepingCapacity: true)
    isStructural = false
    hasOverflown = false
  }
}

/// Generates structure numbers. Thread-safe, because collections are values that may change on any thread.
@usableFromInline
enum StructureNumbers {
  private static let last = Locked<UInt64>(0)

  @usableFromInline
  static func next() -> UInt64 {
    last.withLock { last in
      last += 1
      return last
    }
  }
}

extension ChangeLog: Sendable where ID: Sendable {}
