import LayoutEngine

/// A random `Grid`.
package struct RandomGrid: Sendable {
  /// A row, or a view outside of a row, which is the only cell and has no number of columns.
  package struct Row: Sendable {
    package var y: Double?
    package var cells: [Cell]
  }

  /// A cell with the modifiers `gridCellColumns`, `gridColumnAlignment`, `gridCellAnchor` and `gridCellUnsizedAxes`.
  package struct Cell: Sendable {
    package var columns: Int?
    package var columnX: Double?
    package var anchor: Anchor?
    package var sizesColumn = true
    package var sizesRow = true
    package var view: RandomLayout
  }

  package struct Anchor: Sendable {
    package var x: Double
    package var y: Double
  }

  /// The alignment of a row by the first baselines of its cells. No view of a random tree has a text with a baseline, so
  /// the bottom edges of the cells are aligned.
  package static let baseline = 2.0

  /// The distance between columns, and between rows.
  package var spacing: LayoutSize
  package var x: Double
  package var y: Double
  package var rows: [Row]
}

// The rules of `Grid`, from Apple's documentation of `Grid`, `GridRow` and the modifiers of cells:
//
// - Each view in a row is a cell. A row with fewer cells than others has empty cells at its end.
// - A column is as wide as its widest cell, and a row is as high as its highest cell. A view that is flexible makes the
//   grid take the offered space, unless `gridCellUnsizedAxes` excludes it from the sizing of its column or row.
// - A view outside of a row spans all columns. `gridCellColumns` makes a cell span several columns.
// - `gridCellAnchor` takes precedence over `gridColumnAlignment` and the alignment of the row, which take precedence over
//   the alignment of the grid.
//
// Assumptions, because no documentation describes these rules:
//
// - Columns share the width as views of equal priority share the length of an `HStack`, and rows share the height as in a
//   `VStack`. Widths are measured without a proposed height.
// - A cell that spans columns is offered their width and all the width that the other columns do not use. If it takes
//   more than their width, each of its columns becomes wider by the same amount.
// - A cell that spans several columns is aligned by the alignment of the first of them.
// - Cells that a row aligns by a baseline get the height that was proposed when the height of the row was computed. The
//   baselines are as far from the top of the row as the highest part of a cell above its baseline requires.
// - The default spacing is 8 points.
extension RandomGrid {
  private struct Placed {
    let cell: Cell
    let row: Int
    let columns: Range<Int>
  }

  /// The number of columns.
  private var count: Int { max(1, rows.map { $0.cells.reduce(0) { $0 + ($1.columns ?? 1) } }.max() ?? 1) }

  private var cells: [Placed] {
    rows.indices.flatMap { row in
      rows[row].cells.indices.map { index in
        let before = rows[row].cells[..<index].reduce(0) { $0 + ($1.columns ?? 1) }
        let cell = rows[row].cells[index]
        return Placed(cell: cell, row: row, columns: before..<(cell.columns.map { before + $0 } ?? count))
      }
    }
  }

  func size(_ proposal: ProposedSize) -> LayoutSize {
    let (widths, rows) = lengths(proposal)
    return LayoutSize(
      width: Self.sum(widths[...], spacing.width), height: Self.sum(rows.map(\.length)[...], spacing.height))
  }

  /// Calls `place` with each view, the position and the size of its space, its proposal, and its alignment.
  func forEach(_ proposal: ProposedSize, _ place: (RandomLayout, LayoutFrame, ProposedSize, Anchor) -> Void) {
    let (widths, tracks) = lengths(proposal)
    let heights = tracks.map(\.length)
    for placed in cells {
      let width = Self.sum(widths[placed.columns], spacing.width)
      var frame = LayoutFrame(
        x: Self.sum(widths[..<placed.columns.lowerBound], spacing.width, end: true),
        y: Self.sum(heights[..<placed.row], spacing.height, end: true),
        size: LayoutSize(width: width, height: heights[placed.row]))
      let anchor = alignment(of: placed.cell, placed.row, placed.columns.lowerBound)
      guard anchor.y == Self.baseline else {
        place(placed.cell.view, frame, ProposedSize(frame.size), anchor)
        continue
      }
      func size(of placed: Placed) -> LayoutSize {
        placed.cell.view.size(
          ProposedSize(
            width: Self.sum(widths[placed.columns], spacing.width), height: tracks[placed.row].proposed))
      }
      let aligned = cells.filter {
        $0.row == placed.row && $0.cell.sizesRow
          && alignment(of: $0.cell, $0.row, $0.columns.lowerBound).y == Self.baseline
      }
      let line = aligned.map { size(of: $0).height }.reduce(0, max)
      frame.y += line - size(of: placed).height
      place(
        placed.cell.view, frame, ProposedSize(width: width, height: tracks[placed.row].proposed),
        Anchor(x: anchor.x, y: 0))
    }
  }

  /// Adds the grid to a tree of the layout engine.
  func add(to tree: inout LayoutTree, _ indices: inout [Int: Int]) {
    func guide(_ part: Double) -> LayoutGuide {
      part == Self.baseline ? .firstTextBaseline : part == 0 ? .start : part == 1 ? .end : .center
    }
    tree.add(.grid(spacing: spacing)) { tree in
      for row in rows.indices {
        var column = 0
        func add(_ cell: Cell, _ tree: inout LayoutTree) {
          let anchor = alignment(of: cell, row, column)
          column += cell.columns ?? 1
          let layout = LayoutGridCell(
            columns: cell.columns, alignment: LayoutAlignment(horizontal: guide(anchor.x), vertical: guide(anchor.y)),
            sizesColumn: cell.sizesColumn, sizesRow: cell.sizesRow)
          tree.add(.gridCell(layout)) { cell.view.add(to: &$0, &indices) }
        }
        if rows[row].cells[0].columns == nil {
          add(rows[row].cells[0], &tree)
        } else {
          tree.add(.gridRow) { tree in for cell in rows[row].cells { add(cell, &tree) } }
        }
      }
    }
  }

  private func alignment(of cell: Cell, _ row: Int, _ column: Int) -> Anchor {
    cell.anchor ?? Anchor(x: (cell.columns == nil ? nil : x(ofColumn: column)) ?? x, y: rows[row].y ?? y)
  }

  /// The alignment of a column, which its last cell with an alignment determines.
  private func x(ofColumn column: Int) -> Double? {
    cells.last { $0.cell.columns != nil && $0.columns.lowerBound == column && $0.cell.columnX != nil }?.cell.columnX
  }

  private func lengths(_ proposal: ProposedSize) -> (widths: [Double], rows: [(length: Double, proposed: Double?)]) {
    let cells = cells
    var widths = Self.share(proposal.width, count, spacing.width) { column, width in
      cells.filter { $0.columns == column..<column + 1 && $0.cell.sizesColumn }
        .map { $0.cell.view.size(ProposedSize(width: width, height: nil)).width }.reduce(0, max)
    }.map(\.length)
    for placed in cells where placed.columns.count > 1 && placed.cell.sizesColumn {
      let own = Self.sum(widths[placed.columns], spacing.width)
      let offered = proposal.width.map { width in
        let rest = width - Self.sum(widths[...], spacing.width)
        return rest > 0 ? own + rest : own
      }
      let extra = placed.cell.view.size(ProposedSize(width: offered, height: nil)).width - own
      if extra > 0 { for column in placed.columns { widths[column] += extra / Double(placed.columns.count) } }
    }
    let heights = Self.share(proposal.height, rows.count, spacing.height) { row, height in
      cells.filter { $0.row == row && $0.cell.sizesRow }.map { placed in
        let width = Self.sum(widths[placed.columns], spacing.width)
        return placed.cell.view.size(ProposedSize(width: width, height: height)).height
      }.reduce(0, max)
    }
    return (widths, heights)
  }

  private static func sum(_ lengths: ArraySlice<Double>, _ spacing: Double, end: Bool = false) -> Double {
    lengths.reduce(0, +) + spacing * Double(end ? lengths.count : max(0, lengths.count - 1))
  }

  private static func share(
    _ length: Double?, _ count: Int, _ spacing: Double, _ measure: (Int, Double?) -> Double
  ) -> [(length: Double, proposed: Double?)] {
    guard let length else { return (0..<count).map { (measure($0, nil), nil) } }
    func flexibility(_ track: Int) -> Double {
      let (least, most) = (measure(track, 0), measure(track, .infinity))
      return most > least ? most - least : 0
    }
    var rest = length - spacing * Double(count - 1)
    var result: [Int: (length: Double, proposed: Double?)] = [:]
    for (_, track) in (0..<count).map({ (flexibility($0), $0) }).sorted(by: <) {
      let share = rest / Double(count - result.count)
      let proposed = share > 0 ? share : 0
      let length = measure(track, proposed)
      result[track] = (length, proposed)
      rest -= length
    }
    return (0..<count).map { result[$0]! }
  }
}
