import Trifecta

extension Reducer {
  /// Prints each action that this reducer is given and what it changed, in debug builds.
  ///
  /// Put it behind the reducer of interest in a body. It prints synchronously and costs a copy and a comparison of the
  /// state for each action. When the library is built for release it is this reducer and nothing else. To print what a
  /// whole store does, effects included, see `Store.printEvents(to:)`.
  ///
  /// ```swift
  /// var body: some Reducer<State, Action> {
  ///   Reduce { state, action in … }
  ///     .printingChanges(of: "Search")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: what the text calls this reducer; its type unless given.
  ///   - print: takes the text of one action; the standard output unless given.
  /// - Returns: a reducer that does the same and prints.
  public func printingChanges(
    of name: String? = nil,
    to print: @escaping @MainActor (String) -> Void = { Swift.print($0) }
  ) -> Reduce<State, Action> {
    let reducer = compiled()
    #if DEBUG
      let name = name ?? "\(Self.self)"
      return Reduce { state, action in
        let before = state
        let effect = reducer.reduce(into: &state, action: action)
        print("\(name): \(describe(action))\n\(belowAction(difference(before, state)))")
        return effect
      }
    #else
      return reducer
    #endif
  }
}
