import Tracking

/// A node whose content sees environment values of its own.
@MainActor
package final class EnvironmentNode<Content, Shown: GraphContent>: PassthroughNode<Content, Shown> {
  private let scope: EnvironmentScope
  private var content: Content
  private var observer: Observer?
  private let shown: @MainActor (Content, EnvironmentScope) -> Shown
  private let write: @MainActor (Content, EnvironmentScope, _ outer: EnvironmentScope) -> Void

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - content: what stands in the place.
  ///   - context: the place.
  ///   - shown: the part of the content that is shown; it may keep the scope.
  ///   - write: sets the values, always of the same keys. It runs again when the content, or an outer value that it read,
  ///     has changed.
  package init(
    _ content: Content, in context: NodeContext, shown: @escaping @MainActor (Content, EnvironmentScope) -> Shown,
    write: @escaping @MainActor (Content, EnvironmentScope, _ outer: EnvironmentScope) -> Void
  ) {
    self.content = content
    self.shown = shown
    self.write = write
    scope = EnvironmentScope(inside: context.environment)
    super.init(context)
    observer = Observer { [unowned self] in setNeedsEvaluation() }
    evaluate()
    var childContext = childContext(before: context.before)
    childContext.environment = scope
    mount(shown(content, scope), in: childContext)
  }

  package override func update(to content: Content) {
    self.content = content
    evaluate()
    updateChild(to: shown(content, scope))
  }

  override func evaluate() {
    isDirty = false
    observer?.track { write(content, scope, environment) }
  }

  override func didUnmount() {
    observer?.cancel()
  }
}
