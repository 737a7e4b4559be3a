import Elements

/// How a change is shown over time.
public struct Animation: Hashable, Sendable {
  /// What hosts see of it.
  package var timing: AnimationTiming

  package init(_ timing: AnimationTiming) {
    self.timing = timing
  }

  private init(_ curve: AnimationCurve, duration: Double = 0.35) {
    timing = AnimationTiming(curve, duration: duration)
  }

  /// The platform's own: slow at the end, without swinging.
  public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)
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

  /// Along a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - p1x: where the first control point is in time, from 0 to 1.
  ///   - p1y: how much is done there.
  ///   - p2x: where the second control point is in time, from 0 to 1.
  ///   - p2y: how much is done there.
  ///   - duration: in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    // What is outside, or no number, is no curve that a host could draw.
    func time(_ x: Double) -> Double { x.isNaN ? 0 : min(max(x, 0), 1) }
    func share(_ y: Double) -> Double { y.isNaN ? 0 : min(max(y, -100), 100) }
    return Animation(
      .bezier(x1: time(p1x), y1: share(p1y), x2: time(p2x), y2: share(p2y)), duration: duration)
  }

  /// This animation, begun later.
  ///
  /// - Parameter delay: in seconds.
  public func delay(_ delay: Double) -> Animation { Animation(timing.delayed(by: delay)) }

  /// This animation, faster or slower.
  ///
  /// - Parameter speed: how many times as fast; one that is not above 0 changes nothing.
  public func speed(_ speed: Double) -> Animation { Animation(timing.faster(by: speed)) }

  /// This animation, several times.
  ///
  /// - Parameters:
  ///   - repeatCount: how often; less than once is once.
  ///   - autoreverses: whether each second time goes backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    repeated(max(1, repeatCount), autoreverses)
  }

  /// This animation until the view changes again or goes.
  ///
  /// - Parameter autoreverses: whether each second time goes backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation { repeated(nil, autoreverses) }

  private func repeated(_ count: Int?, _ autoreverses: Bool) -> Animation {
    var animation = self
    animation.timing.repeatCount = count
    animation.timing.autoreverses = autoreverses
    return animation
  }
}

extension Animation: CustomStringConvertible {
  /// The curve, the duration, and what is out of the ordinary, as in `easeIn 0.35 s after 1 s`.
  public var description: String { timing.description }
}
