extension Reducer {
  /// Continues after the state was restored from a snapshot, for example by starting interrupted work again.
  ///
  /// Snapshots contain a store's state, but not its running effects. A restored screen may therefore show that it saves
  /// a draft, although nothing is being saved. The closure starts the work again, or changes the state:
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .onRestore { state, interrupted in
  ///     interrupted.contains(id: SaveID.save) ? save(state) : .none
  ///   }
  /// ```
  ///
  /// It runs once in each restoration, when the restored views are on screen and their `task` closures have begun to
  /// run. At this time, side effects that no screen had received before are delivered too. Children run in the same
  /// order as for an action; those that are not present do not run. The closure also runs if no effect was interrupted.
  /// It does not run in a store that is not restored, and adds nothing to the handling of actions there.
  ///
  /// An effect that the snapshot lists may have completed after the snapshot was made. Make work that is started again
  /// idempotent, for instance by sending the same request id.
  ///
  /// - Parameter restoration: changes the state and returns the effects to start. It is given the restored state, and
  ///   the ids of this feature's effects that were running.
  /// - Returns: a reducer that also continues after a restoration.
  public func onRestore(
    _ restoration: @escaping @MainActor (_ state: inout State, _ interrupted: InterruptedEffects) -> Effect<Action>
  ) -> Reduce<State, Action> {
    let reducer = compiled()
    return Reduce(restoration: following(reducer.restoration, restoration), reducer.closure)
  }
}

/// Returns a closure that runs two restorations, of which either may be absent; `nil` if both are.
@MainActor
@usableFromInline
func following<State, Action>(
  _ first: Reduce<State, Action>.Restoration?, _ second: Reduce<State, Action>.Restoration?
) -> Reduce<State, Action>.Restoration? {
  guard let first, let second else { return first ?? second }
  return { state, interrupted in
    let effect = first(&state, interrupted)
    return effect.and(second(&state, interrupted))
  }
}
