extension Store {
  /// Calls `handle` with everything that happens in this store: actions with the state before and after, effects that
  /// start and end, side effects.
  ///
  /// It is what debuggers, logs and recorders are made of; `TrifectaDebug` prints them. The events are those of the
  /// whole tree, whichever of its stores is asked; each says which place it belongs to. While somebody listens, each
  /// action copies the state twice, and a mutation of a collection in place becomes a copy. While nobody does, it costs
  /// one check.
  ///
  /// ```swift
  /// let token = store.onEvent { event in
  ///   if case .reduced(let reduction) = event { log(reduction.action) }
  /// }
  /// ```
  ///
  /// - Parameter handle: called on the main actor, in the middle of handling an action. What it sends is handled
  ///   afterwards.
  /// - Returns: keeps the listening going. It ends when this is cancelled or dropped.
  public func onEvent(_ handle: @escaping @MainActor (StoreEvent) -> Void) -> EventToken {
    core.listen(handle)
  }
}
