import Trifecta

extension Reducer {
  /// Prints each action of this reducer and the state changes that it makes, in debug builds.
  ///
  /// Attach it to a reducer in a body. It prints synchronously, and copies and compares the state for each action. In
  /// release builds of the library it has no effect. To print the events of a whole store, including effects, see
  /// `Store.printEvents(to:)`.
  ///
  /// ```swift
  /// var body: some Reducer<State, Action> {
  ///   Reduce { state, action in … }
  ///     .printingChanges(of: "Search")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: the name of this reducer in the output; its type by default.
  ///   - print: receives the text of one action; prints to standard output by default.
  /// - Returns: a reducer that runs this one and prints.
  public func printingChanges(
    of name: String? = nil,
    to print: @escaping @MainActor (String) -> Void = { Swift.print($0) }
  ) -> Reduce<State, Action> {
    let reducer = compiled()
    #if DEBUG
      let name = name ?? "\(Self.self)"
      let restoration = reducer.restoration.map { restore -> Reduce<State, Action>.Restoration in
        { state, interrupted in
          let before = state
          let effect = restore(&state, interrupted)
          print("\(name): restored\n\(belowAction(difference(before, state)))")
          return effect
        }
      }
      return Reduce(restoration: restoration) { state, action in
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
