import Trifecta

extension Store {
  /// Prints the events of this store: one line per event, and the indented state changes below an action. The events
  /// are the ones that `onEvent` delivers. The cost is that of `onEvent`, and a comparison of the state for each
  /// action.
  ///
  /// ```swift
  /// let printing = store.printEvents()
  /// ```
  ///
  /// - Parameter print: receives the text of one event; prints to standard output by default.
  /// - Returns: the subscription. Printing ends when the token is cancelled or released.
  public func printEvents(to print: @escaping @MainActor (String) -> Void = { Swift.print($0) }) -> EventToken {
    onEvent { event in
      guard case .reduced(let reduction) = event else { return print("\(event)") }
      print("\(reduction)\n\(belowAction(reduction.difference))")
    }
  }
}
