#if !canImport(UIKit)
  import Foundation

  /// Corners of a rectangle, as UIKit has them.
  public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt

    /// The left one of the top.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The right one of the top.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The left one of the bottom.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The right one of the bottom.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four.
    public static let allCorners = UIRectCorner(rawValue: .max)

    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// Lines and curves, as UIKit has them, for shapes that make a ``Path`` of one: `Path(path.cgPath)`.
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

    /// Creates an ellipse that touches the sides of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
      self.init(Path(ellipseIn: rect))
    }

    /// Creates a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .circular))
    }

    /// Creates a rectangle of which some corners are round.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - corners: which.
    ///   - cornerRadii: how far they are rounded: the width counts.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
      func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
      let radii = RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
        topTrailing: radius(.topRight))
      self.init(Path(roundedRect: rect, cornerRadii: radii, style: .circular))
    }

    /// Creates a part of a circle.
    ///
    /// - Parameters:
    ///   - center: the circle's middle.
    ///   - radius: its radius.
    ///   - startAngle: where the part begins, in radians.
    ///   - endAngle: where it ends.
    ///   - clockwise: whether it goes the way of a clock, on a screen.
    public convenience init(
      arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      self.init()
      addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path of one of Core Graphics.
    public convenience init(cgPath: CGPath) {
      self.init(Path(cgPath))
    }

    /// The path as Core Graphics has it.
    open var cgPath: CGPath {
      get { path.cgPath }
      set { path = Path(newValue) }
    }

    /// Whether there is nothing in it.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around all points; `.null` for an empty path.
    open var bounds: CGRect { path.boundingRect }

    /// Where the path has come to; zero for an empty one.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Whether a point is inside. O(steps).
    open func contains(_ point: CGPoint) -> Bool { path.contains(point) }

    /// Goes on from another point, without a line.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a line.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
      path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a part of a circle, after a line to where that begins.
    ///
    /// - Parameters:
    ///   - center: the circle's middle.
    ///   - radius: its radius.
    ///   - startAngle: where the part begins, in radians.
    ///   - endAngle: where it ends.
    ///   - clockwise: whether it goes the way of a clock, on a screen.
    open func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      // Core Graphics counts the other way.
      path.addArc(
        center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
        clockwise: !clockwise)
    }

    /// Adds another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Changes all points.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

    /// Adds a line to where the last part began.
    open func close() { path.closeSubpath() }

    /// Takes everything out.
    open func removeAllPoints() { path = Path() }
  }
#endif
