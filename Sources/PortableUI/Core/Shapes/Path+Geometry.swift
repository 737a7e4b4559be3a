import Elements

extension Path {
  /// Returns the transformed path.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

  /// Returns the translated path.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The smallest rectangle that contains the lines and curves of the path; `.null` for an empty path.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var boundingRect: CGRect {
    var (start, origin) = (CGPoint.zero, CGPoint.zero)
    return Self.bounds(
      of: elements.flatMap { element in
        let points = element.extremes(from: start)
        if case .move(let point) = element { origin = point }
        start = points.last ?? origin
        return points
      })
  }

  /// The smallest rectangle that contains all points of the path, including control points; `.null` for an empty path.
  package var controlPointBounds: CGRect { Self.bounds(of: elements.flatMap(\.points)) }

  private static func bounds(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns whether a point is inside the path.
  ///
  /// - Parameters:
  ///   - p: the point.
  ///   - eoFill: whether the even-odd rule determines the interior, instead of the nonzero winding rule.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var (winding, crossings) = (0, 0)
    for part in flattened {
      for (start, end) in zip(part, part.dropFirst() + part.prefix(1)) {
        guard (start.y <= p.y) != (end.y <= p.y) else { continue }
        let x = start.x + (p.y - start.y) / (end.y - start.y) * (end.x - start.x)
        if x > p.x {
          winding += end.y > start.y ? 1 : -1
          crossings += 1
        }
      }
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }

  /// Returns a part of the path, given by fractions of the path's length. Curves are approximated by short lines.
  ///
  /// - Parameters:
  ///   - from: the fraction of the length at which the part begins, from 0 to 1.
  ///   - to: the fraction of the length at which the part ends, from 0 to 1.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(0, from), min(1, to))
    if from <= 0, to >= 1 { return self }
    guard from < to else { return Path() }
    let parts = flattened(closing: true)
    let total = parts.reduce(0) { $0 + Self.length($1) }
    guard total > 0, total.isFinite else { return Path() }
    let (begin, end) = (from * total, to * total)
    var result = Path()
    var passed: CGFloat = 0
    for part in parts {
      var isDrawing = false
      for (first, second) in zip(part, part.dropFirst()) {
        let length = hypot(second.x - first.x, second.y - first.y)
        defer { passed += length }
        guard length > 0, passed + length > begin, passed < end else { continue }
        func point(_ at: CGFloat) -> CGPoint {
          let share = min(max((at - passed) / length, 0), 1)
          return CGPoint(x: first.x + (second.x - first.x) * share, y: first.y + (second.y - first.y) * share)
        }
        if !isDrawing { result.move(to: point(max(begin, passed))) }
        isDrawing = true
        result.addLine(to: point(min(end, passed + length)))
      }
    }
    return result
  }

  /// The subpaths as polylines. Curves are approximated.
  var flattened: [[CGPoint]] { flattened(closing: false) }

  package func flattened(closing: Bool, curveSteps: Int = 24) -> [[CGPoint]] {
    var parts: [[CGPoint]] = []
    for element in elements {
      switch element {
      case .move(let point): parts.append([point])
      case .line(let point): if !parts.isEmpty { parts[parts.count - 1].append(point) }
      case .quadCurve, .curve:
        guard let last = parts.last?.last, let (first, second, end) = element.cubic(from: last) else { continue }
        for step in 1...curveSteps {
          let share = CGFloat(step) / CGFloat(curveSteps)
          parts[parts.count - 1].append(Self.curve(last, first, second, end, share))
        }
      case .closeSubpath:
        guard let first = parts.last?.first else { continue }
        if closing { parts[parts.count - 1].append(first) }
        parts.append([first])
      }
    }
    return parts.filter { $0.count > 1 }
  }

  private static func length(_ points: [CGPoint]) -> CGFloat {
    zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  fileprivate static func curve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }
}

extension Path.Element {
  /// The end point and control points of the element.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let first, let second): [first, second, end]
    case .closeSubpath: []
    }
  }

  /// Returns points whose bounds are those of the element without its start: the outermost points of a curve, and the
  /// end point, which is the last. Empty for the end of a subpath.
  func extremes(from start: CGPoint) -> [CGPoint] {
    guard let (first, second, end) = cubic(from: start) else { return points }
    let times = [\CGPoint.x, \.y].flatMap { axis in
      Self.turningPoints(start[keyPath: axis], first[keyPath: axis], second[keyPath: axis], end[keyPath: axis])
    }
    return times.map { Path.curve(start, first, second, end, $0) } + [end]
  }

  /// Returns the parameters from 0 to 1 at which the derivative of a cubic polynomial in Bézier form is zero.
  private static func turningPoints(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
    var roots: [CGFloat] = []
    if abs(a) < 1e-9 {
      roots = [-c / b]
    } else {
      let root = (b * b - 4 * a * c).squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    // A root that is not a number or infinite is not in the range.
    return roots.filter { (0...1).contains($0) }
  }

  /// Returns the control points and the end point of the element as a cubic Bézier curve; `nil` if the element is not a
  /// curve.
  func cubic(from start: CGPoint) -> (CGPoint, CGPoint, CGPoint)? {
    switch self {
    case .curve(let end, let first, let second): return (first, second, end)
    case .quadCurve(let end, let control):
      func pull(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
      }
      return (pull(start), pull(end), end)
    default: return nil
    }
  }
}

extension Path {
  /// Returns the description of the path that hosts draw.
  func value(isEvenOdd: Bool = false) -> PathValue {
    PathValue(steps(), isEvenOdd: isEvenOdd)
  }

  /// Returns the elements in the form that hosts draw. All curves are converted to cubic Bézier curves.
  func steps() -> [PathValue.Step] {
    var point = CGPoint.zero
    func value(_ point: CGPoint) -> PathValue.Point {
      PathValue.Point(x: .init(points: Double(point.x)), y: .init(points: Double(point.y)))
    }
    return elements.map { element in
      let start = point
      point = element.points.last ?? point
      switch element {
      case .move(let end): return .move(value(end))
      case .line(let end): return .line(value(end))
      case .closeSubpath: return .close
      case .quadCurve, .curve:
        guard let (first, second, end) = element.cubic(from: start) else { return .close }
        return .curve(value(first), value(second), to: value(end))
      }
    }
  }
}

extension Path: CustomStringConvertible {
  /// The elements as coordinates, each followed by a letter: m (move), l (line), q (quadratic curve), c (cubic curve)
  /// or h (close).
  public var description: String {
    elements.map { element in
      let numbers = element.points.flatMap { [$0.x, $0.y] }.map { AttributeValue.number(Double($0)).description }
      let letter =
        switch element {
        case .move: "m"
        case .line: "l"
        case .quadCurve: "q"
        case .curve: "c"
        case .closeSubpath: "h"
        }
      return (numbers + [letter]).joined(separator: " ")
    }.joined(separator: " ")
  }
}
