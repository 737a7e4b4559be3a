import OrderedCollections

/// The place of one row.
///
/// There may be very many, so it has nothing of its own but the id: where it stands, how to get at a row and how to send
/// to it is known to the index of its collection.
@MainActor
@usableFromInline
final class RowNode<Rows: LoggedRows, Row: Reducer>: Node where Rows.Element == Row.State {
  @usableFromInline let id: Rows.ID
  /// The row as it was when a batch ended last, while it is there and somebody has its store: for reading what does not
  /// exist any more. It is here, because a refresh would have to look for the store. When the row goes the store gets it.
  @exclusivity(unchecked) @usableFromInline var memory: Row.State?

  @usableFromInline
  init(id: Rows.ID, index: RowIndex<Rows, Row>) {
    self.id = id
    super.init(index.rowSite)
  }

  /// The index belongs to the parent's node, which the core holds as long as this one is used. A row's site has one, and
  /// it is that of this row's collection.
  private var index: RowIndex<Rows, Row> { unsafeDowncast(site.rowIndex!, to: RowIndex<Rows, Row>.self) }

  /// The position of the row, `nil` if it was removed. O(1), and without hashing if it has not moved.
  @inlinable
  func position(in rows: OrderedDictionary<Rows.ID, Row.State>) -> Int? {
    let known = Int(lastPosition)
    if known < rows.count, rows.keys[known] == id { return known }
    guard let position = rows.index(forKey: id) else { return nil }
    // One that has no room here is looked for each time.
    lastPosition = Int32(exactly: position) ?? 0
    return position
  }

  /// Where the row is in memory, `nil` if it was removed.
  ///
  /// The address outlives the closure that it is given to, which is right as long as it is used before the collection
  /// changes: the rows are in one native buffer that the collection holds.
  @inlinable
  func location(in rows: UnsafePointer<Rows>) -> UnsafePointer<Row.State>? {
    guard let position = position(in: rows.pointee.rows) else { return nil }
    return rows.pointee.rows.values.withUnsafeBufferPointer { $0.baseAddress! + position }
  }

  /// Keeps a state in place of the one before, which is dropped when the new one is there: what it holds may read the
  /// row's store then.
  @inlinable
  func keep(_ state: Row.State?) {
    extendLifetime(of: exchange(&memory, state))
  }

  @usableFromInline
  override func becameObserved() {
    index.hasRowInUse()
  }

  override var label: String {
    "\(index.keyPath)[\(id)]"
  }
}
