import Elements
import ViewGraph

struct HoverModifier: PrimitiveModifier {
  let action: @MainActor (Bool) -> Void

  static var kind: ElementKind { .hover }
  static var handlers: [Handler] { [Handler(.hover, .presence)] }

  func describe(_ writer: inout LayerWriter) {}
  func isDescribed(like other: Self) -> Bool { true }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    guard case .flag(let isOver) = event.value else { return false }
    action(isOver)
    return true
  }
}

extension View {
  /// Runs an action when a pointer comes over the view, and when it leaves it. Fingers do not hover.
  ///
  /// - Parameter action: is told `true` when the pointer has come, and `false` when it has left.
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }
}

extension ElementKind {
  /// Handles that a pointer is over the view.
  package static let hover = ElementKind(rawValue: "hover")
}

extension EventKind {
  /// A pointer has come over the view, or has left it. Carries which.
  package static let hover = EventKind(rawValue: "hover")
}
