/// Tells one occupant of a place that may be empty from the next.
@MainActor
@usableFromInline
struct Identity<State> {
  /// The id of a state, the same value for any state without one.
  @usableFromInline let id: @MainActor (State) -> AnyHashable
  /// Whether states have ids. If not, an occupant stays until the place is seen empty.
  @usableFromInline let hasIDs: Bool
  /// Whether a state that is in the place is of the one who has the node.
  @usableFromInline let matches: @MainActor (State, Node) -> Bool
  /// A node for the one whose state it is.
  @usableFromInline let makeTenant: @MainActor (NodeSite, State) -> Tenant

  /// States without ids.
  @usableFromInline
  init() {
    id = { _ in true }
    hasIDs = false
    matches = { _, node in (node as? Tenant)?.hasLeft == false }
    makeTenant = { site, _ in Tenant(site) }
  }

  /// - Parameter id: gives the id of a state.
  @inlinable
  init<ID: Hashable>(_ id: @escaping @MainActor (State) -> ID) {
    self.id = { AnyHashable(id($0)) }
    hasIDs = true
    matches = { state, node in
      guard let node = node as? TenantWithID<ID> else { return false }
      return node.id == id(state)
    }
    makeTenant = { site, state in TenantWithID(site, id: id(state)) }
  }

  /// By the states' ids, if their type has ids.
  @inlinable static var byID: Identity {
    func identified<Known: Identifiable>(_: Known.Type) -> Identity {
      // It is the same type.
      Identity { unsafeBitCast($0, to: Known.self).id }
    }
    guard let known = State.self as? any Identifiable.Type else { return Identity() }
    return identified(known)
  }

  /// How to find out later whether somebody has put another state in the place of `state`. One without an id is another
  /// if its value is, as far as values can be compared.
  @usableFromInline
  func replaced(_ state: State) -> (State) -> Bool {
    func unequal<Known: Equatable>(_ before: Known) -> (State) -> Bool {
      // A value that does not equal itself cannot be told from what comes after it.
      guard before == before else { return { _ in false } }
      return { $0 as? Known != before }
    }
    if hasIDs {
      let before = id(state)
      return { id($0) != before }
    }
    guard let state = state as? any Equatable else { return { _ in false } }
    return unequal(state)
  }
}
