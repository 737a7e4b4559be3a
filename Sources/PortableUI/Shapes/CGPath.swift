import Foundation

#if !canImport(CoreGraphics)
  /// Lines and curves, as Core Graphics has them, for code that makes a ``Path`` of one.
  public class CGPath {
    /// What it consists of.
    fileprivate(set) var path: Path

    init(path: Path) {
      self.path = path
    }

    /// Creates a rectangle.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - transform: what becomes of it; `nil` for nothing.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(path: Path(rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates an ellipse that touches the sides of a rectangle.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - transform: what becomes of it; `nil` for nothing.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(path: Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates a rectangle with round corners.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - cornerWidth: how wide each corner is.
    ///   - cornerHeight: how high.
    ///   - transform: what becomes of it; `nil` for nothing.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      let path = Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular)
      self.init(path: path.applying(transform?.pointee ?? .identity))
    }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { path.isEmpty }

    /// Where the path has come to; zero for an empty one.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The smallest rectangle around all points, also around those that only pull at curves; `.null` for an empty path.
    public var boundingBox: CGRect { path.boundingRect }

    /// The smallest rectangle around all points, see ``boundingBox``.
    public var boundingBoxOfPath: CGRect { path.boundingRect }

    /// Whether a point is inside. O(steps).
    ///
    /// - Parameters:
    ///   - point: the point.
    ///   - rule: what is inside where parts of the path are in one another.
    ///   - transform: what becomes of the path before.
    public func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
      path.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// A copy that nobody changes.
    public func copy() -> CGPath? { CGPath(path: path) }

    /// A copy to be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path: path) }
  }

  /// What is inside where parts of a path are in one another.
  public enum CGPathFillRule: Int, Sendable {
    /// All but where the parts go around in opposite ways.
    case winding
    /// What is within an odd number of parts.
    case evenOdd
  }

  /// A ``CGPath`` that is made step by step.
  public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public convenience init() {
      self.init(path: Path())
    }

    /// Goes on from another point, without a line.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      path.move(to: point.applying(transform))
    }

    /// Adds a line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      path.addLine(to: point.applying(transform))
    }

    /// Adds lines from the first of some points to the last.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      path.addLines(points.map { $0.applying(transform) })
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
      path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a curve with two control points.
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

    /// Adds a rectangle with round corners.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
      path.addRoundedRect(
        in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular, transform: transform)
    }

    /// Adds an ellipse that touches the sides of a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      path.addEllipse(in: rect, transform: transform)
    }

    /// Adds a part of a circle, after a line to where that begins.
    ///
    /// - Parameters:
    ///   - center: the circle's middle.
    ///   - radius: its radius.
    ///   - startAngle: where the part begins, in radians.
    ///   - endAngle: where it ends.
    ///   - clockwise: as Core Graphics counts, where y goes upwards: on a screen `false` is the way of a clock.
    ///   - transform: what becomes of it.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      path.addArc(
        center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
        clockwise: clockwise, transform: transform)
    }

    /// Adds a part of a circle that touches two lines: from where the path is to one point, and from there to another.
    public func addArc(
      tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
      path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// Adds another path.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
      path.addPath(other.path, transform: transform)
    }

    /// Adds a line to where the last part began.
    public func closeSubpath() {
      path.closeSubpath()
    }
  }

  extension Path {
    /// Creates a path of one of Core Graphics, as that is now.
    public init(_ path: CGPath) {
      self = path.path
    }

    /// The path as Core Graphics has it.
    public var cgPath: CGPath { CGPath(path: self) }
  }
#else
  extension Path {
    /// Creates a path of one of Core Graphics, as that is now.
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

    /// The path as Core Graphics has it.
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
