import Elements

/// Two fingers that turn.
public struct RotateGesture: Gesture {
  /// It is recognized as it is.
  public typealias Body = Never

  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// When they were there.
    public var time: Date
    /// How far they have turned what is between them, clockwise.
    public var rotation: Angle
    /// How fast they do it, a second.
    public var velocity: Angle
    /// Where in the view the middle between them was at first.
    public var startAnchor: UnitPoint
    /// Where that is, in the view's own space.
    public var startLocation: CGPoint
  }

  /// How far they have to turn before it counts.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  ///
  /// - Parameter minimumAngleDelta: how far the fingers have to turn before it counts.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// A press.
  public static var _inputs: _GestureInputs { .presses }

  /// Asks for what two fingers do.
  public func _ask(_ request: inout _GestureRequest) {
    request.minimumAngle = min(request.minimumAngle ?? .infinity, max(minimumAngleDelta.degrees, 0))
  }

  /// What has become of it.
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

/// Two fingers that turn, whose value says only how far. See ``RotateGesture``.
public struct RotationGesture: Gesture {
  /// It is recognized as it is.
  public typealias Body = Never
  /// How far the fingers have turned what is between them, clockwise.
  public typealias Value = Angle

  /// How far they have to turn before it counts.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  ///
  /// - Parameter minimumAngleDelta: how far the fingers have to turn before it counts.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// A press.
  public static var _inputs: _GestureInputs { .presses }

  private var gesture: RotateGesture { RotateGesture(minimumAngleDelta: minimumAngleDelta) }

  /// Asks for what two fingers do.
  public func _ask(_ request: inout _GestureRequest) { gesture._ask(&request) }

  /// What has become of it.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Angle> {
    gesture._recognize(report).map(\.rotation)
  }
}
