import Trifecta

extension Store {
  /// Prints everything that happens in this store: each event on one line, and below an action, indented, what it
  /// changed. The events are those that `onEvent` hands out, at the same cost, and each action is compared besides.
  ///
  /// ```swift
  /// let printing = store.printEvents()
  /// ```
  ///
  /// - Parameter print: takes the text of one event; the standard output unless given.
  /// - Returns: keeps the printing going. It ends when this is cancelled or dropped.
  public func printEvents(to print: @escaping @MainActor (String) -> Void = { Swift.print($0) }) -> EventToken {
    onEvent { event in
      guard case .reduced(let reduction) = event else { return print("\(event)") }
      print("\(reduction)\n\(belowAction(reduction.difference))")
    }
  }
}
