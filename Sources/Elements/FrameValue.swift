/// A place on the screen, in points.
public struct PointValue: Hashable, Sendable {
  /// How far to the right.
  public var x: Double
  /// How far down.
  public var y: Double

  /// Where a space begins.
  public static let zero = PointValue(x: 0, y: 0)

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - x: how far to the right.
  ///   - y: how far down.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether it is a place that can be reckoned with: sums and differences of such are finite.
  var isValid: Bool { abs(x) <= FrameValue.largestLength && abs(y) <= FrameValue.largestLength }
}

/// Where an element or a layer is on the screen, and how large it is, in points.
public struct FrameValue: Hashable, Sendable {
  /// Its corner with the least x and y.
  public var origin: PointValue
  /// How wide it is.
  public var width: Double
  /// How high it is.
  public var height: Double

  /// No side is longer, and no place farther away: browsers have no elements of more than 33,554,432 points.
  public static let largestLength = 1e8

  /// Creates a frame.
  ///
  /// - Parameters:
  ///   - origin: its corner with the least x and y.
  ///   - width: how wide it is.
  ///   - height: how high it is.
  public init(origin: PointValue = .zero, width: Double, height: Double) {
    self.origin = origin
    self.width = width
    self.height = height
  }

  /// Whether it is a frame: its sides are lengths, and nothing is out of bounds.
  public var isValid: Bool {
    let lengths = 0...Self.largestLength
    return origin.isValid && lengths.contains(width) && lengths.contains(height)
  }
}

/// What a host has found an element or a layer to be: where it is and how large.
public struct FrameReport: Hashable, Sendable {
  /// The element's id.
  public var element: Int
  /// Which of the element's layers was measured, from 0; `nil` for the element itself.
  public var layer: Int?
  /// Where it is and how large.
  public var frame: FrameValue

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - element: the element's id.
  ///   - layer: which of the element's layers was measured, from 0; `nil` for the element itself.
  ///   - frame: where it is and how large.
  public init(element: Int, layer: Int? = nil, frame: FrameValue) {
    self.element = element
    self.layer = layer
    self.frame = frame
  }
}

extension FrameValue: CustomStringConvertible {
  /// The corner and the sides, as in `0 0 390 844`.
  public var description: String {
    [origin.x, origin.y, width, height].map { AttributeValue.number($0).description }.joined(separator: " ")
  }
}
