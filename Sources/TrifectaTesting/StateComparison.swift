/// Compares the expected state of a test store with the actual one.
struct StateComparison<State> {
  let isEqual: (State, State) -> Bool
  /// Returns the value whose differences failure messages show.
  let shown: (State) -> Any

  /// Compares a part of the state, or a value derived from it.
  init<Compared: Equatable>(of compared: @escaping (State) -> Compared) {
    isEqual = { compared($0) == compared($1) }
    shown = compared
  }
}
