import Foundation

/// The motion of a damped spring that is released at 0 and rests at 1.
public struct SpringCurve: Hashable, Sendable {
  /// The undamped angular frequency, in radians per second.
  public let frequency: Double
  /// The damping ratio. Below 1 the spring overshoots; at 1 it is critically damped.
  public let dampingRatio: Double
  /// The initial velocity, in units of the whole distance per second.
  public let initialVelocity: Double

  /// Creates a curve. Parameters are clamped to their ranges.
  ///
  /// - Parameters:
  ///   - frequency: the undamped angular frequency in radians per second, from 0.01 to 1,000.
  ///   - dampingRatio: the damping ratio, from 0.01 to 100.
  ///   - initialVelocity: the initial velocity in distances per second, from -1,000 to 1,000.
  public init(frequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    self.frequency = Self.number(frequency, in: 0.01...1_000)
    self.dampingRatio = Self.number(dampingRatio, in: 0.01...100)
    self.initialVelocity = Self.number(initialVelocity, in: -1_000...1_000, or: 0)
  }

  /// Returns the position of the spring.
  ///
  /// - Parameter time: the time since the release, in seconds.
  public func value(at time: Double) -> Double {
    let decay = frequency * dampingRatio
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let sine = (decay - initialVelocity) / swing
      return 1 - exp(-decay * time) * (cos(swing * time) + sine * sin(swing * time))
    }
    guard dampingRatio > 1 else {
      return 1 - exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
    }
    let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (root - decay, -root - decay)
    let share = (initialVelocity + fast) / (fast - slow)
    return 1 - share * exp(slow * time) - (1 - share) * exp(fast * time)
  }

  /// The time in seconds until the spring stays within 0.001 of its rest position. At most 10.
  public var settlingDuration: Double {
    let decay = frequency * dampingRatio
    var time = 0.0
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let sine = (decay - initialVelocity) / swing
      time = log(1_000 * (1 + sine * sine).squareRoot()) / decay
    } else if dampingRatio > 1 {
      let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
      let share = (initialVelocity - root - decay) / (-2 * root)
      time = log(1_000 * max(abs(share), 0.001)) / (decay - root)
    } else {
      // Solve the equation by fixed-point iteration, which converges in far fewer rounds.
      for _ in 0..<20 { time = log(1_000 * (1 + abs(frequency - initialVelocity) * time)) / frequency }
    }
    return min(max(time, 0), 10)
  }

  /// Returns the motion at another speed.
  ///
  /// - Parameter speed: the factor of the speed, positive.
  func faster(by speed: Double) -> SpringCurve {
    SpringCurve(
      frequency: frequency * speed, dampingRatio: dampingRatio, initialVelocity: initialVelocity * speed)
  }

  private static func number(_ number: Double, in range: ClosedRange<Double>, or other: Double = 1) -> Double {
    number.isNaN ? other : min(max(number, range.lowerBound), range.upperBound)
  }
}
