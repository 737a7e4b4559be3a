import Observation
import Tracking

/// A running feature: holds its state, handles its actions, runs its effects, and tells those who read it what has
/// changed.
///
/// Read the state's fields from the store itself. An observer, such as a screen's body, that has read a field runs
/// again when the field's *value* differs, once for each batch of actions. The unit is the first component of the key
/// path: `store.user.name` depends on all of `user`, `store[\.user.name]` on the name only. A field that is not
/// `Equatable` counts as changed whenever an action was handled.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.incrementTapped)
/// store.count  // 1
/// ```
///
/// When the last owner of a store and of its children's stores lets go, its effects are cancelled.
@MainActor
@dynamicMemberLookup
public final class Store<Feature: Reducer>: Observable {
  @usableFromInline let owner: CoreOwner
  @usableFromInline let node: Node
  @usableFromInline let place: Place<Feature.State>
  /// The core with its types, if this is the store of the root: sending is then a direct call.
  @usableFromInline let root: RootCore<Feature.State, Feature.Action>?
  /// Sends an action of the first node on behalf of the second. The stores of a collection's rows share one.
  @usableFromInline let relay: @MainActor (Node, Feature.Action, Node) -> StoreTask
  /// The state as it was when a batch ended last in which it was there, if it may go away: for reading what does not
  /// exist any more. A row that is there is kept by its node, see ``RowNode/memory``. See ``Core`` for
  /// `@exclusivity(unchecked)`.
  @exclusivity(unchecked) @usableFromInline var memory: StateMemory<Feature.State>?

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initialState: makes the state to start with.
  ///   - feature: makes the reducer. Its body is evaluated once, now.
  ///   - update: overrides dependencies for the initial state, the feature and its children.
  @inlinable
  public convenience init(
    initialState: @autoclosure () -> Feature.State,
    _ feature: () -> Feature,
    withDependencies update: (inout DependencyValues) -> Void
  ) {
    self.init(
      core: Trifecta.withDependencies(update) { RootCore(state: initialState(), reduce: feature().compiled().closure) })
  }

  /// Creates a store with the dependencies in force where it is created.
  ///
  /// - Parameters:
  ///   - initialState: the state to start with.
  ///   - feature: makes the reducer. Its body is evaluated once, now.
  @inlinable
  public convenience init(initialState: Feature.State, _ feature: () -> Feature) {
    self.init(core: RootCore(state: initialState, reduce: feature().compiled().closure))
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
  ///   - owner: what owns the core of the parent's store.
  ///   - node: the child's node, made for this feature.
  ///   - memory: the state now, if it is in a place that may be empty and no row that is there.
  ///   - relay: sends an action of the first node on behalf of the second.
  @inlinable
  init(
    owner: CoreOwner,
    node: Node,
    memory: Feature.State?,
    relay: @escaping @MainActor (Node, Feature.Action, Node) -> StoreTask
  ) {
    self.owner = owner
    self.node = node
    // The key that made the node contains the feature, and so did what made its place.
    self.place = node.place(of: Feature.State.self)!
    self.root = nil
    self.relay = relay
    self.memory = memory.map(StateMemory.init)
    node.store = self
  }

  /// Keeps a state in place of the one before, which is dropped when the new one is there: what it holds may read this
  /// store then.
  @usableFromInline
  func keep(_ state: Feature.State?) {
    extendLifetime(of: exchange(&memory, state.map(StateMemory.init)))
  }

  @usableFromInline var core: Core {
    @inlinable get { owner.core }
  }

  /// Sends an action to the feature.
  ///
  /// The action is reduced, and what it changes is published, before this call returns. An action sent while another is
  /// being handled waits for it, in order of arrival.
  ///
  /// - Parameter action: what happened.
  /// - Returns: a handle on the effects that the action starts; ignore it unless you want to wait for them or cancel
  ///   them.
  @inlinable
  @discardableResult
  @_disfavoredOverload
  public func send(_ action: Feature.Action) -> StoreTask {
    // Disfavored because the store of a machine also sends plain events, and an event may have the name of an action.
    root?.send(action, from: node) ?? relay(node, action, node)
  }

  /// The side effects of this feature, not those of its children, for the screen to carry out.
  public var sideEffects: SideEffects<Feature.SideEffect> {
    core.closeLater()
    let channel = node.sideEffects
    channel.core = core
    return SideEffects(channel: channel)
  }
}
