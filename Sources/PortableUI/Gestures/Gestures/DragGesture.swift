import Elements

/// A gesture that follows a pointer that moves while it is pressed.
public struct DragGesture: Gesture {
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the value.
    public var time: Date
    /// The current location of the pointer.
    public var location: CGPoint
    /// The location at which the press began.
    public var startLocation: CGPoint
    /// The velocity, in points per second.
    public var velocity: CGSize

    /// The distance from the start location to the current location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The predicted location at which the pointer would stop if it were released now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The distance from the start location to the predicted end location.
    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The distance, in points, that the pointer must move before the gesture is recognized.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations. `.local` is relative to the view's position when the press began.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: the distance, in points, that the pointer must move before the gesture is recognized.
  ///   - coordinateSpace: the coordinate space of the locations.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a drag gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: the distance, in points, that the pointer must move before the gesture is recognized.
  ///   - coordinateSpace: the coordinate space of the locations.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// The gesture is recognized from presses.
  public static var _inputs: _GestureInputs { .presses }

  /// Requests the moves of a press.
  public func _ask(_ request: inout _GestureRequest) {
    request.minimumDistance = min(request.minimumDistance ?? .infinity, max(Double(minimumDistance), 0))
    if case .named(let name) = coordinateSpace { request.spaces.append(name) }
  }

  /// Returns the outcome of the gesture for a report.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Value> {
    guard case .press(let press) = report.kind else { return .possible }
    let isDrag = press.history.distance >= Double(minimumDistance)
    return switch press.phase {
    case .began, .moved: isDrag ? .changed(value(of: press, report)) : .possible
    case .held: .possible
    case .ended: isDrag ? .ended(value(of: press, report)) : .failed
    case .cancelled: .failed
    }
  }

  private func value(of press: PressValue, _ report: _GestureReport) -> Value {
    let offset = offset(of: press, report)
    func point(_ place: PointValue) -> CGPoint { CGPoint(x: place.x + offset.x, y: place.y + offset.y) }
    let velocity = CGSize(width: press.history.velocity.x, height: press.history.velocity.y)
    return Value(
      time: Date(), location: point(press.location), startLocation: point(press.history.start), velocity: velocity)
  }

  /// Returns the origin of the view in the requested coordinate space.
  private func offset(of press: PressValue, _ report: _GestureReport) -> PointValue {
    switch coordinateSpace {
    case .local: return .zero
    case .global: return press.origin
    case .named(let name):
      let origin = report.origin(name) ?? .zero
      return PointValue(x: press.origin.x - origin.x, y: press.origin.y - origin.y)
    }
  }
}
