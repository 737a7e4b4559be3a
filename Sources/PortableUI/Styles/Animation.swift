/// How a change is shown over time.
public struct Animation: Hashable, Sendable {
  /// What the speed of a change does along its way.
  enum Curve: String {
    case linear
    case easeIn
    case easeOut
    case easeInOut
  }

  private let curve: Curve
  private var duration: Double
  private var delay = 0.0

  private init(_ curve: Curve, duration: Double = 0.35) {
    self.curve = curve
    self.duration = duration
  }

  /// The platform's own.
  public static let `default` = Animation(.easeInOut)
  /// As fast at the start as at the end.
  public static let linear = Animation(.linear)
  /// Slow at the start.
  public static let easeIn = Animation(.easeIn)
  /// Slow at the end.
  public static let easeOut = Animation(.easeOut)
  /// Slow at the start and at the end.
  public static let easeInOut = Animation(.easeInOut)

  /// As fast at the start as at the end.
  ///
  /// - Parameter duration: in seconds.
  public static func linear(duration: Double) -> Animation { Animation(.linear, duration: duration) }

  /// Slow at the start.
  ///
  /// - Parameter duration: in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration: duration) }

  /// Slow at the end.
  ///
  /// - Parameter duration: in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration: duration) }

  /// Slow at the start and at the end.
  ///
  /// - Parameter duration: in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration: duration) }

  /// This animation, begun later.
  ///
  /// - Parameter delay: in seconds.
  public func delay(_ delay: Double) -> Animation {
    var animation = self
    animation.delay += delay
    return animation
  }

  /// This animation, faster or slower.
  ///
  /// - Parameter speed: how many times as fast; one that is not above 0 changes nothing.
  public func speed(_ speed: Double) -> Animation {
    guard speed > 0 else { return self }
    var animation = self
    animation.duration /= speed
    animation.delay /= speed
    return animation
  }

  /// What hosts read: the curve, the duration and, where there is one, the delay, in milliseconds.
  var words: String {
    let delay = Self.milliseconds(delay)
    return "\(curve.rawValue) \(Self.milliseconds(duration))" + (delay == 0 ? "" : " \(delay)")
  }

  /// A time as hosts take it: never below nothing nor above an hour.
  private static func milliseconds(_ seconds: Double) -> Int {
    seconds.isNaN ? 0 : Int((min(max(seconds, 0), 3_600) * 1_000).rounded())
  }
}
