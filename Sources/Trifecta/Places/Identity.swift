/// Distinguishes successive instances of a child that may be absent.
@MainActor
@usableFromInline
struct Identity<State> {
  /// Returns the id of a state. For states without ids it returns the same value for all.
  @usableFromInline let id: @MainActor (State) -> AnyHashable
  /// Whether states have ids. Without ids, an instance lasts until the child is seen to be absent.
  @usableFromInline let hasIDs: Bool
  /// Returns whether a state belongs to the instance of a node.
  @usableFromInline let matches: @MainActor (State, Node) -> Bool
  /// Creates a node for the instance with a state.
  @usableFromInline let makeInstanceNode: @MainActor (NodeSite, State) -> InstanceNode

  /// Creates an identity for states without ids.
  @usableFromInline
  init() {
    id = { _ in true }
    hasIDs = false
    matches = { _, node in (node as? InstanceNode)?.wasRemoved == false }
    makeInstanceNode = { site, _ in InstanceNode(site) }
  }

  /// - Parameter id: returns the id of a state.
  @inlinable
  init<ID: Hashable>(_ id: @escaping @MainActor (State) -> ID) {
    self.id = { AnyHashable(id($0)) }
    hasIDs = true
    matches = { state, node in
      guard let node = node as? IdentifiedInstanceNode<ID> else { return false }
      return node.id == id(state)
    }
    makeInstanceNode = { site, state in IdentifiedInstanceNode(site, id: id(state)) }
  }

  /// The identity by the states' ids, if their type is `Identifiable`.
  @inlinable static var byID: Identity {
    func identified<Known: Identifiable>(_: Known.Type) -> Identity {
      // `Known` and `State` are the same type, because `State.self` was passed as `Known.self`.
      Identity { unsafeBitCast($0, to: Known.self).id }
    }
    guard let known = State.self as? any Identifiable.Type else { return Identity() }
    return identified(known)
  }

  /// Returns a closure that decides whether a later state belongs to a different instance. States without ids
  /// are compared by value, if they are `Equatable`.
  @usableFromInline
  func replaced(_ state: State) -> (State) -> Bool {
    func unequal<Known: Equatable>(_ before: Known) -> (State) -> Bool {
      // A value that does not equal itself (NaN) cannot be compared with a later one.
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
