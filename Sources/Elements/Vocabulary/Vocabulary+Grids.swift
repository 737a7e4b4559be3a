// Grids, and their rows and cells.

// Kinds of elements.
extension ElementKind {
  /// Rows of cells in a number of `columns`.
  public static let grid = ElementKind(rawValue: "grid")
  /// The cells of a row of a `grid`.
  public static let gridRow = ElementKind(rawValue: "gridRow")
  /// A grid that grows vertically. Its `tracks` are the columns.
  public static let lazyVGrid = ElementKind(rawValue: "lazyVGrid")
  /// A grid that grows horizontally. Its `tracks` are the rows.
  public static let lazyHGrid = ElementKind(rawValue: "lazyHGrid")
}

extension AttributeKey {
  /// The columns of a `lazyVGrid` or a `table`, or the rows of a `lazyHGrid`.
  ///
  /// - Value: ``AttributeValue/tracks(_:)``.
  /// - Kinds: `lazyVGrid`, `lazyHGrid`, `table`.
  public static let tracks = AttributeKey(rawValue: "tracks")

  /// The distance between the lines of a grid.
  ///
  /// - Value: A number of points.
  /// - Kinds: `grid`, `lazyVGrid`, `lazyHGrid`.
  public static let trackSpacing = AttributeKey(rawValue: "trackSpacing")

  /// The distance between the cells of a line.
  ///
  /// - Value: A number of points.
  /// - Kinds: `grid`, `lazyVGrid`, `lazyHGrid`.
  public static let cellSpacing = AttributeKey(rawValue: "cellSpacing")

  /// The alignment of views in cells.
  ///
  /// - Value: ``AttributeValue/alignment(_:)``.
  /// - Kinds: `grid`, `lazyVGrid`, `lazyHGrid`, `tableCell`, `tableHeaderCell`.
  public static let cellAlignment = AttributeKey(rawValue: "cellAlignment")

  /// The number of columns of a grid, or the number of columns that a cell spans.
  ///
  /// - Value: A number of columns.
  /// - Kinds: `grid`, and a trait of a cell.
  public static let columns = AttributeKey(rawValue: "columns")

  /// The alignment of a single cell in its space.
  ///
  /// - Value: ``AttributeValue/alignment(_:)``.
  /// - Kinds: A trait of a cell.
  public static let cellAnchor = AttributeKey(rawValue: "cellAnchor")

  /// The alignment of all cells in the column of the cell.
  ///
  /// - Value: ``AttributeValue/alignment(_:)``.
  /// - Kinds: A trait of a cell.
  public static let columnAlignment = AttributeKey(rawValue: "columnAlignment")

  /// The axes along which the cell does not affect the size of its column or row.
  ///
  /// - Value: `horizontal`, `vertical`, or both, separated by a space.
  /// - Kinds: A trait of a cell.
  public static let unsizedAxes = AttributeKey(rawValue: "unsizedAxes")

  /// The alignments of the first eight columns, one attribute per column.
  ///
  /// - Value: ``AttributeValue/alignment(_:)``.
  /// - Kinds: `grid`.
  public static let columnAlignments = (0..<8).map { AttributeKey(rawValue: "column\($0)") }
}
