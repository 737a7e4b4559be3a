import OrderedCollections

/// The node of one row.
///
/// A collection may have many rows, so a row's node stores little more than the row's id. The index of the collection
/// stores the site, the state accessor and the relay that all rows share.
@MainActor
@usableFromInline
final class RowNode<Rows: LoggedRows, Row: Reducer>: Node where Rows.Element == Row.State {
  @usableFromInline let id: Rows.ID
  /// The state of the row at the end of the last batch, while the row exists and its store is retained. It is returned
  /// for reads after the row was removed. While the row exists, it is stored here because a refresh would otherwise
  /// have to look up the store; when the row is removed, it moves to the store.
  @exclusivity(unchecked) @usableFromInline var memory: Row.State?

  @usableFromInline
  init(id: Rows.ID, index: RowIndex<Rows, Row>) {
    self.id = id
    super.init(index.rowSite)
  }

  /// The index of the row's collection. It belongs to the parent's node, which the core retains while this node is in
  /// use. The site of a row always has an index, and it has this type, so the cast is valid.
  private var index: RowIndex<Rows, Row> { unsafeDowncast(site.rowIndex!, to: RowIndex<Rows, Row>.self) }

  /// Returns the position of the row; `nil` if it was removed. O(1), and without hashing if the row has not moved.
  @inlinable
  func position(in rows: OrderedDictionary<Rows.ID, Row.State>) -> Int? {
    let known = Int(lastPosition)
    if known < rows.count, rows.keys[known] == id { return known }
    guard let position = rows.index(forKey: id) else { return nil }
    // A position that does not fit into `lastPosition` is looked up at each read.
    lastPosition = Int32(exactly: position) ?? 0
    return position
  }

  /// Returns the address of the row; `nil` if it was removed.
  ///
  /// The address escapes the closure of `withUnsafeBufferPointer`. This is safe as long as it is used before the
  /// collection changes, because the rows are in one native buffer that the collection retains.
  @inlinable
  func location(in rows: UnsafePointer<Rows>) -> UnsafePointer<Row.State>? {
    guard let position = position(in: rows.pointee.rows) else { return nil }
    return rows.pointee.rows.values.withUnsafeBufferPointer { $0.baseAddress! + position }
  }

  /// Stores a state. The previous state is released after the assignment, because its deinit may read the row's store.
  @inlinable
  func keep(_ state: Row.State?) {
    extendLifetime(of: exchange(&memory, state))
  }

  @usableFromInline
  override func becameObserved() {
    index.hasRowInUse()
  }

  override var rowID: AnyHashable? { id }

  override var label: String {
    "\(index.keyPath)[\(id)]"
  }
}
