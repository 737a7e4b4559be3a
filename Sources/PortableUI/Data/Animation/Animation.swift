import Elements

/// The timing of an animated change.
public struct Animation: Hashable, Sendable {
  /// The timing that hosts read.
  package var timing: AnimationTiming

  package init(_ timing: AnimationTiming) {
    self.timing = timing
  }

  private init(_ curve: AnimationCurve, duration: Double = 0.35) {
    timing = AnimationTiming(curve, duration: duration)
  }

  /// The default animation, a spring without bounce.
  public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)
  /// An animation at constant speed.
  public static let linear = Animation(.linear)
  /// An animation that starts slowly.
  public static let easeIn = Animation(.easeIn)
  /// An animation that ends slowly.
  public static let easeOut = Animation(.easeOut)
  /// An animation that starts and ends slowly.
  public static let easeInOut = Animation(.easeInOut)

  /// Returns an animation at constant speed.
  ///
  /// - Parameter duration: the duration, in seconds.
  public static func linear(duration: Double) -> Animation { Animation(.linear, duration: duration) }

  /// Returns an animation that starts slowly.
  ///
  /// - Parameter duration: the duration, in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration: duration) }

  /// Returns an animation that ends slowly.
  ///
  /// - Parameter duration: the duration, in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration: duration) }

  /// Returns an animation that starts and ends slowly.
  ///
  /// - Parameter duration: the duration, in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration: duration) }

  /// Returns an animation with a cubic Bézier timing curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - p1x: the time of the first control point, from 0 to 1.
  ///   - p1y: the progress of the first control point.
  ///   - p2x: the time of the second control point, from 0 to 1.
  ///   - p2y: the progress of the second control point.
  ///   - duration: the duration, in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    // Limit the values, because hosts cannot draw curves with values that are out of range or NaN.
    func time(_ x: Double) -> Double { x.isNaN ? 0 : min(max(x, 0), 1) }
    func share(_ y: Double) -> Double { y.isNaN ? 0 : min(max(y, -100), 100) }
    return Animation(
      .bezier(x1: time(p1x), y1: share(p1y), x2: time(p2x), y2: share(p2y)), duration: duration)
  }

  /// Returns this animation with a delay.
  ///
  /// - Parameter delay: the delay, in seconds.
  public func delay(_ delay: Double) -> Animation { Animation(timing.delayed(by: delay)) }

  /// Returns this animation at another speed.
  ///
  /// - Parameter speed: the factor of the speed. Values that are not positive have no effect.
  public func speed(_ speed: Double) -> Animation { Animation(timing.faster(by: speed)) }

  /// Returns this animation with repetitions.
  ///
  /// - Parameters:
  ///   - repeatCount: the number of repetitions, at least 1.
  ///   - autoreverses: whether every second repetition runs backward.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    repeated(max(1, repeatCount), autoreverses)
  }

  /// Returns this animation with repetitions until the view changes again or is removed.
  ///
  /// - Parameter autoreverses: whether every second repetition runs backward.
  public func repeatForever(autoreverses: Bool = true) -> Animation { repeated(nil, autoreverses) }

  private func repeated(_ count: Int?, _ autoreverses: Bool) -> Animation {
    var animation = self
    animation.timing.repeatCount = count
    animation.timing.autoreverses = autoreverses
    return animation
  }
}

extension Animation: CustomStringConvertible {
  /// The curve, the duration, and other settings that differ from the default, as in `easeIn 0.35 s after 1 s`.
  public var description: String { timing.description }
}
