/// A cell of a grid that is being measured.
private struct GridCell {
  let node: Int
  let row: Int
  let columns: Range<Int>
  let layout: LayoutGridCell
}

/// The cells of a grid with the sizes of its columns and rows.
struct GridArrangement {
  fileprivate var cells: [GridCell] = []
  /// The nodes of rows, by the number of the row; `nil` for a view outside of a row.
  fileprivate var rowNodes: [Int?] = []
  fileprivate var widths: [Double] = []
  fileprivate var heights: [Double] = []
  /// The heights that are proposed to cells aligned by a baseline: those for which the heights of rows were computed.
  fileprivate var proposedHeights: [Double?] = []
  /// The positions in rows of the baselines by which cells are aligned.
  fileprivate var lines: [Double] = []
  fileprivate let spacing: LayoutSize

  var size: LayoutSize { LayoutSize(width: width(of: 0..<widths.count), height: height(of: 0..<heights.count)) }

  fileprivate func x(ofColumn column: Int) -> Double { widths[..<column].reduce(0) { $0 + $1 + spacing.width } }
  /// The distances of the rows from the top. O(rows).
  fileprivate var tops: [Double] {
    var bottom = 0.0
    return heights.map { height in
      defer { bottom += height + spacing.height }
      return bottom
    }
  }
  fileprivate func width(of columns: Range<Int>) -> Double { length(of: columns, in: widths, spacing.width) }
  fileprivate func height(of rows: Range<Int>) -> Double { length(of: rows, in: heights, spacing.height) }

  private func length(of tracks: Range<Int>, in lengths: [Double], _ spacing: Double) -> Double {
    lengths[tracks].reduce(0, +) + spacing * Double(max(0, tracks.count - 1))
  }
}

extension LayoutPass {
  /// Sizes the columns and rows of a grid. O(cells), and O(cells · columns) for cells that span columns.
  mutating func arrangeGrid(_ node: Int, spacing: LayoutSize, in proposal: ProposedSize) -> GridArrangement {
    var grid = cells(ofGrid: node, spacing)
    let cells = grid.cells
    var inColumns = Array(repeating: [Int](), count: grid.widths.count)
    var inRows = Array(repeating: [Int](), count: grid.heights.count)
    for (index, cell) in cells.enumerated() {
      if cell.columns.count == 1, cell.layout.sizesColumn { inColumns[cell.columns.lowerBound].append(index) }
      if cell.layout.sizesRow { inRows[cell.row].append(index) }
    }
    grid.widths = share(proposal.width, among: grid.widths.count, spacing.width) { pass, column, width in
      inColumns[column].reduce(0) {
        max($0, pass.size(of: cells[$1].node, in: ProposedSize(width: width, height: nil)).width)
      }
    }
    for cell in cells where cell.columns.count > 1 && cell.layout.sizesColumn {
      let own = grid.width(of: cell.columns)
      let rest = proposal.width.map { $0 - grid.size.width }
      let offered = rest.map { own + ($0 > 0 ? $0 : 0) }
      let extra = size(of: cell.node, in: ProposedSize(width: offered, height: nil)).width - own
      guard extra > 0 else { continue }
      for column in cell.columns { grid.widths[column] += extra / Double(cell.columns.count) }
    }
    let cellWidths = cells.map { grid.width(of: $0.columns) }
    var (proposedHeights, lines) = (grid.proposedHeights, grid.lines)
    grid.heights = share(proposal.height, among: grid.heights.count, spacing.height) { pass, row, height in
      var (highest, above, below) = (0.0, 0.0, 0.0)
      for index in inRows[row] {
        let (node, guide) = (cells[index].node, cells[index].layout.alignment.vertical)
        let proposal = ProposedSize(width: cellWidths[index], height: height)
        let own = pass.size(of: node, in: proposal).height
        highest = max(highest, own)
        guard guide.isBaseline else { continue }
        let line = pass.position(of: guide, .vertical, in: node, proposal)
        (above, below) = (max(above, line), max(below, own - line))
      }
      (proposedHeights[row], lines[row]) = (height, above)
      return max(highest, above + below)
    }
    (grid.proposedHeights, grid.lines) = (proposedHeights, lines)
    return grid
  }

  /// Lists the cells of a grid.
  private mutating func cells(ofGrid node: Int, _ spacing: LayoutSize) -> GridArrangement {
    var grid = GridArrangement(spacing: spacing)
    var cells: [(node: Int, row: Int, column: Int, layout: LayoutGridCell)] = []
    var count = 1
    forEachChild(of: node) { pass, child in
      let row = grid.rowNodes.count
      guard case .gridRow = pass.nodes[child].kind else {
        grid.rowNodes.append(nil)
        cells.append((child, row, 0, pass.gridCell(child)))
        return
      }
      grid.rowNodes.append(child)
      var column = 0
      pass.forEachChild(of: child) { pass, cell in
        let layout = pass.gridCell(cell)
        cells.append((cell, row, column, layout))
        column += layout.columns ?? 1
      }
      count = max(count, column)
    }
    grid.cells = cells.map { cell in
      GridCell(
        node: cell.node, row: cell.row, columns: cell.column..<(cell.layout.columns.map { cell.column + $0 } ?? count),
        layout: cell.layout)
    }
    grid.widths = Array(repeating: 0, count: count)
    grid.heights = Array(repeating: 0, count: grid.rowNodes.count)
    (grid.proposedHeights, grid.lines) = (grid.heights, grid.heights)
    return grid
  }

  private func gridCell(_ node: Int) -> LayoutGridCell {
    guard case .gridCell(let cell) = nodes[node].kind else { return LayoutGridCell(columns: 1) }
    return cell
  }

  /// Divides a length among tracks as a stack divides it among views of equal priority. Returns the ideal lengths if no
  /// length is proposed.
  private mutating func share(
    _ length: Double?, among count: Int, _ spacing: Double, _ measure: (inout LayoutPass, Int, Double?) -> Double
  ) -> [Double] {
    guard let length else { return (0..<count).map { measure(&self, $0, nil) } }
    let flexibility = (0..<count).map { track in
      let (least, most) = (measure(&self, track, 0), measure(&self, track, .infinity))
      return most > least ? most - least : 0
    }
    var lengths = Array(repeating: 0.0, count: count)
    var rest = length - spacing * Double(count - 1)
    let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    for (position, track) in order.enumerated() {
      let share = rest / Double(count - position)
      lengths[track] = measure(&self, track, share > 0 ? share : 0)
      rest -= lengths[track]
    }
    return lengths
  }

  /// Calls `body` with the node of each row of a grid and its frame in the grid.
  func forEachRow(of grid: GridArrangement, _ body: (Int, LayoutFrame) -> Void) {
    let (tops, width) = (grid.tops, grid.size.width)
    for (row, node) in grid.rowNodes.enumerated() {
      guard let node else { continue }
      body(node, LayoutFrame(x: 0, y: tops[row], size: LayoutSize(width: width, height: grid.heights[row])))
    }
  }

  /// Places each cell of a grid whose top leading corner is at a point.
  mutating func placeCells(of grid: GridArrangement, atX x: Double, y: Double) {
    let tops = grid.tops
    for cell in grid.cells {
      let alignment = cell.layout.alignment
      let size = LayoutSize(width: grid.width(of: cell.columns), height: grid.heights[cell.row])
      let height = alignment.vertical.isBaseline ? grid.proposedHeights[cell.row] : size.height
      let proposal = ProposedSize(width: size.width, height: height)
      var origin = origin(of: cell.node, in: proposal, alignedBy: alignment, in: size)
      if alignment.vertical.isBaseline {
        origin.y = grid.lines[cell.row] - position(of: alignment.vertical, .vertical, in: cell.node, proposal)
      }
      place(
        cell.node, atX: x + grid.x(ofColumn: cell.columns.lowerBound) + origin.x, y: y + tops[cell.row] + origin.y,
        in: proposal)
    }
  }
}

extension LayoutGuide {
  fileprivate var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}
