import Elements

/// A name that is interned as a small number.
protocol InternedName: Hashable {
  /// The number of the name.
  var number: UInt16 { get }
}

extension ElementKind: InternedName {}
extension AttributeKey: InternedName {}

/// A table whose rows are found by an interned name. The name's number is the index of an array, so that a look-up
/// hashes nothing and copies nothing. Rendering looks up several rows for each element and each layer.
struct InternedTable<Name: InternedName, Row> {
  /// A row. A class keeps the array small: most numbers share the row of other names.
  private final class Cell {
    let row: Row

    init(_ row: Row) {
      self.row = row
    }
  }

  private let cells: ContiguousArray<Cell>
  private let other: Cell

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - rows: The rows by name.
  ///   - other: The row of all other names.
  init(_ rows: [Name: Row], other: Row) {
    let other = Cell(other)
    let count = rows.keys.lazy.map { Int($0.number) + 1 }.max() ?? 0
    var cells = ContiguousArray(repeating: other, count: count)
    for (name, row) in rows { cells[Int(name.number)] = Cell(row) }
    self.cells = cells
    self.other = other
  }

  /// The row of a name. O(1).
  subscript(name: Name) -> Row {
    _read {
      let index = Int(name.number)
      let cell = index < cells.count ? cells[index] : other
      yield cell.row
    }
  }
}
