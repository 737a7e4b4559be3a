/// One tap, or several in a row.
public struct TapGesture: Gesture {
  /// A tap says nothing of itself.
  public typealias Value = Void
  /// It is recognized as it is.
  public typealias Body = Never

  /// How many taps in a row it takes.
  public var count: Int

  /// Creates a gesture.
  ///
  /// - Parameter count: how many taps in a row it takes.
  public init(count: Int = 1) {
    self.count = count
  }

  /// A tap.
  public static var _inputs: _GestureInputs { .taps }

  /// Asks for so many taps.
  public func _ask(_ request: inout _GestureRequest) { request.count = max(count, 1) }

  /// A tap is the end.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Void> {
    if case .tap = report.kind { .ended(()) } else { .possible }
  }
}

extension View {
  /// Runs an action when the view is tapped. A control inside of it takes its taps itself.
  ///
  /// - Parameters:
  ///   - count: how many taps in a row it takes.
  ///   - action: what to do.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }
}
