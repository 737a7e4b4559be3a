extension Scope where ChildID == Void {
  /// Handles the child's side effects before its screen receives them.
  ///
  /// ```swift
  /// Reduce { … }
  ///   .ifLet(Self.editor)
  ///   .onSideEffect { sideEffect in
  ///     switch sideEffect {
  ///     case .saved(let note): .send(.noteSaved(note))
  ///     case .copied: .deliver
  ///     }
  ///   }
  /// ```
  ///
  /// - Parameter handler: decides what happens to a side effect. It is called for side effects of the child itself, not
  ///   of the child's children.
  /// - Returns: the reducer with the child.
  @inlinable
  public func onSideEffect(
    _ handler: @escaping @MainActor (Feature.SideEffect) -> SideEffectResponse<Action>
  ) -> Reduce<State, Action> {
    reducer { _, sideEffect in handler(sideEffect) }
  }
}

extension Scope where ChildID: Hashable {
  /// Handles the side effects of rows, or of screens on a path, before their screens receive them.
  ///
  /// ```swift
  /// Reduce { … }
  ///   .forEach(Self.todos)
  ///   .onSideEffect { id, sideEffect in .send(.deletionRequested(id)) }
  /// ```
  ///
  /// - Parameter handler: decides what happens to a side effect. It is given the row's id and a side effect of the row
  ///   itself, not of the row's children.
  /// - Returns: the reducer with the rows.
  @inlinable
  public func onSideEffect(
    _ handler: @escaping @MainActor (ChildID, Feature.SideEffect) -> SideEffectResponse<Action>
  ) -> Reduce<State, Action> {
    reducer(handler)
  }
}
