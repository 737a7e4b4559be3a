/// A type-erased gesture.
public struct AnyGesture<Value>: Gesture {
  /// A built-in gesture has no body.
  public typealias Body = Never

  private let ask: @MainActor (inout _GestureRequest) -> Void
  private let recognize: @MainActor (_GestureReport) -> _GestureOutcome<Value>
  private let ended: @MainActor (_GestureReport) -> Value?

  /// Creates a gesture that erases the type of another gesture.
  ///
  /// - Parameter gesture: the gesture.
  public init<T: Gesture<Value>>(_ gesture: T) {
    ask = { gesture._ask(&$0) }
    recognize = { gesture._recognize($0) }
    ended = { gesture._ended(before: $0) }
  }

  /// All inputs, because the needs of the erased gesture are not known statically.
  public static var _inputs: _GestureInputs { [.taps, .presses] }

  /// Adds the requirements of the gesture to a request.
  public func _ask(_ request: inout _GestureRequest) { ask(&request) }

  /// Returns the outcome of the gesture for a report.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Value> { recognize(report) }

  /// Returns the final value of the gesture if it has already ended.
  public func _ended(before report: _GestureReport) -> Value? { ended(report) }
}
