import Tracking

/// Holds the nodes of the successive instances of a child that may be absent, with the type of the child's state
/// erased.
@MainActor
@usableFromInline
class AnySeat {
  /// The instance that was present at the last check.
  @usableFromInline final var current: OccupantNode?
  /// The instances whose nodes are still in use, including the current one.
  @usableFromInline final private(set) var occupantNodes: ContiguousArray<OccupantNode> = []
  /// The slot of the child's presence and identity.
  private final var slot: Slot?
  /// The declarations of the child.
  final var declarations = FirstDeclaration()
  /// The case path with which the child's stores embed their actions. It belongs to the declaration that requested the
  /// first store.
  @usableFromInline final var action: Any?
  /// A node without an instance, for effects of instances that are not present.
  private final var vacant: OccupantNode?
  @usableFromInline unowned let parent: Node
  /// The site of the nodes. Set when the seat is created.
  @usableFromInline final fileprivate(set) var site: NodeSite!

  @usableFromInline
  init(parent: Node) {
    self.parent = parent
  }

  /// All nodes of the seat.
  final var nodes: [Node] { Array(occupantNodes) + (vacant.map { [$0] } ?? []) }

  /// Returns a node whose instance is never present.
  final func vacantNode() -> OccupantNode {
    if let vacant { return vacant }
    let made = OccupantNode(site)
    made.hasLeft = true
    vacant = made
    return made
  }

  /// Returns the node of the current instance, creating it if needed. If the child is absent, returns the last
  /// instance's node.
  @usableFromInline
  func occupantNode() -> OccupantNode { preconditionFailure("A subclass must override occupantNode()") }

  /// The identity of the current instance: its id or, without ids, a value that is unique per instance. `nil` if the
  /// child is absent.
  @usableFromInline var occupant: AnyHashable? { nil }

  /// Whether the child is present.
  var isTaken: Bool { false }

  /// Makes an instance current, and removes idle ones.
  @usableFromInline
  final func enter(_ occupantNode: OccupantNode) {
    let former = occupantNodes
    for node in former where node !== occupantNode { node.forgetReads() }
    // The deinit of objects that removed nodes release may request the child. So they are released after the new
    // instance is current.
    withExtendedLifetime(former) {
      occupantNodes = former.filter { !$0.isIdle } + [occupantNode]
      current = occupantNode
    }
  }

  /// Clears the Observation registration of the child's presence.
  final func forgetReads() { slot?.isRegistered = false }

  /// Whether the seat can be removed without losing anything.
  final var isIdle: Bool { slot?.isAwake != true && nodes.allSatisfy(\.isIdle) }

  /// The slot of the child's presence and identity, created at its first use.
  @usableFromInline final var occupancy: Slot {
    if let slot { return slot }
    // The closure does not retain the seat, because the seat owns the slot. It is valid because the seat stays in use
    // while the slot is awake.
    let reader = FieldReader<AnyHashable?, AnyHashable?>.found(
      { [unowned self] in parent.exists ? .some(occupant) : nil }, exists: { [unowned parent] in parent.exists })
    let made = FieldSlot<AnyHashable?>(answer: FieldSlot<AnyHashable?>.answer(reader))
    slot = made
    return made
  }
}

/// The seat of a child that may be absent, with the type of its state.
@MainActor
@usableFromInline
final class Seat<State>: AnySeat {
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
    site = NodeSite(key: key, parent: parent, place: place, seat: self)
  }

  /// Returns the node of the instance that a state belongs to.
  @usableFromInline
  func occupantNode(of state: State) -> OccupantNode {
    if let current, identity.matches(state, current) { return current }
    // Once removed, an instance without an id does not return. While the parent is absent, the instance that was last
    // seen is used.
    if !identity.hasIDs, let current, !parent.exists { return current }
    let known = identity.hasIDs ? occupantNodes.first { identity.matches(state, $0) } : nil
    if let known {
      current = known
      return known
    }
    let made = identity.makeOccupantNode(site, state)
    enter(made)
    return made
  }

  @usableFromInline
  override func occupantNode() -> OccupantNode {
    if let state = find(parent) { return occupantNode(of: state) }
    noteAbsence()
    return current ?? vacantNode()
  }

  /// Notes that the child was seen to be absent. Without ids, the next state is then a new instance.
  @usableFromInline
  func noteAbsence() {
    if !identity.hasIDs, parent.exists { current?.hasLeft = true }
  }

  override var isTaken: Bool { find(parent) != nil }

  @usableFromInline override var occupant: AnyHashable? {
    guard let state = find(parent) else {
      noteAbsence()
      return nil
    }
    return identity.hasIDs ? identity.id(state) : AnyHashable(ObjectIdentifier(occupantNode(of: state)))
  }
}

/// The node of one instance of a child that may be absent.
@MainActor
@usableFromInline
class OccupantNode: Node {
  /// Whether the child was seen to be absent after this instance was present; also true if the node has no instance. An
  /// instance without an id does not return.
  @exclusivity(unchecked) @usableFromInline final var hasLeft = false
}

/// The node of an instance with an id, which may return.
@MainActor
@usableFromInline
final class IdentifiedOccupantNode<ID: Hashable>: OccupantNode {
  @usableFromInline let id: ID

  @usableFromInline
  init(_ site: NodeSite, id: ID) {
    self.id = id
    super.init(site)
  }
}
