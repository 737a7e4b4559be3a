/// How a test store compares the state expected with the actual one.
struct StateComparison<State> {
  let isEqual: (State, State) -> Bool
  /// What differences are shown of.
  let shown: (State) -> Any

  /// Compares a part of the state, or something made of it.
  init<Compared: Equatable>(of compared: @escaping (State) -> Compared) {
    isEqual = { compared($0) == compared($1) }
    shown = compared
  }
}
