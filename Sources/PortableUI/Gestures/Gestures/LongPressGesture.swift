/// A gesture that is recognized when a press is held.
///
/// The value becomes `true` when the press begins. After the minimum duration, the gesture ends with this value.
public struct LongPressGesture: Gesture {
  /// Whether the press is in progress.
  public typealias Value = Bool
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// The duration for which the press must be held, in seconds.
  public var minimumDuration: Double
  /// The distance that the pointer may move during that time, in points.
  public var maximumDistance: CGFloat

  /// Creates a long-press gesture.
  ///
  /// - Parameters:
  ///   - minimumDuration: the duration for which the press must be held, in seconds.
  ///   - maximumDistance: the distance that the pointer may move during that time, in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// The gesture is recognized from presses.
  public static var _inputs: _GestureInputs { .presses }

  /// Requests a press that is held.
  public func _ask(_ request: inout _GestureRequest) {
    request.add(duration: duration)
    request.maximumDistance = max(request.maximumDistance ?? 0, Double(maximumDistance))
  }

  /// The duration, limited to a day.
  private var duration: Double { min(max(minimumDuration, 0), 86_400) }

  /// Returns the outcome of the gesture for a report.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Bool> {
    guard case .press(let press) = report.kind else { return .possible }
    if press.phase == .began { return .changed(true) }
    // The gesture has already ended or failed.
    let history = press.history
    let wasHeld = report.isHeld(for: duration, after: history.previousHolds)
    if wasHeld || history.previousDistance > maximumDistance { return .possible }
    if history.distance > maximumDistance { return .failed }
    return switch press.phase {
    case .held: report.isHeld(for: duration, after: history.holds) ? .ended(true) : .possible
    case .ended, .cancelled: .failed
    case .began, .moved: .possible
    }
  }
}

extension LongPressGesture {
  /// Returns `true` if the press was held long enough before the report.
  public func _ended(before report: _GestureReport) -> Bool? {
    guard case .press(let press) = report.kind, report.isHeld(for: duration, after: press.history.previousHolds) else {
      return nil
    }
    return true
  }
}

extension View {
  /// Runs an action when this view is pressed and held. With a keyboard, a key that is held down while the view is
  /// focused counts as a press.
  ///
  /// - Parameters:
  ///   - minimumDuration: the duration for which the press must be held, in seconds.
  ///   - maximumDistance: the distance that the pointer may move during that time, in points.
  ///   - action: the action.
  ///   - onPressingChanged: receives `true` when a press begins, and `false` when it succeeds or fails.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      ActingGesture(content: press) { outcome in
        switch outcome {
        case .possible: break
        case .changed: onPressingChanged?(true)
        case .ended:
          onPressingChanged?(false)
          action()
        case .failed: onPressingChanged?(false)
        }
      })
  }

  /// Runs an action when this view is pressed and held.
  ///
  /// - Parameters:
  ///   - minimumDuration: the duration for which the press must be held, in seconds.
  ///   - maximumDistance: the distance that the pointer may move during that time, in points.
  ///   - pressing: receives `true` when a press begins, and `false` when it succeeds or fails.
  ///   - action: the action.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: (@MainActor (Bool) -> Void)? = nil,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}
