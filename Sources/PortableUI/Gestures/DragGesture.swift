import Elements

/// A pointer that moves while it is held down.
public struct DragGesture: Gesture {
  /// It is recognized as it is.
  public typealias Body = Never

  /// Where the pointer is, and how it came there.
  public struct Value: Equatable, Sendable {
    /// When it was there.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it went down.
    public var startLocation: CGPoint
    /// How fast it moves, in points a second.
    public var velocity: CGSize

    /// How far it has come.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to rest if it were let go.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far it would have come then.
    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// How far the pointer has to move before it is a drag, in points.
  public var minimumDistance: CGFloat
  /// The space in which locations are told. The view's own is where the view was when the pointer went down.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: how far the pointer has to move before it is a drag, in points.
  ///   - coordinateSpace: the space in which locations are told.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: how far the pointer has to move before it is a drag, in points.
  ///   - coordinateSpace: the space in which locations are told.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// A press.
  public static var _inputs: _GestureInputs { .presses }

  /// Asks for the moves of a press.
  public func _ask(_ request: inout _GestureRequest) {
    request.minimumDistance = min(request.minimumDistance ?? .infinity, max(Double(minimumDistance), 0))
    if case .named(let name) = coordinateSpace { request.spaces.append(name) }
  }

  /// What has become of the press.
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

  /// Where the view's own space begins in the one that is asked for.
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
