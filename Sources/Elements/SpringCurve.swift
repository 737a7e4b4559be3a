import Foundation

/// The motion of a mass on a spring, from 0, where it is let go, to 1, where it comes to rest.
public struct SpringCurve: Hashable, Sendable {
  /// How fast it would swing without friction, in radians a second.
  public let frequency: Double
  /// The friction: below 1 it swings beyond its end, at 1 it comes to rest as soon as it can without that.
  public let dampingRatio: Double
  /// How fast it moves at the start, in ways a second.
  public let initialVelocity: Double

  /// Creates a curve. Numbers that no spring can have are replaced by the nearest that one can.
  ///
  /// - Parameters:
  ///   - frequency: in radians a second, from 0.01 to 1,000.
  ///   - dampingRatio: from 0.01 to 100.
  ///   - initialVelocity: in ways a second, from -1,000 to 1,000.
  public init(frequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    self.frequency = Self.number(frequency, in: 0.01...1_000)
    self.dampingRatio = Self.number(dampingRatio, in: 0.01...100)
    self.initialVelocity = Self.number(initialVelocity, in: -1_000...1_000, or: 0)
  }

  /// Where the mass is.
  ///
  /// - Parameter time: in seconds since it was let go.
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

  /// How long it takes until the mass stays within a thousandth of its end, in seconds: at most ten.
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
      // The time stands on both sides; each round comes closer by far more than it has to.
      for _ in 0..<20 { time = log(1_000 * (1 + abs(frequency - initialVelocity) * time)) / frequency }
    }
    return min(max(time, 0), 10)
  }

  private static func number(_ number: Double, in range: ClosedRange<Double>, or other: Double = 1) -> Double {
    number.isNaN ? other : min(max(number, range.lowerBound), range.upperBound)
  }
}
