/// A node whose content can be mounted without being visible.
///
/// Hidden content keeps its nodes, state and elements and is still updated, but its tasks are cancelled and its
/// `onDisappear` closures have run. The owner of the node must hide the elements.
@MainActor
package final class AppearanceNode<Content, Shown: GraphContent>: PassthroughNode<Content, Shown> {
  private let scope: AppearanceScope
  private let split: @MainActor (Content) -> (isShown: Bool, Shown)

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - content: the content of the node.
  ///   - context: the position of the node.
  ///   - split: returns whether the content is visible, and the part of it that is shown.
  package init(
    _ content: Content, in context: NodeContext, split: @escaping @MainActor (Content) -> (isShown: Bool, Shown)
  ) {
    self.split = split
    let (isShown, shown) = split(content)
    scope = AppearanceScope(inside: context.environment.appearance, isShown: isShown)
    super.init(context)
    var childContext = childContext(before: context.before)
    childContext.environment = EnvironmentScope(inside: context.environment, appearance: scope)
    mount(shown, in: childContext)
  }

  package override func update(to content: Content) {
    let (isShown, shown) = split(content)
    updateChild(to: shown)
    show(isShown)
  }

  /// Shows or hides the content without updating it.
  ///
  /// - Complexity: O(n) in the number of descendants.
  package func show(_ isShown: Bool) {
    guard isShown != scope.isShown else { return }
    scope.isShown = isShown
    guard isVisible else { return }
    forEachChild { $0.setVisible(isShown) }
  }

  override var keepsAppearance: Bool { !scope.isShown }
}
