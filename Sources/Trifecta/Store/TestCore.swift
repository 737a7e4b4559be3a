/// A core for test stores. It passes side effects, and the actions that effects send, to closures instead of handling
/// them.
@MainActor
package final class TestCore<State, Action> {
  let core: RootCore<State, Action>
  private let owner: CoreOwner
  let initialState: State

  /// Creates a core.
  ///
  /// - Parameters:
  ///   - state: the initial state.
  ///   - reducer: the compiled feature.
  ///   - receiveAction: called with each action of an effect. The receiver later passes it to ``receive(_:)``.
  ///   - receiveSideEffect: called with each side effect and its node.
  ///   - receiveDismissal: called with the node of a feature that returned ``Effect/dismiss``, if no feature in the
  ///     store presents it.
  package init(
    state: State,
    reducer: Reduce<State, Action>,
    receiveAction: @escaping @MainActor (SentAction<Action>) -> Void,
    receiveSideEffect: @escaping @MainActor (Any, PlaceReference) -> Void,
    receiveDismissal: @escaping @MainActor (PlaceReference) -> Void
  ) {
    initialState = state
    core = RootCore(state: state, reducer: reducer)
    owner = CoreOwner(core)
    core.actionReceiver = receiveAction
    core.sideEffectReceiver = receiveSideEffect
    core.dismissalReceiver = receiveDismissal
  }

  package var state: State { core.state.pointee }

  /// A reference to the root node.
  package var root: PlaceReference { PlaceReference(node: core.node) }

  package func send(_ action: Action) -> StoreTask {
    core.send(action, from: core.node)
  }

  /// On systems where effects start soon after an action rather than immediately, waits until the started effects have
  /// run up to their first suspension.
  package func waitForEffectsToStart() async {
    await core.starts?.finish()
  }

  /// Reduces an action that was passed to `receiveAction`.
  package func receive(_ sent: SentAction<Action>) {
    sent.didDequeue(in: core)
    core.handle(sent.action, sent.sender.group)
  }

  /// Returns an action that was passed to `receiveAction`, detached from the effect that sent it.
  package func released(_ sent: SentAction<Action>) -> SentAction<Action> {
    sent.didDequeue(in: core)
    return SentAction(sent.action, EffectSender(group: sent.sender.group))
  }

  /// Cancels the running effects.
  package func cancelEffects() {
    for run in core.runs.runs where run.isRunning { run.cancel(.places([core.node])) }
  }

  /// The titles of the running effects. A test store's deinit reads them, when no effect can start or end.
  package nonisolated var runningEffects: [String] { core.runs.runs.filter(\.isRunning).map(\.title.description) }
}

/// A reference to a node, for test stores. Test stores compare nodes by name, because unused nodes are removed and
/// recreated.
@MainActor
package struct PlaceReference {
  let node: Node
  /// The ancestors, retained because nodes do not retain their parents and the core removes unused nodes.
  private let above: [Node]

  init(node: Node) {
    self.node = node
    above = Array(sequence(first: node, next: \.above).dropFirst())
  }

  /// The name of the node in messages.
  package var name: String { node.name }

  /// Returns a reference to the node of a child.
  package func child<Declaration: ChildDeclaration>(
    _ declaration: Declaration,
    id: Declaration.ChildID
  ) -> PlaceReference {
    PlaceReference(node: declaration.key(id).node(under: node)!)
  }
}
