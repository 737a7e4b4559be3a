/// An optional gesture: `flag ? TapGesture().onEnded { … } : nil`. If it is `nil`, nothing is recognized.
extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the wrapped gesture.
  public typealias Value = Wrapped.Value
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// The inputs of the wrapped gesture.
  public static var _inputs: _GestureInputs { Wrapped._inputs }

  /// Adds the requirements of the wrapped gesture, if any, to a request.
  public func _ask(_ request: inout _GestureRequest) { self?._ask(&request) }

  /// Returns the outcome of the wrapped gesture for a report. The outcome is failure if the gesture is `nil`.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Value> { self?._recognize(report) ?? .failed }

  /// Returns the final value of the wrapped gesture if it has already ended.
  public func _ended(before report: _GestureReport) -> Value? { self?._ended(before: report) }
}

/// A gesture that may be absent at run time.
@MainActor
protocol AnyOptionalGesture {
  var isMissing: Bool { get }
}

extension Optional: AnyOptionalGesture where Wrapped: Gesture {
  var isMissing: Bool { self == nil }
}
