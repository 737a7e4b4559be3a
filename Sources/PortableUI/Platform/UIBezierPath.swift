#if !canImport(UIKit)
  import Foundation

  /// A set of corners of a rectangle.
  public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// One bit for each corner.
    public let rawValue: UInt

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// A path with UIKit's API, for source code that converts such a path to a ``Path``: `Path(path.cgPath)`.
  open class UIBezierPath {
    private var path: Path

    /// Creates an empty path.
    public init() {
      path = Path()
    }

    private init(_ path: Path) {
      self.path = path
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
      self.init(Path(rect))
    }

    /// Creates an ellipse that is inscribed in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
      self.init(Path(ellipseIn: rect))
    }

    /// Creates a rectangle with rounded corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .circular))
    }

    /// Creates a rectangle with some rounded corners.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - corners: the corners that are rounded.
    ///   - cornerRadii: the radius of the corners. Only the width is used.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
      func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
      let radii = RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
        topTrailing: radius(.topRight))
      self.init(Path(roundedRect: rect, cornerRadii: radii, style: .circular))
    }

    /// Creates an arc of a circle.
    ///
    /// - Parameters:
    ///   - center: the center of the circle.
    ///   - radius: the radius of the circle.
    ///   - startAngle: the start angle, in radians from the positive x-axis.
    ///   - endAngle: the end angle, in radians from the positive x-axis.
    ///   - clockwise: whether the arc is drawn clockwise on a screen.
    public convenience init(
      arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      self.init()
      addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path from a Core Graphics path.
    public convenience init(cgPath: CGPath) {
      self.init(Path(cgPath))
    }

    /// The path as a Core Graphics path.
    open var cgPath: CGPath {
      get { path.cgPath }
      set { path = Path(newValue) }
    }

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle that contains all points of the path, including control points; `.null` for an empty
    /// path.
    open var bounds: CGRect { path.controlPointBounds }

    /// The current point; zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Returns whether a point is inside the path.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements of the path.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point) }

    /// Begins a new subpath at a point.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Appends a straight line.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Appends a cubic Bézier curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Appends a quadratic Bézier curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
      path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle, connected to the current point by a straight line.
    ///
    /// - Parameters:
    ///   - center: the center of the circle.
    ///   - radius: the radius of the circle.
    ///   - startAngle: the start angle, in radians from the positive x-axis.
    ///   - endAngle: the end angle, in radians from the positive x-axis.
    ///   - clockwise: whether the arc is drawn clockwise on a screen.
    open func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      // `Path` defines the direction as in Core Graphics, where it is opposite to the direction on a screen.
      path.addArc(
        center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
        clockwise: !clockwise)
    }

    /// Adds another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Transforms all points of the path.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

    /// Closes the current subpath with a straight line.
    open func close() { path.closeSubpath() }

    /// Removes all elements.
    open func removeAllPoints() { path = Path() }
  }
#endif
