import Elements

/// A tap gesture that reports its location.
public struct SpatialTapGesture: Gesture {
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// The value of a tap.
  public struct Value: Equatable, Sendable {
    /// The location of the tap. Taps by keyboard and assistive technology are at the center of the view.
    public var location: CGPoint
  }

  /// The number of consecutive taps. If it is more than one, only the last tap is reported, and its location is zero.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a tap gesture.
  ///
  /// - Parameters:
  ///   - count: the number of consecutive taps.
  ///   - coordinateSpace: the coordinate space of the location.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a tap gesture.
  ///
  /// - Parameters:
  ///   - count: the number of consecutive taps.
  ///   - coordinateSpace: the coordinate space of the location.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// The gesture is recognized from taps, and from presses that do not move.
  public static var _inputs: _GestureInputs { [.taps, .presses] }

  private var drag: DragGesture { DragGesture(minimumDistance: 0, coordinateSpace: coordinateSpace) }

  /// Requests taps, and presses if a single tap is enough.
  public func _ask(_ request: inout _GestureRequest) {
    request.add(count: max(count, 1))
    if count <= 1 {
      request.locatesTap = true
      drag._ask(&request)
    }
  }

  /// Returns the outcome for a report: the gesture ends on a tap, or on a press that is released where it began.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Value> {
    if case .tap(let taps) = report.kind { return taps == max(count, 1) ? .ended(Value(location: .zero)) : .possible }
    guard case .press(let press) = report.kind else { return .possible }
    guard count <= 1 else { return .possible }
    if press.history.distance > 10 { return .failed }
    switch drag._recognize(report) {
    case .ended(let drag): return .ended(Value(location: drag.location))
    case .failed: return .failed
    case .possible, .changed: return .possible
    }
  }
}

extension View {
  /// Runs an action with the location when this view is tapped.
  ///
  /// - Parameters:
  ///   - count: the number of consecutive taps.
  ///   - coordinateSpace: the coordinate space of the location.
  ///   - action: receives the location.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Runs an action with the location when this view is tapped.
  ///
  /// - Parameters:
  ///   - count: the number of consecutive taps.
  ///   - coordinateSpace: the coordinate space of the location.
  ///   - action: receives the location.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}
