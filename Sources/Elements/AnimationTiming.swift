/// How a change is shown over time: along which curve, how long, and how often.
public struct AnimationTiming: Hashable, Sendable {
  /// How much of the change is done at each moment.
  public var curve: AnimationCurve
  /// How long the change takes, in seconds: never below nothing nor above an hour.
  public private(set) var duration: Double
  /// How long it is until the change begins, in seconds: never below nothing nor above an hour.
  public private(set) var delay: Double
  /// How often the change is shown; `nil` shows it until the element changes again or leaves.
  public var repeatCount: Int?
  /// Whether each second time shows the change backwards.
  public var autoreverses: Bool

  /// Creates a timing. A duration or a delay that is no number is none.
  ///
  /// - Parameters:
  ///   - curve: how much is done at each moment.
  ///   - duration: in seconds.
  ///   - delay: in seconds.
  ///   - repeatCount: how often, at least once; `nil` for ever.
  ///   - autoreverses: whether each second time shows the change backwards.
  public init(
    _ curve: AnimationCurve, duration: Double, delay: Double = 0, repeatCount: Int? = 1, autoreverses: Bool = false
  ) {
    self.curve = curve
    self.duration = Self.inRange(duration)
    self.delay = Self.inRange(delay)
    self.repeatCount = repeatCount.map { max(1, $0) }
    self.autoreverses = autoreverses
  }

  /// How long it is until the change has been shown as often as it is to be, in seconds, and never more than a year; once, where that
  /// is for ever.
  ///
  /// - Parameter isAtRest: whether it counts that a spring still swings a little when its nominal duration is over.
  public func totalDuration(untilRest isAtRest: Bool = true) -> Double {
    var once = duration
    if !isAtRest, case .spring(let spring) = curve { once = min(once, 2 * .pi / spring.frequency) }
    return min(delay + once * Double(repeatCount ?? 1), 365 * 86_400)
  }

  /// This timing, begun later.
  ///
  /// - Parameter delay: by how much, in seconds; less than nothing begins earlier.
  public func delayed(by delay: Double) -> AnimationTiming {
    var timing = self
    timing.delay = Self.inRange(self.delay + delay)
    return timing
  }

  /// This timing, faster or slower.
  ///
  /// - Parameter speed: how many times as fast; one that is not above 0 changes nothing.
  public func faster(by speed: Double) -> AnimationTiming {
    guard speed > 0 else { return self }
    var timing = self
    timing.duration = Self.inRange(duration / speed)
    timing.delay = Self.inRange(delay / speed)
    return timing
  }

  private static func inRange(_ seconds: Double) -> Double {
    seconds.isNaN ? 0 : min(max(seconds, 0), 3_600)
  }
}

extension AnimationTiming: CustomStringConvertible {
  /// The curve, the duration, and what is out of the ordinary, as in `easeIn 0.35 s after 1 s`.
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
