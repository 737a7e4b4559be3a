/// The progress of an animation as a function of time.
public enum AnimationCurve: Hashable, Sendable {
  /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points, whose `x` is between 0 and 1.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// The motion of a damped spring from 0 to its rest position 1.
  case spring(SpringCurve)

  /// Constant speed.
  public static let linear = AnimationCurve.bezier(x1: 0, y1: 0, x2: 1, y2: 1)
  /// Slow at the start.
  public static let easeIn = AnimationCurve.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Slow at the end.
  public static let easeOut = AnimationCurve.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Slow at the start and at the end.
  public static let easeInOut = AnimationCurve.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
}

extension AnimationCurve: CustomStringConvertible {
  /// The name of the curve, or its parameters if it has no name.
  public var description: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInOut: "easeInOut"
    case .bezier(let x1, let y1, let x2, let y2): "bezier(\(x1), \(y1), \(x2), \(y2))"
    case .spring: "spring"
    }
  }
}
