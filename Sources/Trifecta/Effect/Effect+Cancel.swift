extension Effect {
  /// Makes this effect one that ``cancel(id:)`` cancels.
  ///
  /// An id belongs to the store and to the feature that uses it: two stores, two children, or two rows, never cancel
  /// each other's effects. Several effects may share an id.
  ///
  /// - Parameters:
  ///   - id: a value of any type; ids of different types are different.
  ///   - cancelInFlight: whether effects that already run with this id are cancelled first.
  /// - Returns: the cancellable effect.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Effect {
    isNone && !cancelInFlight ? self : Effect(.cancellable(EffectID(id), cancelInFlight: cancelInFlight, self))
  }

  /// An effect that cancels the running effects of this feature with the given id.
  ///
  /// What a cancelled effect sends is dropped and what it throws is ignored. Does nothing if none is running.
  ///
  /// - Parameter id: the id given to ``cancellable(id:cancelInFlight:)``.
  /// - Returns: the effect to return from the reducer.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(.cancel(EffectID(id)))
  }
}
