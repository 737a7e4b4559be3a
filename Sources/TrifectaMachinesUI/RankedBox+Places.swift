import Foundation
import TrifectaMachines

extension RankedBox {
  /// The part of a line in the gap below a rank. It connects the rank with the next rank, in either direction, or with
  /// itself.
  private struct Piece {
    let line: Int
    let gap: Int
    let from: Place
    let to: Place
    /// Whether the part begins, and whether it ends, at the rank above the gap.
    let beginsAbove: Bool
    let endsAbove: Bool
    /// Whether this part has the line's labels.
    let isFirst: Bool
  }

  /// A point at which a line meets a box.
  private struct AttachmentPoint: Hashable {
    let line: Int
    let place: Place
    let isBelow: Bool
  }

  /// Computes the positions of boxes, lines and labels.
  mutating func place() {
    let pieces = pieces
    var middles = middles
    var attachments = attachmentCoordinates(of: pieces, middles)
    let columns = labelColumns(of: pieces, attachments)
    // Shift everything so that the leftmost element is at 0.
    let reach = ranks.joined().compactMap { place in middles[place].map { $0 - size(of: place).width / 2 } }
    let outermost = lines.indices.compactMap { line in columns[line].map { $0 - labelWidth(of: line) / 2 } }
    let left = min(reach.min() ?? 0, outermost.min() ?? 0)
    middles = middles.mapValues { $0 - left }
    attachments = attachments.mapValues { $0 - left }

    let gaps = ranks.indices.map { gap in
      let own = pieces.filter { $0.gap == gap }
      let tallest = own.filter(\.isFirst).map { Double(lines[$0.line].routes.count) * Self.labelHeight }.max() ?? 0
      return own.isEmpty ? (gap == ranks.count - 1 ? 0 : Self.space) : max(44, tallest + 36)
    }
    var tops: [Double] = []
    var bottoms: [Double] = []
    var y = 0.0
    for (rank, places) in ranks.enumerated() {
      tops.append(y)
      y += places.map { size(of: $0).height }.max() ?? 0
      bottoms.append(y)
      y += gaps[rank]
    }
    placeBoxes(middles, tops, bottoms)
    for piece in pieces {
      let from = attachments[AttachmentPoint(line: piece.line, place: piece.from, isBelow: piece.beginsAbove)] ?? 0
      let to = attachments[AttachmentPoint(line: piece.line, place: piece.to, isBelow: piece.endsAbove)] ?? 0
      let middle = bottoms[piece.gap] + gaps[piece.gap] / 2
      lines[piece.line].points.append(
        CGPoint(x: from, y: edge(of: piece.from, piece.gap, isAbove: piece.beginsAbove, tops, bottoms)))
      if piece.isFirst, let column = columns[piece.line] {
        write(piece.line, at: CGPoint(x: column - left, y: middle))
      }
      lines[piece.line].points.append(
        CGPoint(x: to, y: edge(of: piece.to, piece.gap, isAbove: piece.endsAbove, tops, bottoms)))
    }
    placeReturns()
    let right =
      nodes.map(\.frame.maxX) + lines.flatMap { line in line.labels.map { $0.center.x + labelWidth(line) / 2 } }
    size = CGSize(width: right.max() ?? 0, height: y)
  }

  private var pieces: [Piece] {
    var pieces: [Piece] = []
    for (number, line) in lines.enumerated() where line.source != line.target {
      guard let first = rankOf[line.source], let last = rankOf[line.target] else { continue }
      if first == last {
        guard let from = node(line.source), let to = node(line.target) else { continue }
        pieces.append(
          Piece(line: number, gap: first, from: from, to: to, beginsAbove: true, endsAbove: true, isFirst: true))
      } else if first < last {
        for rank in first..<last {
          pieces.append(
            Piece(
              line: number, gap: rank, from: end(of: number, in: rank), to: end(of: number, in: rank + 1),
              beginsAbove: true, endsAbove: false, isFirst: rank == first))
        }
      } else {
        for rank in (last..<first).reversed() {
          pieces.append(
            Piece(
              line: number, gap: rank, from: end(of: number, in: rank + 1), to: end(of: number, in: rank),
              beginsAbove: false, endsAbove: true, isFirst: rank == first - 1))
        }
      }
    }
    return pieces
  }

  private func node(_ id: String) -> Place? { nodes.firstIndex { $0.state.id == id }.map { .node($0) } }

  /// The x coordinates of the centers of the ranks' elements. Each rank is centered at 0.
  private var middles: [Place: Double] {
    var middles: [Place: Double] = [:]
    for places in ranks {
      let widths = places.map { size(of: $0).width }
      var x = -(widths.reduce(0, +) + Self.space * Double(max(0, places.count - 1))) / 2
      for (place, width) in zip(places, widths) {
        middles[place] = x + width / 2
        x += width + Self.space
      }
    }
    return middles
  }

  /// The x coordinates at which lines meet boxes. At each box, they are sorted by the positions of the lines' other
  /// ends, so that the lines do not cross near the box.
  private func attachmentCoordinates(of pieces: [Piece], _ middles: [Place: Double]) -> [AttachmentPoint: Double] {
    var sides: [Place: [Bool: [(line: Int, far: Double)]]] = [:]
    for piece in pieces {
      sides[piece.from, default: [:]][piece.beginsAbove, default: []].append((piece.line, middles[piece.to] ?? 0))
      sides[piece.to, default: [:]][piece.endsAbove, default: []].append((piece.line, middles[piece.from] ?? 0))
    }
    var places: [AttachmentPoint: Double] = [:]
    for (place, both) in sides {
      let middle = middles[place] ?? 0
      let width = if case .node(let number) = place { boxSize(of: number).width } else { 0.0 }
      for (isBelow, ends) in both {
        let sorted = ends.sorted { ($0.far, $0.line) < ($1.far, $1.line) }
        for (index, end) in sorted.enumerated() {
          let share = Double(index + 1) / Double(sorted.count + 1)
          places[AttachmentPoint(line: end.line, place: place, isBelow: isBelow)] = middle + width * (share - 0.5)
        }
      }
    }
    return places
  }

  /// The x coordinates of the lines' labels in their gaps, without overlap.
  private func labelColumns(of pieces: [Piece], _ attachments: [AttachmentPoint: Double]) -> [Int: Double] {
    var columns: [Int: Double] = [:]
    for gap in ranks.indices {
      let wanted = pieces.filter { $0.gap == gap && $0.isFirst }.map { piece in
        let from = attachments[AttachmentPoint(line: piece.line, place: piece.from, isBelow: piece.beginsAbove)] ?? 0
        let to = attachments[AttachmentPoint(line: piece.line, place: piece.to, isBelow: piece.endsAbove)] ?? 0
        return (line: piece.line, x: (from + to) / 2, width: labelWidth(of: piece.line))
      }.sorted { ($0.x, $0.line) < ($1.x, $1.line) }
      var edge = -Double.infinity
      var placed: [(line: Int, x: Double)] = []
      for label in wanted {
        let x = max(label.x, edge + label.width / 2)
        placed.append((label.line, x))
        edge = x + label.width / 2 + 8
      }
      // Shift all labels left by the average displacement.
      let shift = zip(wanted, placed).map { $1.x - $0.x }.reduce(0, +) / Double(max(1, placed.count))
      for label in placed { columns[label.line] = label.x - shift }
    }
    return columns
  }

  private func labelWidth(of line: Int) -> Double { labelWidth(lines[line]) }

  private func labelWidth(_ line: Line) -> Double {
    line.routes.map { ChartMeasure.width(ofLabel: $0.text) }.max() ?? 0
  }

  private mutating func placeBoxes(_ middles: [Place: Double], _ tops: [Double], _ bottoms: [Double]) {
    for (rank, places) in ranks.enumerated() {
      for place in places {
        guard case .node(let number) = place, let middle = middles[place] else { continue }
        let size = boxSize(of: number)
        let y = (tops[rank] + bottoms[rank] - size.height) / 2
        nodes[number].frame = CGRect(x: middle - size.width / 2, y: y, width: size.width, height: size.height)
      }
    }
  }

  /// The y coordinate at which a line meets the element above or below a gap.
  private func edge(of place: Place, _ gap: Int, isAbove: Bool, _ tops: [Double], _ bottoms: [Double]) -> Double {
    if case .node(let number) = place { return isAbove ? nodes[number].frame.maxY : nodes[number].frame.minY }
    return isAbove ? bottoms[gap] : tops[gap + 1]
  }

  /// Places the labels of a line below each other, centered at a point.
  private mutating func write(_ line: Int, at center: CGPoint) {
    let first = center.y - Double(lines[line].routes.count - 1) * Self.labelHeight / 2
    lines[line].labels = lines[line].routes.enumerated().map { index, route in
      ChartLayout.Label(
        state: route.source, route: route.number, text: route.text,
        center: CGPoint(x: center.x, y: first + Double(index) * Self.labelHeight))
    }
    lines[line].points.append(center)
  }

  /// Places the labels of self-transitions to the right of their states.
  private mutating func placeReturns() {
    for index in lines.indices where lines[index].source == lines[index].target {
      guard case .node(let number)? = node(lines[index].source) else { continue }
      let frame = nodes[number].frame
      lines[index].points = [CGPoint(x: frame.maxX, y: frame.midY)]
      write(index, at: CGPoint(x: frame.maxX + 12 + labelWidth(of: index) / 2, y: frame.midY))
    }
  }
}
