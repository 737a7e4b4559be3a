/// A path of lines and curves in a rectangle of unknown size.
public struct PathValue: Hashable, Sendable {
  /// A length that depends on the rectangle: a number of points plus a fraction of its width or height.
  public struct Length: Hashable, Sendable {
    /// The constant part, in points.
    public var points: Double
    /// The fraction of the rectangle's size along the axis of the length.
    public var part: Double

    /// Creates a length.
    public init(points: Double, part: Double = 0) {
      self.points = points
      self.part = part
    }
  }

  /// A point in the rectangle.
  public struct Point: Hashable, Sendable {
    /// The distance from the left edge.
    public var x: Length
    /// The distance from the top edge.
    public var y: Length

    /// Creates a point.
    public init(x: Length, y: Length) {
      self.x = x
      self.y = y
    }
  }

  /// A segment of the path.
  public enum Step: Hashable, Sendable {
    /// Starts a new subpath at a point.
    case move(Point)
    /// A line to a point.
    case line(Point)
    /// A cubic Bézier curve with two control points.
    case curve(Point, Point, to: Point)
    /// A line to the start of the current subpath.
    case close
  }

  /// The segments in order.
  public var steps: [Step]
  /// Whether the path is filled with the even-odd rule.
  public var isEvenOdd: Bool

  /// Creates a path.
  public init(_ steps: [Step], isEvenOdd: Bool = false) {
    self.steps = steps
    self.isEvenOdd = isEvenOdd
  }

  /// Whether no point depends on the size of the rectangle.
  public var isFixed: Bool {
    steps.allSatisfy { step in step.points.allSatisfy { $0.x.part == 0 && $0.y.part == 0 } }
  }

  var isValid: Bool {
    steps.allSatisfy { step in
      step.points.allSatisfy { point in
        [point.x.points, point.x.part, point.y.points, point.y.part].allSatisfy { abs($0) <= FrameValue.largestLength }
      }
    }
  }
}

extension PathValue.Step {
  /// The points of the segment.
  package var points: [PathValue.Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}
