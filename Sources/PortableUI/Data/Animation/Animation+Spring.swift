import Elements

extension Animation {
  /// A spring with the default parameters.
  public static let spring = Animation.spring()
  /// A spring for changes that follow a gesture.
  public static let interactiveSpring = Animation.interactiveSpring()
  /// A spring with an initial velocity.
  public static let interpolatingSpring = Animation.interpolatingSpring()
  /// A spring without bounce.
  public static let smooth = Animation.smooth()
  /// A spring with a small bounce.
  public static let snappy = Animation.snappy()
  /// A spring with a large bounce.
  public static let bouncy = Animation.bouncy()

  /// Returns a spring with a duration and a bounciness.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration, in seconds.
  ///   - bounce: the bounciness, from 0 (none) to 1. Negative values overdamp the spring.
  ///   - blendDuration: has no effect: an animation always starts at the current position of the previous one.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(duration: duration, bounce: bounce, velocity: 0)
  }

  /// Returns a spring with a stiffness and a damping ratio.
  ///
  /// - Parameters:
  ///   - response: the stiffness, as the period of the undamped oscillation in seconds.
  ///   - dampingFraction: the damping ratio: with 0 the spring oscillates forever, with 1 it does not oscillate.
  ///   - blendDuration: has no effect: an animation always starts at the current position of the previous one.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(SpringCurve(frequency: 2 * .pi / response, dampingRatio: dampingFraction))
  }

  /// Returns a spring for changes that follow a gesture.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration, in seconds.
  ///   - extraBounce: the bounciness to add.
  ///   - blendDuration: has no effect: an animation always starts at the current position of the previous one.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, velocity: 0)
  }

  /// Returns a spring for changes that follow a gesture, with a stiffness and a damping ratio.
  ///
  /// - Parameters:
  ///   - response: the stiffness, as the period of the undamped oscillation in seconds.
  ///   - dampingFraction: the damping ratio: with 0 the spring oscillates forever, with 1 it does not oscillate.
  ///   - blendDuration: has no effect: an animation always starts at the current position of the previous one.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// Returns a spring with physical parameters.
  ///
  /// - Parameters:
  ///   - mass: the mass of the object that is attached to the spring.
  ///   - stiffness: the stiffness of the spring.
  ///   - damping: the damping coefficient.
  ///   - initialVelocity: the velocity at the start, in animated distances per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      SpringCurve(
        frequency: (stiffness / mass).squareRoot(), dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
        initialVelocity: initialVelocity))
  }

  /// Returns a spring with an initial velocity.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration, in seconds.
  ///   - bounce: the bounciness, from 0 (none) to 1. Negative values overdamp the spring.
  ///   - initialVelocity: the velocity at the start, in animated distances per second.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    spring(duration: duration, bounce: bounce, velocity: initialVelocity)
  }

  /// Returns a spring without bounce.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration, in seconds.
  ///   - extraBounce: the bounciness to add.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce, velocity: 0)
  }

  /// Returns a spring with a small bounce.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration, in seconds.
  ///   - extraBounce: the bounciness to add.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, velocity: 0)
  }

  /// Returns a spring with a large bounce.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration, in seconds.
  ///   - extraBounce: the bounciness to add.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce, velocity: 0)
  }

  private static func spring(duration: Double, bounce: Double, velocity: Double) -> Animation {
    Animation(
      SpringCurve(
        frequency: 2 * .pi / duration, dampingRatio: bounce < 0 ? 1 / max(1 + bounce, 0) : 1 - bounce,
        initialVelocity: velocity))
  }

  private init(_ spring: SpringCurve) {
    self.init(AnimationTiming(.spring(spring), duration: spring.settlingDuration))
  }
}
