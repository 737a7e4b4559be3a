import Elements

/// What is made of reports of two fingers.
enum PinchRecognition {
  /// What a report comes to.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - isRecognized: whether what the fingers have done so far is enough.
  ///   - value: makes the gesture's value.
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
  /// Where in the view the middle between the fingers was at first.
  var startAnchor: UnitPoint { UnitPoint(x: anchor.x, y: anchor.y) }
}
