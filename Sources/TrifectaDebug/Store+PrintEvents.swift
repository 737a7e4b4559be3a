import Trifecta

extension Store {
  /// Prints everything that happens in this store: each event on one line, as `onEvent` hands it out, and below an
  /// action what it changed.
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
      print("\(reduction)\n\(changes(reduction.before, reduction.after))")
    }
  }
}
