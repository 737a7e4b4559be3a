/// Lines and curves, in a space that has a width and a height.
public struct PathValue: Hashable, Sendable {
  /// A length that depends on the space: so many points, and so many times its width or its height.
  public struct Length: Hashable, Sendable {
    /// In points.
    public var points: Double
    /// Parts of the side along which the length is measured.
    public var part: Double

    /// Creates a length.
    public init(points: Double, part: Double = 0) {
      self.points = points
      self.part = part
    }
  }

  /// A place in the space.
  public struct Place: Hashable, Sendable {
    /// How far from its left side.
    public var x: Length
    /// How far from its top.
    public var y: Length

    /// Creates a place.
    public init(x: Length, y: Length) {
      self.x = x
      self.y = y
    }
  }

  /// One step along the path.
  public enum Step: Hashable, Sendable {
    /// Goes on from another place, without a line.
    case move(Place)
    /// A line.
    case line(Place)
    /// A curve of the third degree.
    case curve(Place, Place, to: Place)
    /// A line to where the last part began.
    case close
  }

  /// The steps, first to last.
  public var steps: [Step]
  /// Whether what is within two parts is outside.
  public var isEvenOdd: Bool

  /// Creates a path.
  public init(_ steps: [Step], isEvenOdd: Bool = false) {
    self.steps = steps
    self.isEvenOdd = isEvenOdd
  }

  /// Whether no place depends on the space.
  public var isFixed: Bool {
    steps.allSatisfy { step in step.places.allSatisfy { $0.x.part == 0 && $0.y.part == 0 } }
  }

  var isValid: Bool {
    steps.allSatisfy { step in
      step.places.allSatisfy { place in
        [place.x.points, place.x.part, place.y.points, place.y.part].allSatisfy { abs($0) <= FrameValue.largestLength }
      }
    }
  }
}

extension PathValue.Step {
  /// The places that it names.
  package var places: [PathValue.Place] {
    switch self {
    case .move(let place), .line(let place): [place]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}
