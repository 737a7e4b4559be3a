/// The last state that a store has seen, for a store whose state may be removed. Stored out of line because few stores
/// need it.
@MainActor
@usableFromInline
final class StateMemory<State> {
  @usableFromInline let state: State

  @inlinable
  init(_ state: State) {
    self.state = state
  }
}
