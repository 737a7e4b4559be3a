extension Scope where ChildID == Void {
  /// Answers the child's side effects before its screen has them.
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
  /// - Parameter handler: says what is done, given a side effect of the child itself, not of its own children.
  /// - Returns: the reducer with the child.
  @inlinable
  public func onSideEffect(
    _ handler: @escaping @MainActor (Feature.SideEffect) -> SideEffectResponse<Action>
  ) -> Reduce<State, Action> {
    reducer { _, sideEffect in handler(sideEffect) }
  }
}

extension Scope where ChildID: Hashable {
  /// Answers the side effects of rows, or of the screens of a path, before their screens have them.
  ///
  /// ```swift
  /// Reduce { … }
  ///   .forEach(Self.todos)
  ///   .onSideEffect { id, sideEffect in .send(.deletionRequested(id)) }
  /// ```
  ///
  /// - Parameter handler: says what is done, given the row's id and a side effect of the row itself, not of its own
  ///   children.
  /// - Returns: the reducer with the rows.
  @inlinable
  public func onSideEffect(
    _ handler: @escaping @MainActor (ChildID, Feature.SideEffect) -> SideEffectResponse<Action>
  ) -> Reduce<State, Action> {
    reducer(handler)
  }
}
