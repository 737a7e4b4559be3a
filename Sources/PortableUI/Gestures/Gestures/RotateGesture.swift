import Elements

/// A rotation gesture with two fingers.
public struct RotateGesture: Gesture {
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the value.
    public var time: Date
    /// The rotation since the start of the gesture, clockwise.
    public var rotation: Angle
    /// The rotation per second.
    public var velocity: Angle
    /// The midpoint between the fingers at the start, as a unit point of the view.
    public var startAnchor: UnitPoint
    /// The midpoint between the fingers at the start, in the view's local coordinate space.
    public var startLocation: CGPoint
  }

  /// The minimum rotation at which the gesture is recognized.
  public var minimumAngleDelta: Angle

  /// Creates a rotate gesture.
  ///
  /// - Parameter minimumAngleDelta: the minimum rotation at which the gesture is recognized.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// The gesture is recognized from presses.
  public static var _inputs: _GestureInputs { .presses }

  /// Requests two-finger rotations.
  public func _ask(_ request: inout _GestureRequest) {
    request.minimumAngle = min(request.minimumAngle ?? .infinity, max(minimumAngleDelta.degrees, 0))
  }

  /// Returns the outcome of the gesture for a report.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Value> {
    let minimum = minimumAngleDelta.radians
    return PinchRecognition.outcome(of: report, where: { $0.turning >= minimum }, value: Self.value)
  }

  private static func value(of press: PressValue, _ pinch: PinchValue) -> Value {
    Value(
      time: Date(), rotation: .radians(pinch.radians), velocity: .radians(press.history.pinchVelocity.radians),
      startAnchor: pinch.startAnchor, startLocation: CGPoint(x: press.history.start.x, y: press.history.start.y))
  }
}

/// A rotation gesture whose value is only the angle. See ``RotateGesture``.
public struct RotationGesture: Gesture {
  /// A built-in gesture has no body.
  public typealias Body = Never
  /// The rotation since the start of the gesture, clockwise.
  public typealias Value = Angle

  /// The minimum rotation at which the gesture is recognized.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture.
  ///
  /// - Parameter minimumAngleDelta: the minimum rotation at which the gesture is recognized.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// The gesture is recognized from presses.
  public static var _inputs: _GestureInputs { .presses }

  private var gesture: RotateGesture { RotateGesture(minimumAngleDelta: minimumAngleDelta) }

  /// Requests two-finger rotations.
  public func _ask(_ request: inout _GestureRequest) { gesture._ask(&request) }

  /// Returns the outcome of the gesture for a report.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Angle> {
    gesture._recognize(report).map(\.rotation)
  }
}
