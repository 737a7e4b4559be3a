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

/// Runs closures when a place comes on screen and when it leaves it.
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
  /// Runs an action when the view has come on screen, for the first time or again: a page that another one covered appears again
  /// with the same state when it is uncovered.
  ///
  /// - Parameter action: may change state; the screen is brought up to date afterwards.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  /// Runs an action when the view has left the screen, for good or until it appears again.
  ///
  /// - Parameter action: reads the newest state.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
  }
}
