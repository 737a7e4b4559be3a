/// A press that is held.
///
/// It goes on, with the value `true`, from when the pointer goes down, and ends when it was held long enough, with the same value.
public struct LongPressGesture: Gesture {
  /// Whether the press goes on.
  public typealias Value = Bool
  /// It is recognized as it is.
  public typealias Body = Never

  /// For how long it has to be held, in seconds.
  public var minimumDuration: Double
  /// How far the pointer may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - minimumDuration: for how long it has to be held, in seconds.
  ///   - maximumDistance: how far the pointer may move meanwhile, in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// A press.
  public static var _inputs: _GestureInputs { .presses }

  /// Asks for a press that is held.
  public func _ask(_ request: inout _GestureRequest) {
    request.minimumDuration = max(request.minimumDuration ?? 0, minimumDuration)
    request.maximumDistance = min(request.maximumDistance ?? .infinity, Double(maximumDistance))
  }

  /// What has become of the press.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Bool> {
    guard case .press(let press) = report.kind else { return .possible }
    if press.phase == .began { return .changed(true) }
    // It was over before.
    if press.history.wasHeld || press.history.previousDistance > maximumDistance { return .possible }
    if press.history.distance > maximumDistance { return .failed }
    return switch press.phase {
    case .held: .ended(true)
    case .ended, .cancelled: .failed
    case .began, .moved: .possible
    }
  }
}

extension LongPressGesture {
  /// It has ended where the press was held.
  public func _ended(before report: _GestureReport) -> Bool? {
    guard case .press(let press) = report.kind, press.history.wasHeld else { return nil }
    return true
  }
}

extension View {
  /// Runs an action when the view is pressed and held. By keyboard, that is a key held down where the view is focused.
  ///
  /// - Parameters:
  ///   - minimumDuration: for how long it has to be held, in seconds.
  ///   - maximumDistance: how far the pointer may move meanwhile, in points.
  ///   - action: what to do.
  ///   - onPressingChanged: is told `true` when a press begins, and `false` when it was held long enough or came to nothing.
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

  /// Runs an action when the view is pressed and held.
  ///
  /// - Parameters:
  ///   - minimumDuration: for how long it has to be held, in seconds.
  ///   - maximumDistance: how far the pointer may move meanwhile, in points.
  ///   - pressing: is told `true` when a press begins, and `false` when it was held long enough or came to nothing.
  ///   - action: what to do.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: (@MainActor (Bool) -> Void)? = nil,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}
