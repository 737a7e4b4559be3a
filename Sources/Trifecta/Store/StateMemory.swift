/// A state that may go away, as its store knew it last. Few stores have one, so it is not a part of them.
@MainActor
@usableFromInline
final class StateMemory<State> {
  @usableFromInline let state: State

  @inlinable
  init(_ state: State) {
    self.state = state
  }
}
