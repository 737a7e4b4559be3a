/// Where a view is that comes into sight or leaves it.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It leaves at the upper or leading end, or comes from there.
  case topLeading
  /// It is seen.
  case identity
  /// It comes from the lower or trailing end, or leaves there.
  case bottomTrailing

  /// Whether it is seen.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the upper or leading end, 0 where the view is seen, and 1 at the lower or trailing end.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view that is scrolled goes over from unseen to seen.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// How much of a view has to be seen.
  public struct Threshold: Hashable, Sendable {
    /// Which part of the view has to be within; `nil` for its middle at the middle of what is seen.
    var share: Double?
    var distance: Double = 0

    /// All of it.
    public static let visible = Threshold(share: 1)
    /// None of it: what touches what is seen is seen.
    public static let hidden = Threshold(share: 0)
    /// It is at the middle of what is seen.
    public static var centered: Threshold { Threshold(share: nil) }

    /// A part of it.
    ///
    /// - Parameter amount: from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(share: amount.isNaN ? 1 : min(max(amount, 0), 1))
    }

    /// Between this threshold and another.
    ///
    /// - Parameters:
    ///   - other: the other.
    ///   - amount: how near to the other, from 0 to 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      let amount = amount.isNaN ? 0 : min(max(amount, 0), 1)
      guard let share, let end = other.share else { return amount < 0.5 ? self : other }
      return Threshold(
        share: share + (end - share) * amount, distance: distance + (other.distance - distance) * amount)
    }

    /// The same, with less of what is seen counted.
    ///
    /// - Parameter distance: how far from its ends that begins, in points.
    public func inset(by distance: Double) -> Threshold {
      Threshold(share: share, distance: self.distance + (distance.isFinite ? distance : 0))
    }
  }

  var animation: Animation?
  var threshold: Threshold
  /// Whether Apple's goes over little by little: here the middle of that way is where it does.
  var isInteractive: Bool
  var isOff = false

  /// Goes over with what is scrolled.
  public static let interactive = interactive()
  /// Goes over by an animation.
  public static let animated = animated()
  /// Stays as it is.
  public static let identity = Self(animation: nil, threshold: .visible, isInteractive: false, isOff: true)

  /// Goes over with what is scrolled.
  ///
  /// - Parameter timingCurve: how it goes over. Hosts go over by a short animation.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    Self(animation: .easeInOut(duration: 0.25), threshold: .visible, isInteractive: true)
  }

  /// Goes over by an animation.
  ///
  /// - Parameter animation: which.
  public static func animated(_ animation: Animation = .default) -> Self {
    Self(animation: animation, threshold: .visible(0.5), isInteractive: false)
  }

  /// The same with another animation.
  public func animation(_ animation: Animation) -> Self {
    var configuration = self
    configuration.animation = animation
    return configuration
  }

  /// The same with another threshold.
  public func threshold(_ threshold: Threshold) -> Self {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// Whether what is within a span is seen.
  ///
  /// - Parameters:
  ///   - start: where the view begins.
  ///   - end: where it ends.
  ///   - room: where what is seen begins and ends.
  func sees(_ start: CGFloat, _ end: CGFloat, in room: ClosedRange<CGFloat>) -> Bool {
    let (low, high) = (room.lowerBound + threshold.distance, room.upperBound - threshold.distance)
    guard let share = threshold.share else { return start <= (low + high) / 2 && (low + high) / 2 <= end }
    let needed = isInteractive ? share / 2 : share
    let seen = min(end, high) - max(start, low)
    // What is longer than what is seen is seen where it fills that.
    let length = min(end - start, high - low)
    return needed == 0 ? seen >= 0 : seen >= length * needed - 0.5
  }
}
