extension Effect {
  /// Returns an effect that cancels a child's running effects. A child cannot cancel effects of its parent or siblings.
  ///
  /// - Parameters:
  ///   - id: the id that the child passed to ``cancellable(id:cancelInFlight:)``.
  ///   - child: the child, usually a static constant of the feature.
  /// - Returns: the effect to return from the parent's reducer.
  @MainActor
  public static func cancel<Declaration: ChildDeclaration>(
    id: some Hashable & Sendable,
    of child: Declaration
  ) -> Effect where Declaration.ParentAction == Action, Declaration.ChildID == Void {
    Effect(.cancelOfChild(child.key(()), EffectID(id)))
  }

  /// Returns an effect that cancels running effects of a row or of a screen on a navigation path.
  ///
  /// - Parameters:
  ///   - id: the id that the row passed to ``cancellable(id:cancelInFlight:)``.
  ///   - children: the rows, usually a static constant of the feature.
  ///   - row: the row's id.
  /// - Returns: the effect to return from the parent's reducer.
  @MainActor
  public static func cancel<Declaration: ChildDeclaration>(
    id: some Hashable & Sendable,
    of children: Declaration,
    id row: Declaration.ChildID
  ) -> Effect where Declaration.ParentAction == Action {
    Effect(.cancelOfChild(children.key(row), EffectID(id)))
  }

  /// Returns an effect that cancels all running effects of a child and its descendants.
  ///
  /// Use it for a child that stays in the state. When a child is removed, its effects are cancelled automatically.
  ///
  /// - Parameter child: the child, usually a static constant of the feature.
  /// - Returns: the effect to return from the parent's reducer.
  @MainActor
  public static func cancelAll<Declaration: ChildDeclaration>(of child: Declaration) -> Effect
  where Declaration.ParentAction == Action, Declaration.ChildID == Void {
    Effect(.cancelOfChild(child.key(()), nil))
  }

  /// Returns an effect that cancels all running effects of a row, or of a screen on a path, and of its descendants.
  ///
  /// - Parameters:
  ///   - children: the rows, usually a static constant of the feature.
  ///   - id: the row's id.
  /// - Returns: the effect to return from the parent's reducer.
  @MainActor
  public static func cancelAll<Declaration: ChildDeclaration>(
    of children: Declaration,
    id: Declaration.ChildID
  ) -> Effect where Declaration.ParentAction == Action {
    Effect(.cancelOfChild(children.key(id), nil))
  }
}
