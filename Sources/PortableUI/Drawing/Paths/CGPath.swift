import Foundation

#if !canImport(CoreGraphics)
  /// A path with Core Graphics' API, for source code that converts such a path to a ``Path``.
  public class CGPath {
    /// The path's elements.
    fileprivate(set) var path: Path

    init(path: Path) {
      self.path = path
    }

    /// Creates a rectangle.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - transform: the transformation of the path; `nil` for none.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(path: Path(rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates an ellipse that is inscribed in a rectangle.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - transform: the transformation of the path; `nil` for none.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(path: Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates a rectangle with rounded corners.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - cornerWidth: the width of each corner.
    ///   - cornerHeight: the height of each corner.
    ///   - transform: the transformation of the path; `nil` for none.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      let path = Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular)
      self.init(path: path.applying(transform?.pointee ?? .identity))
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }

    /// The current point; zero for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The smallest rectangle that contains all points of the path, including control points; `.null` for an empty
    /// path.
    public var boundingBox: CGRect { path.controlPointBounds }

    /// The smallest rectangle that contains the lines and curves of the path; `.null` for an empty path.
    public var boundingBoxOfPath: CGRect { path.boundingRect }

    /// Returns whether a point is inside the path.
    ///
    /// - Parameters:
    ///   - point: the point.
    ///   - rule: the rule that determines the interior.
    ///   - transform: the transformation that is first applied to the path.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
      path.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// Returns an immutable copy.
    public func copy() -> CGPath? { CGPath(path: path) }

    /// Returns a mutable copy.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path: path) }
  }

  /// The rule that determines the interior of overlapping subpaths.
  public enum CGPathFillRule: Int, Sendable {
    /// The nonzero winding rule: a point is inside if the subpaths around it run a different number of times clockwise
    /// than counterclockwise.
    case winding
    /// The even-odd rule: a point is inside if an odd number of subpaths surround it.
    case evenOdd
  }

  /// A mutable ``CGPath``.
  public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public convenience init() {
      self.init(path: Path())
    }

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      path.move(to: point.applying(transform))
    }

    /// Appends a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      path.addLine(to: point.applying(transform))
    }

    /// Adds a subpath of straight lines that connect the points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      path.addLines(points.map { $0.applying(transform) })
    }

    /// Appends a quadratic Bézier curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
      path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Appends a cubic Bézier curve.
    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
      path.addCurve(
        to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      path.addRect(rect, transform: transform)
    }

    /// Adds a rectangle with rounded corners.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
      path.addRoundedRect(
        in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular, transform: transform)
    }

    /// Adds an ellipse that is inscribed in a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      path.addEllipse(in: rect, transform: transform)
    }

    /// Adds an arc of a circle, connected to the current point by a straight line.
    ///
    /// - Parameters:
    ///   - center: the center of the circle.
    ///   - radius: the radius of the circle.
    ///   - startAngle: the start angle, in radians from the positive x-axis.
    ///   - endAngle: the end angle, in radians from the positive x-axis.
    ///   - clockwise: whether the arc is clockwise in Core Graphics' coordinate system, in which y increases upwards.
    ///     On a screen, the direction is the opposite: `false` is clockwise.
    ///   - transform: the transformation of the arc.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      path.addArc(
        center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
        clockwise: clockwise, transform: transform)
    }

    /// Adds an arc of a circle that is tangent to two lines. The first line connects the current point to
    /// `tangent1End`, and the second connects `tangent1End` to `tangent2End`.
    public func addArc(
      tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
      path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// Adds another path.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
      path.addPath(other.path, transform: transform)
    }

    /// Closes the current subpath with a straight line.
    public func closeSubpath() {
      path.closeSubpath()
    }
  }

  extension Path {
    /// Creates a path from a Core Graphics path. Later changes of that path have no effect.
    public init(_ path: CGPath) {
      self = path.path
    }

    /// The path as a Core Graphics path.
    public var cgPath: CGPath { CGPath(path: self) }
  }
#else
  extension Path {
    /// Creates a path from a Core Graphics path. Later changes of that path have no effect.
    public init(_ path: CGPath) {
      var steps = Path()
      path.applyWithBlock { element in
        let points = element.pointee.points
        switch element.pointee.type {
        case .moveToPoint: steps.move(to: points[0])
        case .addLineToPoint: steps.addLine(to: points[0])
        case .addQuadCurveToPoint: steps.addQuadCurve(to: points[1], control: points[0])
        case .addCurveToPoint: steps.addCurve(to: points[2], control1: points[0], control2: points[1])
        case .closeSubpath: steps.closeSubpath()
        @unknown default: break
        }
      }
      self = steps
    }

    /// The path as a Core Graphics path.
    public var cgPath: CGPath {
      let path = CGMutablePath()
      for element in elements {
        switch element {
        case .move(let end): path.move(to: end)
        case .line(let end): path.addLine(to: end)
        case .quadCurve(let end, let control): path.addQuadCurve(to: end, control: control)
        case .curve(let end, let control1, let control2): path.addCurve(to: end, control1: control1, control2: control2)
        case .closeSubpath: path.closeSubpath()
        }
      }
      return path
    }
  }
#endif
