import Elements

extension Animation {
  /// A spring that swings a little, if at all.
  public static let spring = Animation.spring()
  /// A spring that follows a person's hand.
  public static let interactiveSpring = Animation.interactiveSpring()
  /// A spring that is given its own velocity.
  public static let interpolatingSpring = Animation.interpolatingSpring()
  /// A spring that does not swing.
  public static let smooth = Animation.smooth()
  /// A spring that swings a little.
  public static let snappy = Animation.snappy()
  /// A spring that swings.
  public static let bouncy = Animation.bouncy()

  /// A spring.
  ///
  /// - Parameters:
  ///   - duration: how long it seems to take, in seconds.
  ///   - bounce: how much it swings, from 0 to 1; below 0 it is slowed down.
  ///   - blendDuration: taken for the sake of the sources that give it; a change begins where the one before has come to.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(duration: duration, bounce: bounce, velocity: 0)
  }

  /// A spring.
  ///
  /// - Parameters:
  ///   - response: how stiff it is: how long a swing without friction would take, in seconds.
  ///   - dampingFraction: the friction: 0 never comes to rest, 1 does not swing.
  ///   - blendDuration: taken for the sake of the sources that give it; a change begins where the one before has come to.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(SpringCurve(frequency: 2 * .pi / response, dampingRatio: dampingFraction))
  }

  /// A spring that follows a person's hand.
  ///
  /// - Parameters:
  ///   - duration: how long it seems to take, in seconds.
  ///   - extraBounce: how much more it swings than it would.
  ///   - blendDuration: taken for the sake of the sources that give it; a change begins where the one before has come to.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, velocity: 0)
  }

  /// A spring that follows a person's hand.
  ///
  /// - Parameters:
  ///   - response: how stiff it is: how long a swing without friction would take, in seconds.
  ///   - dampingFraction: the friction: 0 never comes to rest, 1 does not swing.
  ///   - blendDuration: taken for the sake of the sources that give it; a change begins where the one before has come to.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// A spring given by what it is made of.
  ///
  /// - Parameters:
  ///   - mass: the mass on the spring.
  ///   - stiffness: the force that it pulls with.
  ///   - damping: the friction.
  ///   - initialVelocity: how fast it moves at the start, in ways a second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      SpringCurve(
        frequency: (stiffness / mass).squareRoot(), dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
        initialVelocity: initialVelocity))
  }

  /// A spring that is given its own velocity.
  ///
  /// - Parameters:
  ///   - duration: how long it seems to take, in seconds.
  ///   - bounce: how much it swings, from 0 to 1; below 0 it is slowed down.
  ///   - initialVelocity: how fast it moves at the start, in ways a second.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    spring(duration: duration, bounce: bounce, velocity: initialVelocity)
  }

  /// A spring that does not swing.
  ///
  /// - Parameters:
  ///   - duration: how long it seems to take, in seconds.
  ///   - extraBounce: how much it swings after all.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce, velocity: 0)
  }

  /// A spring that swings a little.
  ///
  /// - Parameters:
  ///   - duration: how long it seems to take, in seconds.
  ///   - extraBounce: how much more it swings than it would.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, velocity: 0)
  }

  /// A spring that swings.
  ///
  /// - Parameters:
  ///   - duration: how long it seems to take, in seconds.
  ///   - extraBounce: how much more it swings than it would.
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
