import Elements

/// The physical parameters of a spring.
public struct Spring: Hashable, Sendable {
  /// The mass of the object attached to the spring.
  public let mass: Double
  /// The stiffness coefficient.
  public let stiffness: Double
  /// The friction coefficient.
  public let damping: Double

  /// A spring without bounce.
  public static let smooth = Spring.smooth()
  /// A spring with a small bounce.
  public static let snappy = Spring.snappy()
  /// A spring with a larger bounce.
  public static let bouncy = Spring.bouncy()

  /// Creates a spring from a duration and a bounce.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration, in seconds.
  ///   - bounce: how much the spring overshoots, from 0 to 1. Negative values are overdamped.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / max(1 + bounce, 0.01) : 1 - bounce)
  }

  /// Creates a spring from a response and a damping ratio.
  ///
  /// - Parameters:
  ///   - response: the period of an oscillation without friction, in seconds.
  ///   - dampingRatio: the friction relative to critical damping: at 0 the spring never settles, at 1 it does not
  ///     overshoot.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * .pi / (response > 0.001 ? response : 0.001)
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }

  /// Creates a spring from physical coefficients.
  ///
  /// - Parameters:
  ///   - mass: the mass of the object attached to the spring.
  ///   - stiffness: the stiffness coefficient.
  ///   - damping: the friction coefficient.
  ///   - allowOverDamping: whether the friction may exceed critical damping.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    func positive(_ number: Double) -> Double { number > 1e-6 ? min(number, 1e9) : 1e-6 }
    self.mass = positive(mass)
    self.stiffness = positive(stiffness)
    let most = 2 * (self.mass * self.stiffness).squareRoot()
    self.damping = allowOverDamping ? positive(damping) : min(positive(damping), most)
  }

  /// Returns a spring without bounce.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration, in seconds.
  ///   - extraBounce: the bounce to add.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring with a small bounce.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration, in seconds.
  ///   - extraBounce: the bounce to add to 0.15.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring with a larger bounce.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration, in seconds.
  ///   - extraBounce: the bounce to add to 0.3.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The period of an oscillation without friction, in seconds.
  public var response: Double { 2 * .pi / (stiffness / mass).squareRoot() }
  /// The friction relative to critical damping.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// The perceived duration, in seconds.
  public var duration: Double { response }
  /// How much the spring overshoots, from 0 to 1. Negative values are overdamped.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  /// The time until the spring settles, in seconds.
  public var settlingDuration: Double { curve().settlingDuration }

  /// Returns the position of the attached object.
  ///
  /// - Parameters:
  ///   - target: the position at which the object comes to a stop. The object starts at 0.
  ///   - initialVelocity: the velocity at the start, per second.
  ///   - time: the time since the start, in seconds.
  public func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    target == 0 ? 0 : target * curve(velocity: initialVelocity / target).value(at: time)
  }

  package func curve(velocity: Double = 0) -> SpringCurve {
    SpringCurve(frequency: 2 * .pi / response, dampingRatio: dampingRatio, initialVelocity: velocity)
  }
}

extension Animation {
  /// Returns a spring animation.
  ///
  /// - Parameters:
  ///   - spring: the spring.
  ///   - blendDuration: ignored; accepted for source compatibility. A change starts from the value that the previous
  ///     change has reached.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    interpolatingSpring(spring)
  }

  /// Returns a spring animation with an initial velocity.
  ///
  /// - Parameters:
  ///   - spring: the spring.
  ///   - initialVelocity: the velocity at the start. At a constant velocity of 1, the whole change would take one
  ///     second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    let curve = spring.curve(velocity: initialVelocity)
    return Animation(AnimationTiming(.spring(curve), duration: curve.settlingDuration))
  }
}
