import Locking

/// What has happened to an ``IdentifiedArray`` since a store last published it.
///
/// The log belongs to the array's value: a copy carries a copy of it, so whatever a copy has been through is in its own
/// log. It takes no part in equality, hashing or coding.
@usableFromInline
package struct ChangeLog<ID: Hashable> {
  /// Set by the store that adopted the array, a different number each time; 0 while none has. An array that carries the
  /// number of the last publication differs from what was published in exactly what its log says.
  @usableFromInline package var adoption: UInt64 = 0
  /// The rows that may have changed, perhaps more than once.
  @usableFromInline package var touched: ContiguousArray<ID> = []
  /// Which rows there are and in which order, as a number that no other order has; 0 until a store asks for it. It is
  /// apart from `isStructural`, because who is gone is asked for after each reduction, not at publications only.
  @usableFromInline package var structure: UInt64 = 0
  /// The order that `departed` counts from, 0 if it is not known who has gone.
  @usableFromInline package var origin: UInt64 = 0
  /// The rows that have gone since a store asked last, perhaps some that have come back.
  @usableFromInline package var departed: ContiguousArray<ID> = []
  /// Whether rows came, went or moved.
  @usableFromInline package var isStructural = false
  /// Whether too many rows were touched to list them.
  @usableFromInline package var hasOverflown = false

  @usableFromInline
  init() {}

  /// Whether nothing has happened since a store adopted the array under the number.
  @inlinable
  package func isEmpty(since number: UInt64) -> Bool {
    adoption == number && number != 0 && touched.isEmpty && !isStructural && !hasOverflown
  }

  @inlinable
  mutating func touch(_ id: ID, of count: Int) {
    guard adoption != 0, !hasOverflown, touched.last != id else { return }
    // Beyond a quarter of the rows, comparing all observed ones costs no more than looking up each listed one.
    if touched.count >= max(64, count / 4) {
      overflow()
    } else {
      touched.append(id)
    }
  }

  /// Forgets which rows were touched: all may have been.
  @inlinable
  mutating func overflow() {
    guard adoption != 0 else { return }
    hasOverflown = true
    touched = []
  }

  /// A row came. It is listed as touched too, because one of that id may have been there before, with other fields.
  @inlinable
  mutating func insert(_ id: ID, of count: Int) {
    restructure()
    touch(id, of: count)
  }

  /// Rows came or moved.
  @inlinable
  mutating func restructure() {
    isStructural = true
    if structure != 0 { structure = StructureNumbers.next() }
  }

  /// A row went. It is listed as touched too, for those who still show it.
  @inlinable
  mutating func remove(_ id: ID, of count: Int) {
    restructure()
    touch(id, of: count)
    guard origin != 0 else { return }
    if departed.count < 64 { departed.append(id) } else { loseDepartures() }
  }

  /// Rows went, too many to list them.
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

  /// Starts a new list of those who go.
  @inlinable
  package mutating func beginDepartures() {
    origin = structure
    if !departed.isEmpty { departed.removeAll(keepingCapacity: true) }
  }

  /// Gives the rows' order its number, if it has none yet.
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

/// The numbers of orders. Collections are values, and change on any thread.
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
