import Elements

/// Two fingers that move apart or together. On a computer a pinch on the trackpad, or the wheel while Control is held.
public struct MagnifyGesture: Gesture {
  /// It is recognized as it is.
  public typealias Body = Never

  /// How far the fingers have moved apart.
  public struct Value: Equatable, Sendable {
    /// When they were there.
    public var time: Date
    /// How many times larger they have made what is between them.
    public var magnification: CGFloat
    /// How fast they do it, a second.
    public var velocity: CGFloat
    /// Where in the view the middle between them was at first.
    public var startAnchor: UnitPoint
    /// Where that is, in the view's own space.
    public var startLocation: CGPoint
  }

  /// How much larger or smaller it has to become before it counts.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  ///
  /// - Parameter minimumScaleDelta: how much larger or smaller it has to become before it counts; 0.01 is a hundredth.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// A press.
  public static var _inputs: _GestureInputs { .presses }

  /// Asks for what two fingers do.
  public func _ask(_ request: inout _GestureRequest) {
    request.minimumScaleDelta = min(request.minimumScaleDelta ?? .infinity, max(Double(minimumScaleDelta), 0))
  }

  /// What has become of it.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Value> {
    let minimum = Double(minimumScaleDelta)
    return PinchRecognition.outcome(of: report, where: { $0.scaling >= minimum }, value: Self.value)
  }

  private static func value(of press: PressValue, _ pinch: PinchValue) -> Value {
    Value(
      time: Date(), magnification: CGFloat(pinch.scale), velocity: CGFloat(press.history.pinchVelocity.scale),
      startAnchor: pinch.startAnchor, startLocation: CGPoint(x: press.history.start.x, y: press.history.start.y))
  }
}

/// Two fingers that move apart or together, whose value says only how far. See ``MagnifyGesture``.
public struct MagnificationGesture: Gesture {
  /// It is recognized as it is.
  public typealias Body = Never
  /// How many times larger the fingers have made what is between them.
  public typealias Value = CGFloat

  /// How much larger or smaller it has to become before it counts.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  ///
  /// - Parameter minimumScaleDelta: how much larger or smaller it has to become before it counts; 0.01 is a hundredth.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// A press.
  public static var _inputs: _GestureInputs { .presses }

  private var gesture: MagnifyGesture { MagnifyGesture(minimumScaleDelta: minimumScaleDelta) }

  /// Asks for what two fingers do.
  public func _ask(_ request: inout _GestureRequest) { gesture._ask(&request) }

  /// What has become of it.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<CGFloat> {
    gesture._recognize(report).map(\.magnification)
  }
}
