import Elements

/// A pinch gesture with two fingers. On a computer, it is a pinch on the trackpad, or the scroll wheel while Control is
/// pressed.
public struct MagnifyGesture: Gesture {
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// The state of a pinch.
  public struct Value: Equatable, Sendable {
    /// The time of the value.
    public var time: Date
    /// The scale factor since the start of the gesture.
    public var magnification: CGFloat
    /// The change of the scale factor per second.
    public var velocity: CGFloat
    /// The midpoint between the fingers at the start, as a unit point of the view.
    public var startAnchor: UnitPoint
    /// The midpoint between the fingers at the start, in the view's local coordinate space.
    public var startLocation: CGPoint
  }

  /// The minimum change of scale at which the gesture is recognized.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnify gesture.
  ///
  /// - Parameter minimumScaleDelta: the minimum change of scale at which the gesture is recognized; 0.01 is one
  ///   percent.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// The gesture is recognized from presses.
  public static var _inputs: _GestureInputs { .presses }

  /// Requests two-finger pinches.
  public func _ask(_ request: inout _GestureRequest) {
    request.minimumScaleDelta = min(request.minimumScaleDelta ?? .infinity, max(Double(minimumScaleDelta), 0))
  }

  /// Returns the outcome of the gesture for a report.
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

/// A pinch gesture whose value is only the scale factor. See ``MagnifyGesture``.
public struct MagnificationGesture: Gesture {
  /// A built-in gesture has no body.
  public typealias Body = Never
  /// The scale factor since the start of the gesture.
  public typealias Value = CGFloat

  /// The minimum change of scale at which the gesture is recognized.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnification gesture.
  ///
  /// - Parameter minimumScaleDelta: the minimum change of scale at which the gesture is recognized; 0.01 is one
  ///   percent.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// The gesture is recognized from presses.
  public static var _inputs: _GestureInputs { .presses }

  private var gesture: MagnifyGesture { MagnifyGesture(minimumScaleDelta: minimumScaleDelta) }

  /// Requests two-finger pinches.
  public func _ask(_ request: inout _GestureRequest) { gesture._ask(&request) }

  /// Returns the outcome of the gesture for a report.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<CGFloat> {
    gesture._recognize(report).map(\.magnification)
  }
}
