import Tracking

/// A child's place that may be empty, and the nodes of those who have been in it, for code that does not know their
/// type.
@MainActor
@usableFromInline
class AnySeat {
  /// Who was in the place when somebody last asked.
  @usableFromInline final var current: Tenant?
  /// Those whose nodes are still used, the current one among them.
  @usableFromInline final private(set) var tenants: ContiguousArray<Tenant> = []
  /// Its observers depend on whether the place is empty, and on who is in it.
  private final var slot: Slot?
  /// Where the child is declared.
  final var declarations = FirstDeclaration()
  /// The case that its stores send by: that of the declaration which a store was asked for by first.
  @usableFromInline final var action: Any?
  /// The node of nobody: where those are put who are not in the place.
  private final var vacant: Tenant?
  @usableFromInline unowned let parent: Node
  /// Where the nodes of the place stand. Set when the seat is made.
  @usableFromInline final fileprivate(set) var site: NodeSite!

  @usableFromInline
  init(parent: Node) {
    self.parent = parent
  }

  /// The nodes of the place.
  final var nodes: [Node] { Array(tenants) + (vacant.map { [$0] } ?? []) }

  /// A node whose occupant is never there.
  final func nobody() -> Tenant {
    if let vacant { return vacant }
    let made = Tenant(site)
    made.hasLeft = true
    vacant = made
    return made
  }

  /// The node of whoever is in the place, made if there is none. Of an empty place, that of the last who was there.
  @usableFromInline
  func tenant() -> Tenant { preconditionFailure("Each seat knows its tenants") }

  /// Who is in the place: their id, something else for each if they have none, `nil` if it is empty.
  @usableFromInline var occupant: AnyHashable? { nil }

  /// Whether somebody is in the place.
  var isTaken: Bool { false }

  /// Makes a node the current one, and forgets those that nobody uses any more.
  @usableFromInline
  final func enter(_ tenant: Tenant) {
    let former = tenants
    for node in former where node !== tenant { node.forgetReads() }
    // What those hold who are forgotten runs code when it is dropped, which may ask for the place: by then the new one has
    // it.
    withExtendedLifetime(former) {
      tenants = former.filter { !$0.isIdle } + [tenant]
      current = tenant
    }
  }

  /// Stops waiting for those who have asked with Observation who is in the place.
  final func forgetReads() { slot?.isRegistered = false }

  /// Whether nothing would be lost with this seat.
  final var isIdle: Bool { slot?.isAwake != true && nodes.allSatisfy(\.isIdle) }

  /// The slot of who is in the place, made at its first use.
  @usableFromInline final var occupancy: Slot {
    if let slot { return slot }
    // The seat has the slot, and is in use while the slot is awake.
    let reader = FieldReader<AnyHashable?, AnyHashable?>.found(
      { [unowned self] in parent.exists ? .some(occupant) : nil }, exists: { [unowned parent] in parent.exists })
    let made = FieldSlot<AnyHashable?>(answer: FieldSlot<AnyHashable?>.answer(reader))
    slot = made
    return made
  }
}

/// The same, with the type of the state.
@MainActor
@usableFromInline
final class Seat<State>: AnySeat {
  @usableFromInline let identity: Identity<State>
  /// What is in the place, given the parent's node: now, or as the parent's store knew it last.
  @usableFromInline let find: @MainActor (Node) -> State?
  /// - Parameters:
  ///   - key: the child's key.
  ///   - parent: the parent's node.
  ///   - identity: tells one state from the next.
  ///   - find: finds what is in the place, given the parent's node.
  ///   - place: how to get at it.
  @usableFromInline
  init(
    _ key: ChildKey,
    parent: Node,
    identity: Identity<State>,
    find: @escaping @MainActor (Node) -> State?,
    place: Place<State>
  ) {
    self.identity = identity
    self.find = find
    super.init(parent: parent)
    site = NodeSite(key: key, parent: parent, place: place, seat: self)
  }

  /// The node of the one whose state this is.
  @usableFromInline
  func tenant(of state: State) -> Tenant {
    if let current, identity.matches(state, current) { return current }
    // What has no id cannot come back, but is what it was when its parent was last seen.
    if !identity.hasIDs, let current, !parent.exists { return current }
    let known = identity.hasIDs ? tenants.first { identity.matches(state, $0) } : nil
    if let known {
      current = known
      return known
    }
    let made = identity.makeTenant(site, state)
    enter(made)
    return made
  }

  @usableFromInline
  override func tenant() -> Tenant {
    if let state = find(parent) { return tenant(of: state) }
    noteAbsence()
    return current ?? nobody()
  }

  /// Notes that the place was seen empty: who comes next is another one, if states have no ids.
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
    return identity.hasIDs ? identity.id(state) : AnyHashable(ObjectIdentifier(tenant(of: state)))
  }
}

/// The node of one occupant of a place that may be empty.
@MainActor
@usableFromInline
class Tenant: Node {
  /// Whether the place was seen without the one who has this node, or it is nobody's. Who has no id does not come back.
  @exclusivity(unchecked) @usableFromInline final var hasLeft = false
}

/// The node of an occupant with an id, who may come back.
@MainActor
@usableFromInline
final class TenantWithID<ID: Hashable>: Tenant {
  @usableFromInline let id: ID

  @usableFromInline
  init(_ site: NodeSite, id: ID) {
    self.id = id
    super.init(site)
  }
}
