import Tracking

/// Holds the nodes of the successive instances of a child that may be absent, with the type of the child's state
/// erased.
@MainActor
@usableFromInline
class AnyChildInstances {
  /// The instance that was present at the last check.
  @usableFromInline final var current: InstanceNode?
  /// The instances whose nodes are still in use, including the current one.
  @usableFromInline final private(set) var instanceNodes: ContiguousArray<InstanceNode> = []
  /// The slot of the child's presence and identity.
  private final var slot: Slot?
  /// The declarations of the child.
  final var declarations = FirstDeclaration()
  /// The case path with which the child's stores embed their actions. It belongs to the declaration that requested the
  /// first store.
  @usableFromInline final var action: Any?
  /// A node without an instance, for effects of instances that are not present.
  private final var knownAbsentNode: InstanceNode?
  @usableFromInline unowned let parent: Node
  /// The site of the nodes. Set when the object is created.
  @usableFromInline final fileprivate(set) var site: NodeSite!

  @usableFromInline
  init(parent: Node) {
    self.parent = parent
  }

  /// The nodes of all instances.
  final var nodes: [Node] { Array(instanceNodes) + (knownAbsentNode.map { [$0] } ?? []) }

  /// Returns a node whose instance is never present.
  final func absentNode() -> InstanceNode {
    if let knownAbsentNode { return knownAbsentNode }
    let made = InstanceNode(site)
    made.wasRemoved = true
    knownAbsentNode = made
    return made
  }

  /// Returns the node of the current instance, creating it if needed. If the child is absent, returns the last
  /// instance's node.
  @usableFromInline
  func currentNode() -> InstanceNode { preconditionFailure("A subclass must override currentNode()") }

  /// The identity of the current instance: its id or, without ids, a value that is unique per instance. `nil` if the
  /// child is absent.
  @usableFromInline var currentID: AnyHashable? { nil }

  /// Whether the child is present.
  var isPresent: Bool { false }

  /// Makes an instance current, and removes idle ones.
  @usableFromInline
  final func enter(_ instanceNode: InstanceNode) {
    let former = instanceNodes
    for node in former where node !== instanceNode { node.forgetReads() }
    // The deinit of objects that removed nodes release may request the child. So they are released after the new
    // instance is current.
    withExtendedLifetime(former) {
      instanceNodes = former.filter { !$0.isIdle } + [instanceNode]
      current = instanceNode
    }
  }

  /// Clears the Observation registration of the child's presence.
  final func forgetReads() { slot?.isRegistered = false }

  /// Whether the object can be removed without losing anything.
  final var isIdle: Bool { slot?.isAwake != true && nodes.allSatisfy(\.isIdle) }

  /// The slot of the child's presence and identity, created at its first use.
  @usableFromInline final var presence: Slot {
    if let slot { return slot }
    // The closure does not retain this object, because the object owns the slot. It is valid because the object stays
    // in use while the slot is awake.
    let reader = FieldReader<AnyHashable?, AnyHashable?>.found(
      { [unowned self] in parent.exists ? .some(currentID) : nil }, exists: { [unowned parent] in parent.exists })
    let made = FieldSlot<AnyHashable?>(handler: FieldSlot<AnyHashable?>.handler(reader))
    slot = made
    return made
  }
}

/// Holds the nodes of the successive instances of a child that may be absent, with the type of its state.
@MainActor
@usableFromInline
final class ChildInstances<State>: AnyChildInstances {
  @usableFromInline let identity: Identity<State>
  /// Returns the child's state, given the parent's node: the current one, or the last one known to the parent's store.
  @usableFromInline let find: @MainActor (Node) -> State?
  /// - Parameters:
  ///   - key: the child's key.
  ///   - parent: the parent's node.
  ///   - identity: distinguishes successive instances.
  ///   - find: returns the child's state, given the parent's node.
  ///   - place: the accessor for the child's state.
  @usableFromInline
  init(
    _ key: ChildKey,
    parent: Node,
    identity: Identity<State>,
    find: @escaping @MainActor (Node) -> State?,
    place: StateAccessor<State>
  ) {
    self.identity = identity
    self.find = find
    super.init(parent: parent)
    site = NodeSite(key: key, parent: parent, place: place, instances: self)
  }

  /// Returns the node of the instance that a state belongs to.
  @usableFromInline
  func node(of state: State) -> InstanceNode {
    if let current, identity.matches(state, current) { return current }
    // Once removed, an instance without an id does not return. While the parent is absent, the instance that was last
    // seen is used.
    if !identity.hasIDs, let current, !parent.exists { return current }
    let known = identity.hasIDs ? instanceNodes.first { identity.matches(state, $0) } : nil
    if let known {
      current = known
      return known
    }
    let made = identity.makeInstanceNode(site, state)
    enter(made)
    return made
  }

  @usableFromInline
  override func currentNode() -> InstanceNode {
    if let state = find(parent) { return node(of: state) }
    noteAbsence()
    return current ?? absentNode()
  }

  /// Records that the child was seen to be absent. Without ids, the next state is then a new instance.
  @usableFromInline
  func noteAbsence() {
    if !identity.hasIDs, parent.exists { current?.wasRemoved = true }
  }

  override var isPresent: Bool { find(parent) != nil }

  @usableFromInline override var currentID: AnyHashable? {
    guard let state = find(parent) else {
      noteAbsence()
      return nil
    }
    return identity.hasIDs ? identity.id(state) : AnyHashable(ObjectIdentifier(node(of: state)))
  }
}

/// The node of one instance of a child that may be absent.
@MainActor
@usableFromInline
class InstanceNode: Node {
  /// Whether the child was seen to be absent after this instance was present; also true if the node has no instance. An
  /// instance without an id does not return.
  @exclusivity(unchecked) @usableFromInline final var wasRemoved = false
}

/// The node of an instance with an id, which may return.
@MainActor
@usableFromInline
final class IdentifiedInstanceNode<ID: Hashable>: InstanceNode {
  @usableFromInline let id: ID

  @usableFromInline
  init(_ site: NodeSite, id: ID) {
    self.id = id
    super.init(site)
  }
}
