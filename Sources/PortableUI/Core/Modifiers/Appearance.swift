import ViewGraph

struct AppearanceModifier: ViewModifier {
  let onAppear: (@MainActor () -> Void)?
  let onDisappear: (@MainActor () -> Void)?
  /// Whether the view appears again when it is restored from a snapshot in which it was visible.
  var appearsWhenRestored = false

  typealias Body = Never

  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    BehaviorNode(content, in: context, behavior: Appearance(content)) { $0.content }
  }
}

/// Runs a closure when a node appears on the screen, and another closure when the node disappears.
private final class Appearance<Modified: View>: NodeBehavior {
  static var name: String { "onAppear or onDisappear" }

  private var modifier: AppearanceModifier

  init(_ content: ModifiedContent<Modified, AppearanceModifier>) {
    modifier = content.modifier
  }

  func didUpdate(to content: ModifiedContent<Modified, AppearanceModifier>, on node: Node) {
    modifier = content.modifier
  }

  func isAppearanceSaved(hasAppeared: Bool) -> Bool { hasAppeared && !modifier.appearsWhenRestored }

  func didAppear(on node: Node) {
    modifier.onAppear?()
  }

  func didDisappear(from node: Node) {
    modifier.onDisappear?()
  }
}

extension View {
  /// Runs an action like ``onAppear(perform:)``, but also when the view is restored from a snapshot.
  package func onEachMount(perform action: @escaping @MainActor () -> Void) -> some View {
    modifier(AppearanceModifier(onAppear: action, onDisappear: nil, appearsWhenRestored: true))
  }

  /// Runs an action each time the view appears on the screen. If another screen covers the view, the view disappears.
  /// When that screen is removed, the view appears again, with the same state.
  ///
  /// - Parameter action: runs after the update. It may change state, which starts another update.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  /// Runs an action each time the view disappears from the screen, even if the view may appear again later.
  ///
  /// - Parameter action: runs after the update, with the latest state.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
  }
}
