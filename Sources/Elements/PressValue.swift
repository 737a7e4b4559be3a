/// What a pointer does that is held down on an element or a layer: a finger, a mouse's button.
///
/// A press begins, moves any number of times, and ends or is cancelled. What a graph is told of a press that has not begun is
/// refused.
public struct PressValue: Hashable, Sendable {
  /// What has happened to a press.
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    /// The pointer has gone down.
    case began
    /// It has moved.
    case moved
    /// It has been down for as long as the layer asks, and has not moved farther than that allows.
    case held
    /// It has gone up.
    case ended
    /// The press came to nothing: it is part of something else, such as scrolling, or nobody is there any more.
    case cancelled
  }

  /// What has happened.
  public var phase: Phase
  /// Where the pointer is, in the space of what it was pressed on.
  public var location: PointValue
  /// Where on the screen that space begins. What is said of it when the press begins counts for all of it.
  public var origin: PointValue
  /// When it happened, in seconds on a clock of the host's.
  public var seconds: Double
  /// What two fingers do to what is between them; `nil` for one pointer.
  public var pinch: PinchValue?
  /// What has become of the press so far; the graph keeps it.
  package var history: PressHistory

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - phase: what has happened.
  ///   - location: where the pointer is, in the space of what it was pressed on.
  ///   - origin: where on the screen that space begins.
  ///   - seconds: when it happened, on a clock of the host's; from 0.
  ///   - pinch: what two fingers do to what is between them; `nil` for one pointer.
  public init(
    _ phase: Phase, at location: PointValue, origin: PointValue = .zero, seconds: Double = 0, pinch: PinchValue? = nil
  ) {
    self.phase = phase
    self.location = location
    self.origin = origin
    self.seconds = seconds
    self.pinch = pinch
    history = PressHistory(start: location)
  }

  /// Whether all of it can be reckoned with.
  public var isValid: Bool {
    location.isValid && origin.isValid && (0...1e12).contains(seconds) && pinch?.isValid != false
  }

  /// Goes on from what was known of the press before.
  package mutating func follow(_ last: PressValue) {
    origin = last.origin
    history = last.history
    history.wasHeld = history.isHeld
    history.previousDistance = history.distance
    let x = location.x - history.start.x
    let y = location.y - history.start.y
    history.distance = max(history.distance, (x * x + y * y).squareRoot())
    if phase == .held { history.isHeld = true }
    if let pinch {
      history.scaling = max(history.scaling, abs(pinch.scale - 1))
      history.turning = max(history.turning, abs(pinch.radians))
    }
    let passed = seconds - last.seconds
    // What lies closer together says nothing of how fast the pointer is; one that rests is not fast any more.
    if passed >= 0.004, location != last.location || passed > 0.1 {
      history.velocity = PointValue(
        x: (location.x - last.location.x) / passed, y: (location.y - last.location.y) / passed)
    }
    if passed >= 0.004, let pinch, let before = last.pinch {
      history.pinchVelocity = PinchValue(
        scale: (pinch.scale - before.scale) / passed, radians: (pinch.radians - before.radians) / passed)
    }
  }
}

/// What has become of a press so far.
package struct PressHistory: Hashable, Sendable {
  /// Where it began.
  package fileprivate(set) var start: PointValue
  /// How far from there the pointer has been at the most.
  package fileprivate(set) var distance = 0.0
  /// How far that was before what has happened now.
  package fileprivate(set) var previousDistance = 0.0
  /// Whether it was held.
  package fileprivate(set) var isHeld = false
  /// Whether it was before what has happened now.
  package fileprivate(set) var wasHeld = false
  /// How fast the pointer moves, in points a second.
  package fileprivate(set) var velocity = PointValue.zero
  /// How much larger or smaller two fingers have made it at the most.
  package fileprivate(set) var scaling = 0.0
  /// How far they have turned it at the most, in radians.
  package fileprivate(set) var turning = 0.0
  /// How fast they do it, a second.
  package fileprivate(set) var pinchVelocity = PinchValue(scale: 0, radians: 0)
}

extension PressValue: CustomStringConvertible {
  /// What has happened and where, as in `moved 10 20`.
  public var description: String {
    "\(phase.rawValue) \(AttributeValue.number(location.x)) \(AttributeValue.number(location.y))"
  }
}
