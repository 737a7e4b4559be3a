import Elements

/// A timing curve: maps the elapsed fraction of an animation to the completed fraction of its change.
public struct UnitCurve: Hashable, Sendable {
  private let start: UnitPoint
  private let end: UnitPoint

  /// A curve with constant velocity.
  public static let linear = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// A curve that starts slowly.
  public static let easeIn = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// A curve that ends slowly.
  public static let easeOut = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A curve that starts and ends slowly.
  public static let easeInOut = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A curve shaped like a quarter of a circle that starts slowly.
  public static let circularEaseIn = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.55, y: 0), endControlPoint: UnitPoint(x: 1, y: 0.45))
  /// A curve shaped like a quarter of a circle that ends slowly.
  public static let circularEaseOut = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0, y: 0.55), endControlPoint: UnitPoint(x: 0.45, y: 1))
  /// A curve shaped like two quarters of a circle that starts and ends slowly.
  public static let circularEaseInOut = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.85, y: 0), endControlPoint: UnitPoint(x: 0.15, y: 1))

  /// Returns a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - startControlPoint: the first control point; its x coordinate is a time from 0 to 1.
  ///   - endControlPoint: the second control point; its x coordinate is a time from 0 to 1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(start: startControlPoint, end: endControlPoint)
  }

  /// The inverse function of this curve.
  public var inverse: UnitCurve {
    UnitCurve(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x))
  }

  /// Returns the completed fraction of the change.
  ///
  /// - Parameter progress: the elapsed fraction of the time; values outside of 0 through 1 are clamped.
  public func value(at progress: Double) -> Double {
    let time = progress.isNaN ? 0 : min(max(progress, 0), 1)
    // The x coordinate increases with the curve's parameter, so bisection finds the parameter for this time.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.bezier(middle, start.x, end.x) < time { low = middle } else { high = middle }
    }
    return Self.bezier((low + high) / 2, start.y, end.y)
  }

  /// Returns the rate of change.
  ///
  /// - Parameter progress: the elapsed fraction of the time, from 0 to 1.
  public func velocity(at progress: Double) -> Double {
    let (before, after) = (max(progress - 0.0005, 0), min(progress + 0.0005, 1))
    return (value(at: after) - value(at: before)) / (after - before)
  }

  private static func bezier(_ t: Double, _ first: CGFloat, _ second: CGFloat) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * Double(first) + 3 * rest * t * t * Double(second) + t * t * t
  }

  fileprivate func animation(_ duration: Double) -> Animation {
    .timingCurve(Double(start.x), Double(start.y), Double(end.x), Double(end.y), duration: duration)
  }
}

extension Animation {
  /// Returns an animation that follows a timing curve.
  ///
  /// - Parameters:
  ///   - curve: the timing curve.
  ///   - duration: the duration, in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { curve.animation(duration) }
}
