import Elements

/// What a spring is made of.
public struct Spring: Hashable, Sendable {
  /// How heavy what hangs on it is.
  public let mass: Double
  /// The force that it pulls with.
  public let stiffness: Double
  /// The friction.
  public let damping: Double

  /// A spring that does not swing.
  public static let smooth = Spring.smooth()
  /// A spring that swings a little.
  public static let snappy = Spring.snappy()
  /// A spring that swings.
  public static let bouncy = Spring.bouncy()

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - duration: how long it seems to take, in seconds.
  ///   - bounce: how much it swings, from 0 to 1; below 0 it is slowed down.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / max(1 + bounce, 0.01) : 1 - bounce)
  }

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - response: how stiff it is: how long a swing without friction would take, in seconds.
  ///   - dampingRatio: the friction: 0 never comes to rest, 1 does not swing.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * .pi / (response > 0.001 ? response : 0.001)
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - mass: how heavy what hangs on it is.
  ///   - stiffness: the force that it pulls with.
  ///   - damping: the friction.
  ///   - allowOverDamping: whether there may be more friction than it takes not to swing.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    func positive(_ number: Double) -> Double { number > 1e-6 ? min(number, 1e9) : 1e-6 }
    self.mass = positive(mass)
    self.stiffness = positive(stiffness)
    let most = 2 * (self.mass * self.stiffness).squareRoot()
    self.damping = allowOverDamping ? positive(damping) : min(positive(damping), most)
  }

  /// A spring that does not swing.
  ///
  /// - Parameters:
  ///   - duration: how long it seems to take, in seconds.
  ///   - extraBounce: how much it swings after all.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that swings a little.
  ///
  /// - Parameters:
  ///   - duration: how long it seems to take, in seconds.
  ///   - extraBounce: how much more it swings than it would.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that swings.
  ///
  /// - Parameters:
  ///   - duration: how long it seems to take, in seconds.
  ///   - extraBounce: how much more it swings than it would.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// How long a swing without friction would take, in seconds.
  public var response: Double { 2 * .pi / (stiffness / mass).squareRoot() }
  /// The friction, as a share of that which keeps it from swinging.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// How long it seems to take, in seconds.
  public var duration: Double { response }
  /// How much it swings, from 0 to 1; below 0 it is slowed down.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  /// How long it takes until it rests, in seconds.
  public var settlingDuration: Double { curve().settlingDuration }

  /// Where what hangs on it is.
  ///
  /// - Parameters:
  ///   - target: where it comes to rest, from 0.
  ///   - initialVelocity: how fast it moves at the start, a second.
  ///   - time: in seconds.
  public func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    target == 0 ? 0 : target * curve(velocity: initialVelocity / target).value(at: time)
  }

  func curve(velocity: Double = 0) -> SpringCurve {
    SpringCurve(frequency: 2 * .pi / response, dampingRatio: dampingRatio, initialVelocity: velocity)
  }
}

extension Animation {
  /// A spring.
  ///
  /// - Parameters:
  ///   - spring: what it is made of.
  ///   - blendDuration: taken for the sake of the sources that give it; a change begins where the one before has come to.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    interpolatingSpring(spring)
  }

  /// A spring that is given its own velocity.
  ///
  /// - Parameters:
  ///   - spring: what it is made of.
  ///   - initialVelocity: how fast it moves at the start, in ways a second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    let curve = spring.curve(velocity: initialVelocity)
    return Animation(AnimationTiming(.spring(curve), duration: curve.settlingDuration))
  }
}
