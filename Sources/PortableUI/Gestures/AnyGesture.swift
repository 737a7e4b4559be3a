/// A gesture whose type is not known when the code is compiled.
public struct AnyGesture<Value>: Gesture {
  /// It is recognized as it is.
  public typealias Body = Never

  private let ask: @MainActor (inout _GestureRequest) -> Void
  private let recognize: @MainActor (_GestureReport) -> _GestureOutcome<Value>
  private let ended: @MainActor (_GestureReport) -> Value?

  /// Erases the type of a gesture.
  ///
  /// - Parameter gesture: the gesture.
  public init<T: Gesture<Value>>(_ gesture: T) {
    ask = { gesture._ask(&$0) }
    recognize = { gesture._recognize($0) }
    ended = { gesture._ended(before: $0) }
  }

  /// Whatever the gesture may need.
  public static var _inputs: _GestureInputs { [.taps, .presses] }

  /// Asks for what the gesture needs.
  public func _ask(_ request: inout _GestureRequest) { ask(&request) }

  /// What the gesture makes of a report.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Value> { recognize(report) }

  /// What the gesture has come to.
  public func _ended(before report: _GestureReport) -> Value? { ended(report) }
}
