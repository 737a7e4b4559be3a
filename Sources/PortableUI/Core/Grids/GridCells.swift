import Elements
import ViewGraph

extension View {
  /// Makes this cell of a ``Grid`` span several columns.
  ///
  /// - Parameter count: The number of columns, limited to the range from 1 to 100.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(RowTraitModifier([.columns: .number(Double(min(max(1, count), 100)))]))
  }

  /// Sets the anchor of this cell of a ``Grid`` in its space.
  ///
  /// - Parameter anchor: The anchor. It is rounded to the nearest corner, edge or the center.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    let horizontal: HorizontalAlignment = anchor.x < 0.34 ? .leading : anchor.x > 0.66 ? .trailing : .center
    let vertical: VerticalAlignment = anchor.y < 0.34 ? .top : anchor.y > 0.66 ? .bottom : .center
    let alignment = Alignment(horizontal: horizontal, vertical: vertical)
    return modifier(RowTraitModifier([.cellAnchor: alignment.attribute]))
  }

  /// Sets the horizontal alignment of all cells in the column of this cell of a ``Grid``.
  ///
  /// - Parameter guide: The alignment. It has an effect only in the first eight columns.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(RowTraitModifier([.columnAlignment: guide.attribute]))
  }

  /// Excludes this cell of a ``Grid`` from the sizing of its column or row.
  ///
  /// - Parameter axes: The axes along which the cell is excluded.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    let words = [(Axis.Set.horizontal, "horizontal"), (.vertical, "vertical")]
    let names = words.filter { axes.contains($0.0) }.map(\.1).joined(separator: " ")
    return modifier(RowTraitModifier([.unsizedAxes: names.isEmpty ? nil : .string(names)]))
  }
}
