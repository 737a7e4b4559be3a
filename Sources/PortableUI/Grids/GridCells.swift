import Elements
import ViewGraph

extension AttributeKey {
  /// Number, of a grid: how many columns it has. Of a cell: over how many it reaches.
  package static let columns = AttributeKey(rawValue: "columns")
  /// Alignment, of a cell: where it stands in its space, apart from others of the grid.
  package static let cellAnchor = AttributeKey(rawValue: "cellAnchor")
  /// Alignment, of a cell: where all cells of its column stand.
  package static let columnAlignment = AttributeKey(rawValue: "columnAlignment")
  /// `horizontal`, `vertical` or both, of a cell: it makes no column wider, or no row higher.
  package static let unsizedAxes = AttributeKey(rawValue: "unsizedAxes")
  /// Alignments, of a grid: those of its first columns.
  package static let columnAlignments = (0..<8).map { AttributeKey(rawValue: "column\($0)") }
}

extension View {
  /// Lets this cell of a ``Grid`` reach over several columns.
  ///
  /// - Parameter count: how many; less than one is one, and no more than a hundred count.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(RowTraitModifier([.columns: .number(Double(min(max(1, count), 100)))]))
  }

  /// Places this cell of a ``Grid`` in its space in a way of its own.
  ///
  /// - Parameter anchor: where in the space. It is brought to the nearest corner, side, or the middle.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    let horizontal: HorizontalAlignment = anchor.x < 0.34 ? .leading : anchor.x > 0.66 ? .trailing : .center
    let vertical: VerticalAlignment = anchor.y < 0.34 ? .top : anchor.y > 0.66 ? .bottom : .center
    let alignment = Alignment(horizontal: horizontal, vertical: vertical)
    return modifier(RowTraitModifier([.cellAnchor: alignment.attribute]))
  }

  /// Places all cells of this cell's column of a ``Grid``.
  ///
  /// - Parameter guide: where they stand from side to side. It counts in the first eight columns.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(RowTraitModifier([.columnAlignment: guide.attribute]))
  }

  /// Keeps this cell of a ``Grid`` from making its column wider or its row higher.
  ///
  /// - Parameter axes: in which directions.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    let words = [(Axis.Set.horizontal, "horizontal"), (.vertical, "vertical")]
    let names = words.filter { axes.contains($0.0) }.map(\.1).joined(separator: " ")
    return modifier(RowTraitModifier([.unsizedAxes: names.isEmpty ? nil : .string(names)]))
  }
}
