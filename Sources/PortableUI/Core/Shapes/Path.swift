import Elements

/// The outline of a shape, made of lines and curves. If the path is used as a view, its coordinates are relative to the
/// top leading corner of the view.
public struct Path: Hashable, Sendable {
  /// An element of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a new subpath at a point.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the start of the subpath.
    case closeSubpath
  }

  var elements: [Element] = []
  /// The start of the current subpath.
  private var start: CGPoint?

  /// The current point; `nil` for an empty path.
  public private(set) var currentPoint: CGPoint?

  /// Creates an empty path.
  public init() {}

  /// Creates a path with a closure that adds elements to it.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Creates a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with a radius for each corner.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates an ellipse that is inscribed in a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a new subpath at a point.
  public mutating func move(to end: CGPoint) {
    add(.move(to: end))
    (start, currentPoint) = (end, end)
  }

  /// Appends a straight line.
  public mutating func addLine(to end: CGPoint) {
    begin(at: end)
    add(.line(to: end))
    currentPoint = end
  }

  /// Appends a quadratic Bézier curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    begin(at: end)
    add(.quadCurve(to: end, control: control))
    currentPoint = end
  }

  /// Appends a cubic Bézier curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    begin(at: end)
    add(.curve(to: end, control1: control1, control2: control2))
    currentPoint = end
  }

  /// Closes the current subpath with a straight line.
  public mutating func closeSubpath() {
    guard let start, elements.last != .closeSubpath else { return }
    add(.closeSubpath)
    currentPoint = start
  }

  /// Calls a closure for each element.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  mutating func add(_ element: Element) { elements.append(element) }

  /// Begins a subpath at the end point of the first line or curve if there is no current point. Apple's `Path` ignores
  /// such a line or curve.
  private mutating func begin(at point: CGPoint) {
    if start == nil { move(to: point) }
  }
}

/// The style of a rectangle's rounded corners. Hosts draw both styles as circular.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A corner with a continuous transition from the sides.
  case continuous
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
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
