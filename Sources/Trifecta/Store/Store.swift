import Observation
import Tracking

/// A running feature. A store holds the feature's state, handles its actions, runs its effects and notifies observers
/// of changes.
///
/// Read the state's fields from the store itself. An observer that has read a field, such as a screen's body, runs
/// again when the field's *value* changes, once per batch of actions. The unit of observation is the first component of
/// the key path: `store.user.name` depends on all of `user`, `store[\.user.name]` only on the name. A field that is not
/// `Equatable` counts as changed after each action.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.incrementTapped)
/// store.count  // 1
/// ```
///
/// The effects are cancelled when the store and all of its children's stores have been released.
@MainActor
@dynamicMemberLookup
public final class Store<Feature: Reducer>: Observable {
  @usableFromInline let owner: CoreOwner
  @usableFromInline let node: Node
  @usableFromInline let place: StateAccessor<Feature.State>
  /// The typed core, if this is the root store, so that sending is a direct call.
  @usableFromInline let root: RootCore<Feature.State, Feature.Action>?
  /// Sends an action of the feature at the first node on behalf of the second node, which is the same node or a
  /// descendant. The stores of a collection's rows share one relay.
  @usableFromInline let relay: @MainActor (Node, Feature.Action, Node) -> StoreTask
  /// The last published state, if the state may be removed, for reads after its removal. The last state of a row that
  /// is present is stored in its node instead, see ``RowNode/memory``. ``Core`` explains why `@exclusivity(unchecked)`
  /// is safe.
  @exclusivity(unchecked) @usableFromInline var memory: StateMemory<Feature.State>?

  /// Creates a store, overriding dependencies.
  ///
  /// - Parameters:
  ///   - initialState: creates the initial state.
  ///   - feature: creates the reducer. Its body is evaluated once, now.
  ///   - update: overrides dependencies for the initial state, the feature and its children.
  @inlinable
  public convenience init(
    initialState: @autoclosure () -> Feature.State,
    _ feature: () -> Feature,
    withDependencies update: (inout DependencyValues) -> Void
  ) {
    self.init(
      core: Trifecta.withDependencies(update) { RootCore(state: initialState(), reducer: feature().compiled()) })
  }

  /// Creates a store with the current dependencies.
  ///
  /// - Parameters:
  ///   - initialState: the initial state.
  ///   - feature: creates the reducer. Its body is evaluated once, now.
  @inlinable
  public convenience init(initialState: Feature.State, _ feature: () -> Feature) {
    self.init(core: RootCore(state: initialState, reducer: feature().compiled()))
  }

  @inlinable
  init(core: RootCore<Feature.State, Feature.Action>) {
    self.owner = CoreOwner(core)
    self.node = core.node
    self.place = core.place
    self.root = core
    self.relay = { [unowned core] _, action, sender in core.send(action, from: sender) }
    self.memory = nil
  }

  /// Creates the store of a child.
  ///
  /// - Parameters:
  ///   - owner: the owner of the core, shared with the parent's store.
  ///   - node: the child's node, created for this feature.
  ///   - memory: the current state of a child that may become absent; `nil` for other children and for present rows.
  ///   - relay: sends an action of the feature at the first node on behalf of the second node.
  @inlinable
  init(
    owner: CoreOwner,
    node: Node,
    memory: Feature.State?,
    relay: @escaping @MainActor (Node, Feature.Action, Node) -> StoreTask
  ) {
    self.owner = owner
    self.node = node
    // The key that created the node and its place contains the feature type.
    self.place = node.place(of: Feature.State.self)!
    self.root = nil
    self.relay = relay
    self.memory = memory.map(StateMemory.init)
    node.store = self
  }

  /// Stores a state. The previous state is released after the assignment, because its deinit may read this store.
  @usableFromInline
  func keep(_ state: Feature.State?) {
    extendLifetime(of: exchange(&memory, state.map(StateMemory.init)))
  }

  @usableFromInline var core: Core {
    @inlinable get { owner.core }
  }

  /// Sends an action to the feature.
  ///
  /// The action is reduced and its changes are published before this call returns. An action that is sent while another
  /// is being handled is queued, in order of arrival.
  ///
  /// - Parameter action: the action to send.
  /// - Returns: a handle to the effects that the action starts. Use it to wait for them or to cancel them.
  @inlinable
  @discardableResult
  @_disfavoredOverload
  public func send(_ action: Feature.Action) -> StoreTask {
    // Disfavored because the store of a state machine also sends plain events, and an event may have the name of an
    // action.
    root?.send(action, from: node) ?? relay(node, action, node)
  }

  /// The side effects of this feature, but not of its children, for the screen to carry out.
  public var sideEffects: SideEffects<Feature.SideEffect> {
    core.closeLater()
    let channel = node.sideEffects
    channel.core = core
    return SideEffects(channel: channel)
  }
}
