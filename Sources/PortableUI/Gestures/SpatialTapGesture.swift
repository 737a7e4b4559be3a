import Elements

/// A tap, with the place where it was.
public struct SpatialTapGesture: Gesture {
  /// It is recognized as it is.
  public typealias Body = Never

  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    /// Where it was. A keyboard and assistive technology tap the center of the view.
    public var location: CGPoint
  }

  /// How many taps in a row it takes. One that takes several hears of the last alone, and not where it was.
  public var count: Int
  /// The space in which locations are told.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - count: how many taps in a row it takes.
  ///   - coordinateSpace: the space in which locations are told.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - count: how many taps in a row it takes.
  ///   - coordinateSpace: the space in which locations are told.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// A tap, or a press that does not move.
  public static var _inputs: _GestureInputs { [.taps, .presses] }

  private var drag: DragGesture { DragGesture(minimumDistance: 0, coordinateSpace: coordinateSpace) }

  /// Asks for taps, and for presses where one is enough.
  public func _ask(_ request: inout _GestureRequest) {
    request.count = max(count, 1)
    if count <= 1 {
      request.locatesTap = true
      drag._ask(&request)
    }
  }

  /// A tap is the end, and a press that is let go where it began.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Value> {
    guard case .press(let press) = report.kind else { return .ended(Value(location: .zero)) }
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
  /// Runs an action when the view is tapped, with the place where it was.
  ///
  /// - Parameters:
  ///   - count: how many taps in a row it takes.
  ///   - coordinateSpace: the space in which places are told.
  ///   - action: is given the place.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Runs an action when the view is tapped, with the place where it was.
  ///
  /// - Parameters:
  ///   - count: how many taps in a row it takes.
  ///   - coordinateSpace: the space in which places are told.
  ///   - action: is given the place.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}
