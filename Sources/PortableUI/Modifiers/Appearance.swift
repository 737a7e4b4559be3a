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

/// Runs closures when a place comes to be and when it is gone.
private final class Appearance<Modified: View>: NodeBehavior {
  private var modifier: AppearanceModifier
  private var isMounted = true
  private var hasAppeared = false

  init(_ content: ModifiedContent<Modified, AppearanceModifier>) {
    modifier = content.modifier
  }

  func didMount(_ content: ModifiedContent<Modified, AppearanceModifier>, on node: Node) {
    node.afterUpdate { [self] in
      // The place may have gone again before it was ever on screen.
      guard isMounted else { return }
      hasAppeared = true
      modifier.onAppear?()
    }
  }

  func didUpdate(to content: ModifiedContent<Modified, AppearanceModifier>, on node: Node) {
    modifier = content.modifier
  }

  func didUnmount(from node: Node) {
    isMounted = false
    guard let onDisappear = modifier.onDisappear else { return }
    node.afterUpdate { [self] in
      if hasAppeared { onDisappear() }
    }
  }
}

extension View {
  /// Runs an action when the view has come on screen.
  ///
  /// - Parameter action: may change state; the screen is brought up to date afterwards.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  /// Runs an action when the view has left the screen.
  ///
  /// - Parameter action: reads the newest state.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
  }
}
