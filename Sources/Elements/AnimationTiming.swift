/// The timing of an animation: its curve, duration, delay and repetitions.
public struct AnimationTiming: Hashable, Sendable {
  /// The progress as a function of time.
  public var curve: AnimationCurve
  /// The duration in seconds, between 0 and 3,600.
  public private(set) var duration: Double
  /// The delay in seconds, between 0 and 3,600.
  public private(set) var delay: Double
  /// The number of repetitions, or `nil` to repeat until the element changes again or is removed.
  public var repeatCount: Int?
  /// Whether every second repetition runs backwards.
  public var autoreverses: Bool

  /// Creates a timing. A duration or delay of NaN counts as 0.
  ///
  /// - Parameters:
  ///   - curve: the progress as a function of time.
  ///   - duration: the duration in seconds.
  ///   - delay: the delay in seconds.
  ///   - repeatCount: the number of repetitions, at least 1; `nil` repeats forever.
  ///   - autoreverses: whether every second repetition runs backwards.
  public init(
    _ curve: AnimationCurve, duration: Double, delay: Double = 0, repeatCount: Int? = 1, autoreverses: Bool = false
  ) {
    self.curve = curve
    self.duration = Self.inRange(duration)
    self.delay = Self.inRange(delay)
    self.repeatCount = repeatCount.map { max(1, $0) }
    self.autoreverses = autoreverses
  }

  /// Returns the time until the last repetition ends, in seconds, at most a year. An animation that repeats forever counts as one
  /// repetition.
  ///
  /// - Parameter isAtRest: whether to include the time in which a spring still oscillates after its nominal duration.
  public func totalDuration(untilRest isAtRest: Bool = true) -> Double {
    var once = duration
    if !isAtRest, case .spring(let spring) = curve { once = min(once, 2 * .pi / spring.frequency) }
    return min(delay + once * Double(repeatCount ?? 1), 365 * 86_400)
  }

  /// Returns this timing with a longer delay.
  ///
  /// - Parameter delay: the additional delay in seconds. It may be negative.
  public func delayed(by delay: Double) -> AnimationTiming {
    var timing = self
    timing.delay = Self.inRange(self.delay + delay)
    return timing
  }

  /// Returns this timing at another speed.
  ///
  /// - Parameter speed: the factor of the speed. A factor that is not positive has no effect.
  public func faster(by speed: Double) -> AnimationTiming {
    guard speed > 0 else { return self }
    var timing = self
    timing.duration = Self.inRange(duration / speed)
    timing.delay = Self.inRange(delay / speed)
    if case .spring(let spring) = curve { timing.curve = .spring(spring.faster(by: speed)) }
    return timing
  }

  private static func inRange(_ seconds: Double) -> Double {
    seconds.isNaN ? 0 : min(max(seconds, 0), 3_600)
  }
}

extension AnimationTiming: CustomStringConvertible {
  /// The curve, the duration, and other parameters that are not the default, as in `easeIn 0.35 s after 1 s`.
  public var description: String {
    var words = "\(curve) \(Self.rounded(duration)) s"
    if delay > 0 { words += " after \(Self.rounded(delay)) s" }
    if repeatCount != 1 { words += repeatCount.map { ", \($0) times" } ?? ", for ever" }
    if repeatCount != 1, autoreverses { words += ", back and forth" }
    return words
  }

  private static func rounded(_ seconds: Double) -> String {
    let rounded = (seconds * 1_000).rounded() / 1_000
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
