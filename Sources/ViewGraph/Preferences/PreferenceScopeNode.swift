import Tracking

/// A node that collects a preference of its descendants.
@MainActor
package final class PreferenceScopeNode<Content, Shown: GraphContent, Key: PreferenceKey>:
  PassthroughNode<Content, Shown>
{
  private var reduction: PreferenceReduction<Key>?
  private var use: PreferenceUse<Key>
  private var observer: Observer?
  private var observation = ObservationBridge()
  private let layout = TypeLayout.of(Content.self)
  /// The value that the action was last called with.
  private var known: Key.Value?
  private var isActionDue = false
  private let split: @MainActor (Content) -> (Shown, PreferenceUse<Key>)

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - content: the content of the node.
  ///   - context: the position of the node.
  ///   - split: returns the part of the content that is shown, and the use of the preference, which is always of the
  ///     same kind.
  package init(
    _ content: Content, in context: NodeContext, split: @escaping @MainActor (Content) -> (Shown, PreferenceUse<Key>)
  ) {
    self.split = split
    let (shown, use) = split(content)
    self.use = use
    super.init(context)
    if use.transform != nil { observer = Observer { [unowned self] in setNeedsEvaluation() } }
    var transform: (@MainActor (inout Key.Value) -> Void)?
    if use.transform != nil { transform = { [unowned self] value in applyTransformation(to: &value) } }
    let reduction = PreferenceReduction<Key>(
      of: self, isLast: use.isLast, transform: transform, didReduce: { [unowned self] in didReduce($0) })
    self.reduction = reduction
    var childContext = childContext(before: context.before)
    childContext.environment = EnvironmentScope(inside: environment, preferences: reduction)
    mount(shown, in: childContext)
  }

  package override func update(to content: Content) {
    let (shown, use) = split(content)
    self.use = use
    // The new transform may have captured different values, so the value is reduced again.
    if use.transform != nil { reduction?.setNeedsReduction() }
    updateChild(to: shown)
  }

  /// Called when a value that the transform read has changed.
  override func evaluate() {
    isDirty = false
    reduction?.setNeedsReduction()
  }

  override func didUnmount() {
    observer?.cancel()
    observation.cancel()
    reduction?.close()
  }

  private func applyTransformation(to value: inout Key.Value) {
    guard let observer, let transform = use.transform else { return }
    let before = value
    func transformed() -> Key.Value {
      var result = before
      transform(&result)
      return result
    }
    value = observer.track { observation.track(for: self, layout: layout, transformed) }
  }

  override var causeName: String { "onPreferenceChange of \(shortName(of: Key.self)) in \(viewName)" }

  private func didReduce(_ value: Key.Value) {
    SettlingDiagnostics.current?.noteReduction(of: Key.self)
    use.reading?.value = value
    guard use.action != nil, !isActionDue else { return }
    isActionDue = true
    afterUpdate { self.runAction() }
  }

  private func runAction() {
    isActionDue = false
    // The node may have been unmounted in the same update.
    guard isMounted, let reduction, let action = use.action else { return }
    if let known, use.areEqual(known, reduction.value) { return }
    known = reduction.value
    action(reduction.value)
  }
}
