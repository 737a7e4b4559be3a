import Elements

/// Lines and curves. As a view it is drawn where its points are, from the leading corner of the top of the space it is given.
public struct Path: Hashable, Sendable {
  /// One step along a path.
  public enum Element: Hashable, Sendable {
    /// Goes on from another point, without a line.
    case move(to: CGPoint)
    /// A line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to where the last part began.
    case closeSubpath
  }

  var elements: [Element] = []
  /// Where the part that is being drawn began.
  private var start: CGPoint?

  /// Where the path has come to; `nil` for an empty one.
  public private(set) var currentPoint: CGPoint?

  /// Creates an empty path.
  public init() {}

  /// Creates a path by a closure that adds to it.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Creates a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates an ellipse.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { elements.isEmpty }

  /// Goes on from another point, without a line.
  public mutating func move(to end: CGPoint) {
    add(.move(to: end))
    (start, currentPoint) = (end, end)
  }

  /// Adds a line.
  public mutating func addLine(to end: CGPoint) {
    begin(at: end)
    add(.line(to: end))
    currentPoint = end
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    begin(at: end)
    add(.quadCurve(to: end, control: control))
    currentPoint = end
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    begin(at: end)
    add(.curve(to: end, control1: control1, control2: control2))
    currentPoint = end
  }

  /// Adds a line to where the last part began.
  public mutating func closeSubpath() {
    guard let start, elements.last != .closeSubpath else { return }
    add(.closeSubpath)
    currentPoint = start
  }

  /// Runs a closure for each step.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  mutating func add(_ element: Element) { elements.append(element) }

  /// A path that begins with a line begins where that ends. Apple's refuses it; this one draws what can be drawn.
  private mutating func begin(at point: CGPoint) {
    if start == nil { move(to: point) }
  }
}

/// How the corners of a rectangle are rounded. Hosts draw both as circles.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// The way from the sides into the corner begins earlier.
  case continuous
}

/// How far the corners of a rectangle are rounded, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// In the leading corner of the top.
  public var topLeading: CGFloat
  /// In the leading corner of the bottom.
  public var bottomLeading: CGFloat
  /// In the trailing corner of the bottom.
  public var bottomTrailing: CGFloat
  /// In the trailing corner of the top.
  public var topTrailing: CGFloat

  /// Creates radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension RectangleCornerRadii: Animatable {
  /// The radii, for animations.
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}
