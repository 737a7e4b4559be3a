import Elements

/// How much of something is done at each part of its time.
public struct UnitCurve: Hashable, Sendable {
  private let start: UnitPoint
  private let end: UnitPoint

  /// As fast at the start as at the end.
  public static let linear = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at the start.
  public static let easeIn = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at the end.
  public static let easeOut = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Slow at the start and at the end.
  public static let easeInOut = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// As a quarter of a circle, slow at the start.
  public static let circularEaseIn = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.55, y: 0), endControlPoint: UnitPoint(x: 1, y: 0.45))
  /// As a quarter of a circle, slow at the end.
  public static let circularEaseOut = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0, y: 0.55), endControlPoint: UnitPoint(x: 0.45, y: 1))
  /// As two quarters of circles.
  public static let circularEaseInOut = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.85, y: 0), endControlPoint: UnitPoint(x: 0.15, y: 1))

  /// A cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - startControlPoint: the first control point, in time from 0 to 1.
  ///   - endControlPoint: the second control point, in time from 0 to 1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(start: startControlPoint, end: endControlPoint)
  }

  /// The curve that undoes this one.
  public var inverse: UnitCurve {
    UnitCurve(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x))
  }

  /// How much is done.
  ///
  /// - Parameter progress: the part of the time, from 0 to 1; others are brought into that range.
  public func value(at progress: Double) -> Double {
    let time = progress.isNaN ? 0 : min(max(progress, 0), 1)
    // The time grows with the parameter: halving finds it.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.bezier(middle, start.x, end.x) < time { low = middle } else { high = middle }
    }
    return Self.bezier((low + high) / 2, start.y, end.y)
  }

  /// How fast it goes.
  ///
  /// - Parameter progress: the part of the time, from 0 to 1.
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
  /// Along a curve.
  ///
  /// - Parameters:
  ///   - curve: how much is done at each part of the time.
  ///   - duration: in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { curve.animation(duration) }
}
