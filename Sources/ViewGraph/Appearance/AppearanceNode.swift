/// A node whose content may be there without having appeared.
///
/// What is hidden keeps its nodes, its state and its elements, and is brought up to date as ever; its tasks are cancelled, and closures
/// of `onDisappear` have run. Who hides it decides what becomes of its elements.
@MainActor
package final class AppearanceNode<Content, Shown: GraphContent>: PassthroughNode<Content, Shown> {
  private let scope: AppearanceScope
  private let split: @MainActor (Content) -> (isShown: Bool, Shown)

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - content: what stands in the place.
  ///   - context: the place.
  ///   - split: whether the content has appeared, and the part of it that is shown.
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

  /// Lets what is below appear or disappear, without another content. O(nodes below).
  package func show(_ isShown: Bool) {
    guard isShown != scope.isShown else { return }
    scope.isShown = isShown
    guard isVisible else { return }
    forEachChild { $0.setVisible(isShown) }
  }

  override var keepsAppearance: Bool { !scope.isShown }
}
