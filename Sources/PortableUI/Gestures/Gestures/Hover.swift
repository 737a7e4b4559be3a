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
  /// Runs an action when a pointer enters this view, and when it leaves the view. Touches do not hover.
  ///
  /// - Parameter action: receives `true` when the pointer enters, and `false` when it leaves.
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }
}
