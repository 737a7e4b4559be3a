import Elements
import ViewGraph

/// What a pointer does over a view.
@frozen
public enum HoverPhase: Equatable, Sendable {
  /// It is over the view, at a place.
  case active(CGPoint)
  /// It has left the view.
  case ended
}

private struct ContinuousHoverModifier: PrimitiveModifier {
  let space: CoordinateSpace
  let action: @MainActor (HoverPhase) -> Void

  static var kind: ElementKind { .hover }
  static var handlers: [Handler] { [Handler(.hover, .presence), Handler(.hoverMove, .text)] }
  // Which spaces have names.
  var readsEnvironment: Bool { true }

  func describe(_ writer: inout LayerWriter) {
    guard case .named(let name) = space else { return }
    EnvironmentValues(scope: writer.environment).coordinateSpaces.measurement(of: name)?.askForFrame()
  }

  func isDescribed(like other: Self) -> Bool { space == other.space }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    switch event.value {
    case .flag(let isOver):
      // That it has come is told with where it is.
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
  /// Runs an action with where a pointer is while it moves over the view, and when it has left it. Fingers do not hover.
  ///
  /// Hosts tell of moves about once a frame, and no faster than they are answered.
  ///
  /// - Parameters:
  ///   - coordinateSpace: the space in which places are told.
  ///   - action: is told where the pointer is, or that it has left.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View {
    modifier(ContinuousHoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }

  /// Runs an action with where a pointer is while it moves over the view, and when it has left it. Fingers do not hover.
  ///
  /// - Parameters:
  ///   - coordinateSpace: the space in which places are told.
  ///   - action: is told where the pointer is, or that it has left.
  @_disfavoredOverload
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View {
    modifier(ContinuousHoverModifier(space: coordinateSpace, action: action))
  }
}

extension EventKind {
  /// A pointer moves over the view: always after `hover` has told that it is there. Carries four numbers: where it is in the view, and
  /// where on the screen the view begins.
  package static let hoverMove = EventKind(rawValue: "hoverMove")
}
