import OrderedCollections

/// The rows of a collection in the order in which they were read, for who keeps the collection of their stores and is
/// late: a row that has gone since is shown as it was last.
///
/// The rows share their memory with the collection until the first of them changes. From then on what is published of a
/// row is written here too, so that a change copies the rows once, and not each time.
@MainActor
@usableFromInline
final class RowMemory<ID: Hashable, Row> {
  @usableFromInline typealias Rows = OrderedDictionary<ID, Row>

  /// See ``Core`` for `@exclusivity(unchecked)`.
  @exclusivity(unchecked) @usableFromInline var rows: Rows
  /// Whether these are the rows that were published last, in their order.
  @exclusivity(unchecked) @usableFromInline var isInOrder: Bool

  @inlinable
  init(_ rows: Rows, isInOrder: Bool) {
    self.rows = rows
    self.isInOrder = isInOrder
  }

  /// Remembers the row with the given id as it is in `current`. One that is not there stays as it was last. O(1).
  @inlinable
  func remember(_ id: ID, in current: Rows) {
    guard let position = rows.index(forKey: id), let row = current[id] else { return }
    // What it was is dropped when nobody has the rows in their hands: that may run code which reads them.
    extendLifetime(of: exchange(&rows.values[position], row))
  }

  /// Remembers each row that is in `current`. O(1) if there are the same in the same order and nobody has copied them,
  /// O(rows) if not.
  @inlinable
  func rememberAll(in current: Rows) {
    guard rows.keys == current.keys else {
      isInOrder = false
      for id in rows.keys { remember(id, in: current) }
      return
    }
    extendLifetime(of: exchange(&rows, current))
  }
}

/// A memory that goes with those who keep what they have read.
@MainActor
@usableFromInline
struct WeakRowMemory<ID: Hashable, Row> {
  @usableFromInline weak var memory: RowMemory<ID, Row>?

  @inlinable
  init(_ memory: RowMemory<ID, Row>) {
    self.memory = memory
  }
}
