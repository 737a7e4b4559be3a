/// The state of a press on an element or a layer with a pointer: a finger or a mouse button.
///
/// A press begins, moves any number of times, and ends or is cancelled. The graph rejects events of a press that has
/// not begun.
public struct PressValue: Hashable, Sendable {
  /// The phase of a press.
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    /// The pointer went down.
    case began
    /// The pointer moved.
    case moved
    /// The pointer has been down for the next of the layer's durations, within its maximum distance.
    case held
    /// The pointer went up.
    case ended
    /// The press was interrupted, for example by scrolling or because the client disconnected.
    case cancelled
  }

  /// The phase of the press.
  public var phase: Phase
  /// The position of the pointer, in the coordinate space of the pressed element or layer.
  public var location: PointValue
  /// The position of that coordinate space on the screen. Its value at the beginning applies to the whole press.
  public var origin: PointValue
  /// The time of the event in seconds, by a clock of the host.
  public var seconds: Double
  /// The two-finger gesture, or `nil` for a single pointer.
  public var pinch: PinchValue?
  /// The history of the press, which the graph maintains.
  package var history: PressHistory

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - phase: the phase of the press.
  ///   - location: the position of the pointer, in the coordinate space of the pressed element or layer.
  ///   - origin: the position of that coordinate space on the screen.
  ///   - seconds: the time of the event in seconds, by a clock of the host. Not negative.
  ///   - pinch: the two-finger gesture, or `nil` for a single pointer.
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

  /// Whether all values are within bounds.
  public var isValid: Bool {
    location.isValid && origin.isValid && (0...1e12).contains(seconds) && pinch?.isValid != false
  }

  /// Continues the history of the previous event of the same press.
  package mutating func follow(_ last: PressValue) {
    origin = last.origin
    history = last.history
    history.previousHolds = history.holds
    history.previousDistance = history.distance
    let x = location.x - history.start.x
    let y = location.y - history.start.y
    history.distance = max(history.distance, (x * x + y * y).squareRoot())
    if phase == .held { history.holds += 1 }
    if let pinch {
      history.scaling = max(history.scaling, abs(pinch.scale - 1))
      history.turning = max(history.turning, abs(pinch.radians))
    }
    let passed = seconds - last.seconds
    // Events in very quick succession do not give a reliable velocity. A pointer that has not moved for a while has no
    // velocity.
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

/// The history of a press.
package struct PressHistory: Hashable, Sendable {
  /// The initial position.
  package fileprivate(set) var start: PointValue
  /// The maximum distance of the pointer from the initial position.
  package fileprivate(set) var distance = 0.0
  /// The value of ``distance`` before the current event.
  package fileprivate(set) var previousDistance = 0.0
  /// The number of durations for which the press has been held.
  package fileprivate(set) var holds = 0
  /// The value of ``holds`` before the current event.
  package fileprivate(set) var previousHolds = 0
  /// The velocity of the pointer in points per second.
  package fileprivate(set) var velocity = PointValue.zero
  /// The maximum deviation of the magnification from 1.
  package fileprivate(set) var scaling = 0.0
  /// The maximum rotation, in radians.
  package fileprivate(set) var turning = 0.0
  /// The velocity of the two-finger gesture per second.
  package fileprivate(set) var pinchVelocity = PinchValue(scale: 0, radians: 0)
}

extension PressValue: CustomStringConvertible {
  /// The phase and the position, as in `moved 10 20`.
  public var description: String {
    "\(phase.rawValue) \(AttributeValue.number(location.x)) \(AttributeValue.number(location.y))"
  }
}
