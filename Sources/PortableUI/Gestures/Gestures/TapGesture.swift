/// A gesture that recognizes one tap, or several consecutive taps.
public struct TapGesture: Gesture {
  /// A tap has no value.
  public typealias Value = Void
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// The number of consecutive taps.
  public var count: Int

  /// Creates a tap gesture.
  ///
  /// - Parameter count: the number of consecutive taps.
  public init(count: Int = 1) {
    self.count = count
  }

  /// The gesture is recognized from taps.
  public static var _inputs: _GestureInputs { .taps }

  /// Requests the number of consecutive taps.
  public func _ask(_ request: inout _GestureRequest) { request.add(count: max(count, 1)) }

  /// Returns the outcome for a report: the requested number of taps ends the gesture.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Void> {
    if case .tap(max(count, 1)) = report.kind { .ended(()) } else { .possible }
  }
}

extension View {
  /// Runs an action when this view is tapped. A control inside the view handles its own taps.
  ///
  /// - Parameters:
  ///   - count: the number of consecutive taps.
  ///   - action: the action.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }
}
