import Elements

/// Recognizes gestures with two fingers.
enum PinchRecognition {
  /// Returns the outcome of a two-finger gesture for a report.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - isRecognized: returns whether the movement so far exceeds the gesture's threshold.
  ///   - value: creates the gesture's value.
  static func outcome<Value>(
    of report: _GestureReport, where isRecognized: (PressHistory) -> Bool, value: (PressValue, PinchValue) -> Value
  ) -> _GestureOutcome<Value> {
    guard case .press(let press) = report.kind, let pinch = press.pinch else { return .possible }
    let isEnough = isRecognized(press.history)
    return switch press.phase {
    case .began, .moved: isEnough ? .changed(value(press, pinch)) : .possible
    case .held: .possible
    case .ended: isEnough ? .ended(value(press, pinch)) : .failed
    case .cancelled: .failed
    }
  }
}

extension PinchValue {
  /// The midpoint between the fingers at the start, as a unit point of the view.
  var startAnchor: UnitPoint { UnitPoint(x: anchor.x, y: anchor.y) }
}
