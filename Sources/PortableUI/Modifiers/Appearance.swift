import ViewGraph

struct AppearanceModifier: ViewModifier {
  let onAppear: (@MainActor () -> Void)?
  let onDisappear: (@MainActor () -> Void)?

  typealias Body = Never

  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    BehaviorNode(content, in: context, behavior: Appearance(content)) { $0.content }
  }
}

/// Runs closures when a node appears on and disappears from the screen.
private final class Appearance<Modified: View>: NodeBehavior {
  static var name: String { "onAppear or onDisappear" }

  private var modifier: AppearanceModifier

  init(_ content: ModifiedContent<Modified, AppearanceModifier>) {
    modifier = content.modifier
  }

  func didUpdate(to content: ModifiedContent<Modified, AppearanceModifier>, on node: Node) {
    modifier = content.modifier
  }

  func didAppear(on node: Node) {
    modifier.onAppear?()
  }

  func didDisappear(from node: Node) {
    modifier.onDisappear?()
  }
}

extension View {
  /// Runs an action when the view appears on the screen. This includes reappearances: a screen that was covered by another
  /// appears again, with the same state, when it is uncovered.
  ///
  /// - Parameter action: runs after the update. It may change state, which starts another update.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  /// Runs an action when the view disappears from the screen, permanently or until it appears again.
  ///
  /// - Parameter action: runs after the update, with the latest state.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
  }
}
