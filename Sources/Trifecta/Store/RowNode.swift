/// The place of one row.
///
/// There may be very many, so it has nothing of its own but the id: how to get at a row and how to send to it is known
/// to the index of its collection.
@MainActor
@usableFromInline
final class RowNode<Row: Reducer>: Node where Row.State: Identifiable {
  @usableFromInline let id: Row.State.ID
  /// The index belongs to the parent's node, which the core holds as long as this one is used.
  @usableFromInline unowned let index: RowIndex<Row>

  @usableFromInline
  init(id: Row.State.ID, index: RowIndex<Row>) {
    self.id = id
    self.index = index
    super.init(key: nil, parent: index.owner, place: index.rowPlace, isBase: true)
  }

  @usableFromInline
  override func becameObserved() {
    index.hasObservedRow()
  }

  override var rowIndex: AnyRowIndex? { index }

  override var label: String { "\(index.keyPath)[\(id)]" }
}
