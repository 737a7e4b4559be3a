/// Tells one occupant of a place that may be empty from the next.
@MainActor
@usableFromInline
struct Identity<State> {
  /// The id of a state, the same value for any state without one.
  @usableFromInline let id: @MainActor (State) -> AnyHashable
  /// Whether states have ids. If not, an occupant stays until the place is seen empty.
  @usableFromInline let hasIDs: Bool

  /// - Parameter id: gives the id of a state, `nil` if states have none.
  @usableFromInline
  init(_ id: (@MainActor (State) -> AnyHashable)?) {
    self.id = id ?? { _ in true }
    hasIDs = id != nil
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
