/// A gesture that may be missing: `flag ? TapGesture().onEnded { … } : nil`. Where it is, nothing is recognized.
extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture tells those who follow it.
  public typealias Value = Wrapped.Value
  /// It is recognized as it is.
  public typealias Body = Never

  /// What the gesture needs.
  public static var _inputs: _GestureInputs { Wrapped._inputs }

  /// Asks for what the gesture needs, and for nothing where there is none.
  public func _ask(_ request: inout _GestureRequest) { self?._ask(&request) }

  /// What the gesture makes of a report.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Value> { self?._recognize(report) ?? .failed }

  /// What the gesture has come to.
  public func _ended(before report: _GestureReport) -> Value? { self?._ended(before: report) }
}

/// A gesture of which it is known only at run time whether there is one.
@MainActor
protocol MissableGesture {
  var isMissing: Bool { get }
}

extension Optional: MissableGesture where Wrapped: Gesture {
  var isMissing: Bool { self == nil }
}
