import Elements
import ViewGraph

/// The phase of a pointer hovering over a view.
@frozen
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at the given location.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

private struct ContinuousHoverModifier: PrimitiveModifier {
  let space: CoordinateSpace
  let action: @MainActor (HoverPhase) -> Void

  static var kind: ElementKind { .hover }
  static var handlers: [Handler] { [Handler(.hover, .presence), Handler(.hoverMove, .text)] }
  // `true`, because `describe` reads the named coordinate spaces from the environment.
  var readsEnvironment: Bool { true }

  func describe(_ writer: inout LayerWriter) {
    guard case .named(let name) = space else { return }
    EnvironmentValues(scope: writer.environment).coordinateSpaces.measurement(of: name)?.requestFrame()
  }

  func isDescribed(like other: Self) -> Bool { space == other.space }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    switch event.value {
    case .flag(let isOver):
      // When the pointer enters, do nothing: the `hoverMove` event that follows includes the location.
      if !isOver { action(.ended) }
      return true
    case .string(let text):
      guard let place = place(text, in: EnvironmentValues(scope: environment)) else { return false }
      action(.active(place))
      return true
    default: return false
    }
  }

  private func place(_ text: String, in values: EnvironmentValues) -> CGPoint? {
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    let point = CGPoint(x: numbers[0], y: numbers[1])
    switch space {
    case .local: return point
    case .global: return CGPoint(x: point.x + numbers[2], y: point.y + numbers[3])
    case .named(let name):
      let origin = values.coordinateSpaces.measurement(of: name)?.knownOrigin ?? .zero
      return CGPoint(x: point.x + numbers[2] - origin.x, y: point.y + numbers[3] - origin.y)
    }
  }
}

extension View {
  /// Runs an action when a pointer moves over this view, and when it leaves the view. Touches do not hover.
  ///
  /// Hosts report moves at most about once per frame, and only after the previous report was answered.
  ///
  /// - Parameters:
  ///   - coordinateSpace: the coordinate space of the locations.
  ///   - action: receives the location of the pointer, or `ended` when the pointer has left the view.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View {
    modifier(ContinuousHoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }

  /// Runs an action when a pointer moves over this view, and when it leaves the view. Touches do not hover.
  ///
  /// - Parameters:
  ///   - coordinateSpace: the coordinate space of the locations.
  ///   - action: receives the location of the pointer, or `ended` when the pointer has left the view.
  @_disfavoredOverload
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View {
    modifier(ContinuousHoverModifier(space: coordinateSpace, action: action))
  }
}
