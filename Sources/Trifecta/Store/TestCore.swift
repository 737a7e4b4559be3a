/// A core for test stores: actions of effects and side effects are handed out instead of being handled.
@MainActor
package final class TestCore<State, Action> {
  private let core: RootCore<State, Action>
  private let owner: CoreOwner

  /// Creates a core.
  ///
  /// - Parameters:
  ///   - state: the state to start with.
  ///   - reducer: the compiled feature.
  ///   - receiveAction: called with each action of an effect, which is to be given to ``receive(_:)``.
  ///   - receiveSideEffect: called with each side effect and its place.
  ///   - receiveDismissal: called with the place that asks to be put away, if no parent in the store answers.
  package init(
    state: State,
    reducer: Reduce<State, Action>,
    receiveAction: @escaping @MainActor (SentAction<Action>) -> Void,
    receiveSideEffect: @escaping @MainActor (Any, PlaceReference) -> Void,
    receiveDismissal: @escaping @MainActor (PlaceReference) -> Void
  ) {
    core = RootCore(state: state, reduce: reducer.closure)
    owner = CoreOwner(core)
    core.actionReceiver = receiveAction
    core.sideEffectReceiver = receiveSideEffect
    core.dismissalReceiver = receiveDismissal
  }

  package var state: State { core.state.pointee }

  /// The place of the root.
  package var root: PlaceReference { PlaceReference(node: core.node) }

  package func send(_ action: Action) -> StoreTask {
    core.send(action, from: core.node)
  }

  /// Waits until the effects that were started have run up to their first suspension, where they start soon after.
  package func effectsHaveBegun() async {
    await core.starts?.finish()
  }

  /// Reduces an action that was handed out.
  package func receive(_ sent: SentAction<Action>) {
    sent.waitsNoMore(in: core)
    core.handle(sent.action, sent.sender.group)
  }

  /// An action that was handed out, when it no longer matters what becomes of the effect that sent it.
  package func released(_ sent: SentAction<Action>) -> SentAction<Action> {
    sent.waitsNoMore(in: core)
    return SentAction(sent.action, EffectSender(group: sent.sender.group))
  }

  /// Cancels the effects that run.
  package func cancelEffects() {
    for run in core.runs.runs where run.isRunning { run.cancel(.places([core.node])) }
  }

  /// The names and places of the effects that run. Read by a test store's deinit, when nothing can start or end one.
  package nonisolated var runningEffects: [String] { core.runs.runs.filter(\.isRunning).map(\.title.description) }
}

/// A place in a store's tree, for test stores. They tell places apart by what messages call them, because nodes come and
/// go while nobody uses them.
@MainActor
package struct PlaceReference {
  let node: Node
  /// Nodes do not hold those above them, and the core drops what nobody uses.
  private let above: [Node]

  init(node: Node) {
    self.node = node
    above = Array(sequence(first: node, next: \.above).dropFirst())
  }

  /// What messages call the place.
  package var name: String { node.name }

  /// The place of a child.
  package func child<Declaration: ChildDeclaration>(
    _ declaration: Declaration,
    id: Declaration.ChildID
  ) -> PlaceReference {
    PlaceReference(node: declaration.key(id).node(under: node)!)
  }
}
