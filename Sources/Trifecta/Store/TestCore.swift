/// A core for test stores: actions of effects and side effects are handed out instead of being handled.
@MainActor
package final class TestCore<State, Action> {
  private let core: RootCore<State, Action>

  /// Creates a core.
  ///
  /// - Parameters:
  ///   - state: the state to start with.
  ///   - reducer: the compiled feature.
  ///   - receiveAction: called with each action of an effect, and with the effects that its reduction will belong to.
  ///   - receiveSideEffect: called with each side effect, the identity of its place, and what messages call that place.
  package init(
    state: State,
    reducer: Reduce<State, Action>,
    receiveAction: @escaping @MainActor (Action, StoreTask) -> Void,
    receiveSideEffect: @escaping @MainActor (Any, ObjectIdentifier, String) -> Void
  ) {
    core = RootCore(state: state, reduce: reducer.closure)
    core.actionReceiver = receiveAction
    core.sideEffectReceiver = receiveSideEffect
  }

  package var state: State { core.state.pointee }

  /// The place of the root, as `receiveSideEffect` identifies it.
  package var root: ObjectIdentifier { ObjectIdentifier(core.node) }

  /// The place of a child, as `receiveSideEffect` identifies it.
  package func place<Feature>(of child: Child<State, Action, Feature>) -> ObjectIdentifier {
    ObjectIdentifier(core.node.child(child.key))
  }

  package func send(_ action: Action) -> StoreTask {
    core.send(action, from: core.node)
  }

  /// Reduces an action that was handed out.
  package func receive(_ action: Action, _ task: StoreTask) {
    core.handle(action, owner: task.group.map { .group($0) } ?? .nobody)
  }

  /// The names and places of the effects that run. Read by a test store's deinit, when nothing can start or end one.
  package nonisolated var runningEffects: [String] { core.runs.runs.map(\.title.description) }
}
