import OrderedCollections

/// The rows of a collection in the order in which they were read. A reader that retains the collection of stores may
/// request a row late; if the row has been removed, its last state is shown.
///
/// The rows share their memory with the collection until the first row changes, which copies them. From then on, each
/// published row is also written here, so later changes do not copy the rows again.
@MainActor
@usableFromInline
final class RowMemory<ID: Hashable, Row> {
  @usableFromInline typealias Rows = OrderedDictionary<ID, Row>

  /// ``Core`` explains why `@exclusivity(unchecked)` is safe.
  @exclusivity(unchecked) @usableFromInline var rows: Rows
  /// Whether these are the last published rows, in their order.
  @exclusivity(unchecked) @usableFromInline var isInOrder: Bool

  @inlinable
  init(_ rows: Rows, isInOrder: Bool) {
    self.rows = rows
    self.isInOrder = isInOrder
  }

  /// Stores the row with the given id from `current`. If `current` has no such row, the last state is kept. O(1).
  @inlinable
  func remember(_ id: ID, in current: Rows) {
    guard let position = rows.index(forKey: id), let row = current[id] else { return }
    // The previous row is released after the access to `rows` has ended, because its deinit may run code that reads
    // them.
    extendLifetime(of: exchange(&rows.values[position], row))
  }

  /// Stores each row of `current`. O(1) if both have the same key storage, O(rows) otherwise.
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

/// A weak reference to a memory, which its readers retain.
@MainActor
@usableFromInline
struct WeakRowMemory<ID: Hashable, Row> {
  @usableFromInline weak var memory: RowMemory<ID, Row>?

  @inlinable
  init(_ memory: RowMemory<ID, Row>) {
    self.memory = memory
  }
}
