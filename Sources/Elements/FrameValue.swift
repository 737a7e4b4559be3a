/// A position on the screen, in points.
public struct PointValue: Hashable, Sendable {
  /// The horizontal coordinate.
  public var x: Double
  /// The vertical coordinate.
  public var y: Double

  /// The origin of a coordinate space.
  public static let zero = PointValue(x: 0, y: 0)

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - x: the horizontal coordinate.
  ///   - y: the vertical coordinate.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether the coordinates are within bounds, so that sums and differences are finite.
  var isValid: Bool { abs(x) <= FrameValue.largestLength && abs(y) <= FrameValue.largestLength }
}

/// The frame of an element or a layer on the screen, in points.
public struct FrameValue: Hashable, Sendable {
  /// The corner with the least x and y.
  public var origin: PointValue
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// The limit of coordinates and sizes. Browsers limit elements to 33,554,432 points.
  public static let largestLength = 1e8

  /// Creates a frame.
  ///
  /// - Parameters:
  ///   - origin: the corner with the least x and y.
  ///   - width: the width.
  ///   - height: the height.
  public init(origin: PointValue = .zero, width: Double, height: Double) {
    self.origin = origin
    self.width = width
    self.height = height
  }

  /// Whether the width and the height are not negative, and all values are within bounds.
  public var isValid: Bool {
    let lengths = 0...Self.largestLength
    return origin.isValid && lengths.contains(width) && lengths.contains(height)
  }
}

/// The measured frame of an element or a layer, as reported by a host.
public struct FrameReport: Hashable, Sendable {
  /// The id of the element.
  public var element: Int
  /// The index of the measured layer, or `nil` for the element itself.
  public var layer: Int?
  /// The measured frame.
  public var frame: FrameValue

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - element: the id of the element.
  ///   - layer: the index of the measured layer, or `nil` for the element itself.
  ///   - frame: the measured frame.
  public init(element: Int, layer: Int? = nil, frame: FrameValue) {
    self.element = element
    self.layer = layer
    self.frame = frame
  }
}

extension FrameValue: CustomStringConvertible {
  /// The origin and the size, as in `0 0 390 844`.
  public var description: String {
    [origin.x, origin.y, width, height].map { AttributeValue.number($0).description }.joined(separator: " ")
  }
}
