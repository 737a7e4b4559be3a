/// The interior of a path, for Boolean operations on two paths.
///
/// An operation cuts all lines at their intersections. It keeps a piece of a line if the resulting area is on exactly
/// one side of the piece. It joins the remaining pieces to closed subpaths. Curves are approximated by short lines.
struct PathRegion {
  /// A line segment.
  struct Piece: Hashable {
    let start: CGPoint
    let end: CGPoint

    var middle: CGPoint { CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }
    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }
  }

  private let lines: [Piece]
  private let isEvenOdd: Bool

  /// Creates the interior of a path.
  ///
  /// - Parameters:
  ///   - path: the path. Points with coordinates that are not finite are ignored.
  ///   - isEvenOdd: whether the even-odd rule determines the interior.
  init(_ path: Path, isEvenOdd: Bool) {
    lines = path.flattened(closing: true).flatMap { part -> [Piece] in
      let points = (part + part.prefix(1)).filter { $0.x.isFinite && $0.y.isFinite }.map(Self.snapped)
      return Self.pieces(along: points)
    }
    self.isEvenOdd = isEvenOdd
  }

  /// Returns the line segments that connect the points.
  static func pieces(along points: [CGPoint]) -> [Piece] {
    zip(points, points.dropFirst()).filter { $0 != $1 }.map { Piece(start: $0, end: $1) }
  }

  /// Returns whether a point is inside the path.
  ///
  /// - Complexity: O(*n*), where *n* is the number of line segments.
  func contains(_ point: CGPoint) -> Bool {
    var (winding, crossings) = (0, 0)
    for line in lines where (line.start.y <= point.y) != (line.end.y <= point.y) {
      let share = (point.y - line.start.y) / (line.end.y - line.start.y)
      guard line.start.x + share * (line.end.x - line.start.x) > point.x else { continue }
      winding += line.end.y > line.start.y ? 1 : -1
      crossings += 1
    }
    return isEvenOdd ? crossings % 2 == 1 : winding != 0
  }

  /// Returns the outline of the area in which `isWanted` returns `true`.
  ///
  /// - Parameters:
  ///   - other: another region.
  ///   - isWanted: returns whether a point is in the area. Its parameters state whether the point is in this region,
  ///     and whether it is in the other region.
  /// - Complexity: O(*n*²), where *n* is the number of line segments of both regions.
  func combined(with other: PathRegion, _ isWanted: (Bool, Bool) -> Bool) -> Path {
    var seen: Set<Piece> = []
    var border: [Piece] = []
    for piece in Self.cut(lines + other.lines) {
      let back = Piece(start: piece.end, end: piece.start)
      guard !seen.contains(back), seen.insert(piece).inserted else { continue }
      // Tests one point on each side of the piece. The distance from the piece is small compared to the piece's length,
      // and smaller than a visible detail.
      let step = min(piece.length / 8, 1.0 / 1024) / piece.length
      let (x, y) = ((piece.start.y - piece.end.y) * step, (piece.end.x - piece.start.x) * step)
      func isWantedAt(_ side: CGFloat) -> Bool {
        let point = CGPoint(x: piece.middle.x + x * side, y: piece.middle.y + y * side)
        return isWanted(contains(point), other.contains(point))
      }
      switch (isWantedAt(1), isWantedAt(-1)) {
      case (true, false): border.append(piece)
      case (false, true): border.append(back)
      default: break
      }
    }
    return Self.joined(border)
  }

  /// Returns the pieces of polylines that are inside or outside the region.
  ///
  /// - Parameters:
  ///   - parts: the polylines.
  ///   - isInside: `true` for the pieces inside the region, `false` for the pieces outside.
  func lines(of parts: [[CGPoint]], isInside: Bool) -> Path {
    var path = Path()
    for part in parts {
      for line in Self.pieces(along: part.filter { $0.x.isFinite && $0.y.isFinite }.map(Self.snapped)) {
        for piece in Self.cut([line], at: lines) where contains(piece.middle) == isInside {
          if path.currentPoint != piece.start { path.move(to: piece.start) }
          path.addLine(to: piece.end)
        }
      }
    }
    return path
  }

  /// Returns the nearest point of a fine grid. This ensures that adjacent pieces have exactly the same end point.
  private static func snapped(_ point: CGPoint) -> CGPoint {
    func snap(_ value: CGFloat) -> CGFloat { (value * 65536).rounded() / 65536 }
    return CGPoint(x: snap(point.x), y: snap(point.y))
  }

  private static func cut(_ lines: [Piece]) -> [Piece] { cut(lines, at: lines) }

  /// Returns the pieces of lines between their intersections with other lines.
  private static func cut(_ lines: [Piece], at others: [Piece]) -> [Piece] {
    lines.flatMap { line -> [Piece] in
      let (x, y) = (line.end.x - line.start.x, line.end.y - line.start.y)
      var cuts: [(share: CGFloat, point: CGPoint)] = [(0, line.start), (1, line.end)]
      for other in others where line != other && line.boxMeets(other) {
        for point in line.meetings(with: other).map(snapped) {
          let share = ((point.x - line.start.x) * x + (point.y - line.start.y) * y) / (x * x + y * y)
          if share > 0, share < 1 { cuts.append((share, point)) }
        }
      }
      cuts.sort { $0.share < $1.share }
      return pieces(along: cuts.map(\.point))
    }
  }

  /// Joins pieces to closed subpaths. If several pieces begin at the same point, the piece with the sharpest turn is
  /// chosen, so that subpaths which touch at a point remain separate.
  private static func joined(_ pieces: [Piece]) -> Path {
    var next: [PointKey: [Int]] = [:]
    for (index, piece) in pieces.enumerated() { next[PointKey(piece.start), default: []].append(index) }
    var isTaken = Array(repeating: false, count: pieces.count)
    var path = Path()
    for first in pieces.indices where !isTaken[first] {
      var points: [CGPoint] = []
      var current: Int? = first
      while let index = current {
        isTaken[index] = true
        let piece = pieces[index]
        // Removes the previous point if it is in the middle of a straight line.
        if points.count > 1, isStraight(points[points.count - 2], points[points.count - 1], piece.start) {
          points.removeLast()
        }
        points.append(piece.start)
        current = next[PointKey(piece.end)]?.filter { !isTaken[$0] }
          .max { turn(piece, pieces[$0]) < turn(piece, pieces[$1]) }
      }
      guard points.count > 2 else { continue }
      path.addLines(points)
      path.closeSubpath()
    }
    return path
  }

  private static func isStraight(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Bool {
    let cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
    let along = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y)
    return along > 0 && abs(cross) <= along / 65536
  }

  /// Returns the angle between one piece and the next piece. It is positive for a turn toward the resulting area.
  private static func turn(_ piece: Piece, _ next: Piece) -> CGFloat {
    let (a, b) = (piece.end.x - piece.start.x, piece.end.y - piece.start.y)
    let (c, d) = (next.end.x - next.start.x, next.end.y - next.start.y)
    return atan2(a * d - b * c, a * c + b * d)
  }

  private struct PointKey: Hashable {
    let x: CGFloat
    let y: CGFloat

    init(_ point: CGPoint) {
      // The sum converts negative zero to zero, so that both have the same hash value.
      (x, y) = (point.x + 0, point.y + 0)
    }
  }
}

extension PathRegion.Piece {
  /// Whether the bounding rectangles of two pieces touch.
  fileprivate func boxMeets(_ other: Self) -> Bool {
    max(start.x, end.x) >= min(other.start.x, other.end.x) && max(other.start.x, other.end.x) >= min(start.x, end.x)
      && max(start.y, end.y) >= min(other.start.y, other.end.y)
      && max(other.start.y, other.end.y) >= min(start.y, end.y)
  }

  /// Returns the intersections of two pieces: one point, or the ends of the overlap if they are on the same line.
  fileprivate func meetings(with other: Self) -> [CGPoint] {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let (u, v) = (other.end.x - other.start.x, other.end.y - other.start.y)
    let (w, z) = (other.start.x - start.x, other.start.y - start.y)
    let cross = x * v - y * u
    let scale = length * hypot(u, v)
    if abs(cross) <= scale * 1e-9 {
      // Parallel, or on the same line.
      guard abs(x * z - y * w) <= length / 16384 else { return [] }
      return [other.start, other.end]
    }
    let (share, otherShare) = ((w * v - z * u) / cross, (w * y - z * x) / cross)
    let slack = 1e-9
    guard share >= -slack, share <= 1 + slack, otherShare >= -slack, otherShare <= 1 + slack else { return [] }
    return [CGPoint(x: start.x + x * share, y: start.y + y * share)]
  }
}
