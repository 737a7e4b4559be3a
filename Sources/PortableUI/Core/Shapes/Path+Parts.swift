extension Path {
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var part = Path()
    part.move(to: CGPoint(x: rect.minX, y: rect.minY))
    part.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    part.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    part.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    part.closeSubpath()
    addPath(part, transform: transform)
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a subpath of straight lines that connect the points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addCorners(of: rect, Array(repeating: cornerSize, count: 4), transform)
  }

  /// Adds a rectangle with a radius for each corner.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
    ]
    addCorners(of: rect, radii.map { CGSize(width: $0, height: $0) }, transform)
  }

  /// Adds an ellipse that is inscribed in a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let half = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    var part = Path()
    part.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    part.closeSubpath()
    addPath(part, transform: half.concatenating(transform))
  }

  /// Adds an arc of a circle, connected to the current point by a straight line.
  ///
  /// - Parameters:
  ///   - center: the center of the circle.
  ///   - radius: the radius of the circle.
  ///   - startAngle: the start angle, from the positive x-axis.
  ///   - endAngle: the end angle, from the positive x-axis.
  ///   - clockwise: whether the arc is clockwise in Core Graphics' coordinate system, in which y increases upwards. On
  ///     a screen, the direction is the opposite: `false` is clockwise.
  ///   - transform: the transformation of the arc.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let whole = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    let sign = clockwise ? -1.0 : 1
    // Several turns are one turn. An arc in the other direction is completed to a turn.
    delta = min(delta * sign, whole)
    if delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: whole) + whole
      // The angles of whole turns have rounding errors.
      if delta < 1e-9 { delta = whole }
    }
    delta *= sign
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta), transform: transform)
  }

  /// Adds an arc of a circle, connected to the current point by a straight line.
  ///
  /// - Parameters:
  ///   - center: the center of the circle.
  ///   - radius: the radius of the circle.
  ///   - startAngle: the start angle, from the positive x-axis.
  ///   - delta: the angle of the arc. On a screen, positive angles are clockwise.
  ///   - transform: the transformation of the arc.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    guard delta.radians.isFinite, startAngle.radians.isFinite else { return }
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let begin = point(startAngle.radians).applying(transform)
    if currentPoint == nil { move(to: begin) } else if currentPoint != begin { addLine(to: begin) }
    // Draws one cubic curve per quarter of the circle. The difference from a circle is not visible.
    let count = Int(min(max(1, (abs(delta.radians) / (Double.pi / 2) - 1e-9).rounded(.up)), 64))
    let step = delta.radians / Double(count)
    let reach = 4.0 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (startAngle.radians + step * Double(index), startAngle.radians + step * Double(index + 1))
      let (start, end) = (point(from), point(to))
      let first = CGPoint(x: start.x - radius * reach * sin(from), y: start.y + radius * reach * cos(from))
      let second = CGPoint(x: end.x + radius * reach * sin(to), y: end.y - radius * reach * cos(to))
      addCurve(
        to: end.applying(transform), control1: first.applying(transform), control2: second.applying(transform))
    }
  }

  /// Adds an arc of a circle that is tangent to two lines. The first line connects the current point to `tangent1End`,
  /// and the second connects `tangent1End` to `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let (p1, p2) = (tangent1End, tangent2End)
    let (ax, ay, bx, by) = (current.x - p1.x, current.y - p1.y, p2.x - p1.x, p2.y - p1.y)
    let (a, b) = (hypot(ax, ay), hypot(bx, by))
    let cross = ax * by - ay * bx
    guard a > 0, b > 0, abs(cross) > 1e-9, radius > 0 else { return addLine(to: p1.applying(transform)) }
    let angle = acos(min(max((ax * bx + ay * by) / (a * b), -1), 1))
    let length = radius / tan(angle / 2)
    let from = CGPoint(x: p1.x + ax / a * length, y: p1.y + ay / a * length)
    let side: CGFloat = cross < 0 ? 1 : -1
    let center = CGPoint(x: from.x + side * ay / a * radius, y: from.y - side * ax / a * radius)
    let begin = atan2(from.y - center.y, from.x - center.x)
    let turn = (CGFloat.pi - angle) * side
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(begin)), delta: Angle(radians: Double(turn)),
      transform: transform)
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element in path.elements {
      switch element {
      case .move(let end): move(to: end.applying(transform))
      case .line(let end): addLine(to: end.applying(transform))
      case .quadCurve(let end, let control):
        addQuadCurve(to: end.applying(transform), control: control.applying(transform))
      case .curve(let end, let first, let second):
        addCurve(to: end.applying(transform), control1: first.applying(transform), control2: second.applying(transform))
      case .closeSubpath: closeSubpath()
      }
    }
  }

  /// Adds a rectangle with rounded corners. The sizes of its four corners are given clockwise from the top leading
  /// corner.
  private mutating func addCorners(of rect: CGRect, _ sizes: [CGSize], _ transform: CGAffineTransform) {
    let rect = rect.standardized
    func fit(_ size: CGSize) -> CGSize {
      CGSize(width: min(max(size.width, 0), rect.width / 2), height: min(max(size.height, 0), rect.height / 2))
    }
    let sizes = sizes.map(fit)
    // The distance between an end point and its control point, for a cubic curve that approximates a quarter of the
    // unit circle.
    let reach: CGFloat = 0.5522847498
    var part = Path()
    func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (tl, tr, br, bl) = (sizes[0], sizes[1], sizes[2], sizes[3])
    let k = 1 - reach
    part.move(to: corner(l + tl.width, t))
    part.addLine(to: corner(r - tr.width, t))
    part.addCurve(
      to: corner(r, t + tr.height), control1: corner(r - tr.width * k, t), control2: corner(r, t + tr.height * k))
    part.addLine(to: corner(r, b - br.height))
    part.addCurve(
      to: corner(r - br.width, b), control1: corner(r, b - br.height * k), control2: corner(r - br.width * k, b))
    part.addLine(to: corner(l + bl.width, b))
    part.addCurve(
      to: corner(l, b - bl.height), control1: corner(l + bl.width * k, b), control2: corner(l, b - bl.height * k))
    part.addLine(to: corner(l, t + tl.height))
    part.addCurve(
      to: corner(l + tl.width, t), control1: corner(l, t + tl.height * k), control2: corner(l + tl.width * k, t))
    part.closeSubpath()
    addPath(part, transform: transform)
  }
}
