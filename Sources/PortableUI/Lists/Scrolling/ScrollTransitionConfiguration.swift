/// The phase of a view that enters or leaves the visible area.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is beyond the top or leading edge.
  case topLeading
  /// The view is visible.
  case identity
  /// The view is beyond the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is visible.
  public var isIdentity: Bool { self == .identity }

  /// -1 beyond the top or leading edge, 0 while the view is visible, and 1 beyond the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The way in which a scrolled view changes between its phases.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// The part of a view that must be visible.
  public struct Threshold: Hashable, Sendable {
    /// The fraction of the view that must be visible; `nil` if the view must cover the center of the visible area.
    var share: Double?
    var distance: Double = 0

    /// The whole view is visible.
    public static let visible = Threshold(share: 1)
    /// The view touches the visible area.
    public static let hidden = Threshold(share: 0)
    /// The view covers the center of the visible area.
    public static var centered: Threshold { Threshold(share: nil) }

    /// Returns a threshold at which a fraction of the view is visible.
    ///
    /// - Parameter amount: the fraction, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(share: amount.isNaN ? 1 : min(max(amount, 0), 1))
    }

    /// Returns a threshold between this one and another.
    ///
    /// - Parameters:
    ///   - other: the other threshold.
    ///   - amount: the progress towards the other threshold, from 0 to 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      let amount = amount.isNaN ? 0 : min(max(amount, 0), 1)
      guard let share, let end = other.share else { return amount < 0.5 ? self : other }
      return Threshold(
        share: share + (end - share) * amount, distance: distance + (other.distance - distance) * amount)
    }

    /// Returns a threshold that applies to a smaller visible area.
    ///
    /// - Parameter distance: the inset from both ends of the visible area, in points.
    public func inset(by distance: Double) -> Threshold {
      Threshold(share: share, distance: self.distance + (distance.isFinite ? distance : 0))
    }
  }

  var animation: Animation?
  var threshold: Threshold
  /// Whether the transition is gradual on Apple's platforms. PortableUI changes the phase at the midpoint of such a
  /// transition.
  var isInteractive: Bool
  var isOff = false

  /// A transition that follows the scroll position.
  public static let interactive = interactive()
  /// A transition that is animated.
  public static let animated = animated()
  /// No transition.
  public static let identity = Self(animation: nil, threshold: .visible, isInteractive: false, isOff: true)

  /// Returns a transition that follows the scroll position. In PortableUI, the phase changes with a short animation
  /// instead.
  ///
  /// - Parameter timingCurve: the timing curve. It is ignored.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    Self(animation: .easeInOut(duration: 0.25), threshold: .visible, isInteractive: true)
  }

  /// Returns a transition that is animated.
  ///
  /// - Parameter animation: the animation.
  public static func animated(_ animation: Animation = .default) -> Self {
    Self(animation: animation, threshold: .visible(0.5), isInteractive: false)
  }

  /// Returns this configuration with another animation.
  public func animation(_ animation: Animation) -> Self {
    var configuration = self
    configuration.animation = animation
    return configuration
  }

  /// Returns this configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> Self {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// Returns whether a view counts as visible.
  ///
  /// - Parameters:
  ///   - start: the position at which the view begins.
  ///   - end: the position at which the view ends.
  ///   - room: the visible range.
  func sees(_ start: CGFloat, _ end: CGFloat, in room: ClosedRange<CGFloat>) -> Bool {
    let (low, high) = (room.lowerBound + threshold.distance, room.upperBound - threshold.distance)
    guard let share = threshold.share else { return start <= (low + high) / 2 && (low + high) / 2 <= end }
    let needed = isInteractive ? share / 2 : share
    let seen = min(end, high) - max(start, low)
    // A view that is longer than the visible range is visible if it fills that range.
    let length = min(end - start, high - low)
    return needed == 0 ? seen >= 0 : seen >= length * needed - 0.5
  }
}
