extension Path {
  /// Returns the outline of a stroke along the path. Curves are approximated by short lines.
  ///
  /// Parts of the outline overlap. Fill it with the nonzero winding rule, which is the default, or remove the overlaps
  /// with `normalized(eoFill: false)`.
  ///
  /// - Parameter style: the style of the stroke.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var result = Path()
    for part in flattened(closing: true) {
      let points = part.filter { $0.x.isFinite && $0.y.isFinite }
      for line in LineOutline.dashes(of: points, style) { LineOutline(line, style).add(to: &result) }
    }
    return result
  }
}

/// The area of a stroked polyline: a rectangle for each segment, the joins and the caps.
private struct LineOutline {
  private let points: [CGPoint]
  private let style: StrokeStyle
  private let isClosed: Bool
  private var half: CGFloat { style.lineWidth / 2 }

  init(_ points: [CGPoint], _ style: StrokeStyle) {
    self.points = points.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    self.style = style
    isClosed = self.points.count > 2 && self.points.first == self.points.last
  }

  func add(to path: inout Path) {
    let pieces = PathRegion.pieces(along: points)
    for piece in pieces { path.add(quad(piece)) }
    for (piece, next) in zip(pieces, pieces.dropFirst()) { join(piece, next, in: &path) }
    guard let first = pieces.first, let last = pieces.last else { return }
    if isClosed {
      join(last, first, in: &path)
    } else {
      end(first.start, away: direction(first.end, first.start), in: &path)
      end(last.end, away: direction(last.start, last.end), in: &path)
    }
  }

  /// Returns the dashes of a line. If the style has no dashes, returns the line itself.
  static func dashes(of points: [CGPoint], _ style: StrokeStyle) -> [[CGPoint]] {
    var lengths = style.dash.map { $0.isFinite ? max(0, $0) : 0 }
    if lengths.count % 2 == 1 { lengths += lengths }
    let period = lengths.reduce(0, +)
    let total = zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    // The dashes would be too short to be visible and too many to compute, so the line is drawn without gaps.
    guard period > 0, total / period < 10_000, style.dashPhase.isFinite else { return [points] }
    var index = 0
    var left = style.dashPhase.truncatingRemainder(dividingBy: period)
    if left < 0 { left += period }
    while left >= lengths[index] {
      left -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var rest = lengths[index] - left
    var lines: [[CGPoint]] = []
    var line: [CGPoint] = index % 2 == 0 ? Array(points.prefix(1)) : []
    for piece in PathRegion.pieces(along: points) {
      var passed: CGFloat = 0
      while piece.length - passed > rest {
        passed += rest
        let share = passed / piece.length
        let point = CGPoint(
          x: piece.start.x + (piece.end.x - piece.start.x) * share,
          y: piece.start.y + (piece.end.y - piece.start.y) * share)
        if index % 2 == 0 { lines.append(line + [point]) }
        index = (index + 1) % lengths.count
        line = index % 2 == 0 ? [point] : []
        rest = lengths[index]
      }
      rest -= piece.length - passed
      if index % 2 == 0 { line.append(piece.end) }
    }
    if line.count > 1 { lines.append(line) }
    return lines
  }

  private func quad(_ piece: PathRegion.Piece) -> [CGPoint] {
    let way = direction(piece.start, piece.end)
    let side = CGSize(width: -way.height * half, height: way.width * half)
    return [
      piece.start.moved(side, -1), piece.end.moved(side, -1), piece.end.moved(side, 1), piece.start.moved(side, 1),
    ]
  }

  private func join(_ piece: PathRegion.Piece, _ next: PathRegion.Piece, in path: inout Path) {
    let (a, b) = (direction(piece.start, piece.end), direction(next.start, next.end))
    let cross = a.width * b.height - a.height * b.width
    let along = a.width * b.width + a.height * b.height
    guard abs(cross) > 1e-6 || along < 0 else { return }
    if style.lineJoin == .round { return path.addDisk(around: piece.end, half) }
    // The rectangles of the two segments leave a gap on the outer side of the turn, which the join fills.
    let side: CGFloat = cross > 0 ? 1 : -1
    let first = piece.end.moved(CGSize(width: a.height * half, height: -a.width * half), side)
    let second = piece.end.moved(CGSize(width: b.height * half, height: -b.width * half), side)
    var corner = [piece.end, first, second]
    // The length of the miter, in line widths.
    let sharpness = ((1 - along) / 2).squareRoot()
    let length = 1 / max((1 - sharpness * sharpness).squareRoot(), 1e-6)
    if style.lineJoin == .miter, length <= style.miterLimit {
      let out = CGSize(width: first.x + second.x - 2 * piece.end.x, height: first.y + second.y - 2 * piece.end.y)
      let size = hypot(out.width, out.height)
      if size > 0 { corner.insert(piece.end.moved(out, half * length / size), at: 2) }
    }
    path.add(corner)
  }

  private func end(_ point: CGPoint, away way: CGSize, in path: inout Path) {
    switch style.lineCap {
    case .round: path.addDisk(around: point, half)
    case .square: path.add(quad(PathRegion.Piece(start: point, end: point.moved(way, half))))
    default: break
    }
  }

  private func direction(_ start: CGPoint, _ end: CGPoint) -> CGSize {
    let length = hypot(end.x - start.x, end.y - start.y)
    return CGSize(width: (end.x - start.x) / length, height: (end.y - start.y) / length)
  }
}

extension CGPoint {
  fileprivate func moved(_ step: CGSize, _ factor: CGFloat) -> CGPoint {
    CGPoint(x: x + step.width * factor, y: y + step.height * factor)
  }
}

extension Path {
  /// Adds a polygon. All polygons are added with the same orientation. With the nonzero winding rule, an area that
  /// several polygons cover is therefore inside the path.
  fileprivate mutating func add(_ corners: [CGPoint]) {
    let area = zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
    addLines(area < 0 ? corners.reversed() : corners)
    closeSubpath()
  }

  fileprivate mutating func addDisk(around center: CGPoint, _ radius: CGFloat) {
    addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }
}
