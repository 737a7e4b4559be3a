extension Effect {
  /// An effect that cancels running effects of a child. A child cannot cancel those of its parent or its siblings.
  ///
  /// - Parameters:
  ///   - id: the id that the child gave to ``cancellable(id:cancelInFlight:)``.
  ///   - child: the child, usually a static constant of the feature.
  /// - Returns: the effect to return from the parent's reducer.
  @MainActor
  public static func cancel<Declaration: ChildDeclaration>(
    id: some Hashable & Sendable,
    of child: Declaration
  ) -> Effect where Declaration.ParentAction == Action, Declaration.ChildID == Void {
    Effect(.cancelOfChild(child.key(()), EffectID(id)))
  }

  /// An effect that cancels running effects of a row, or of a screen on a path.
  ///
  /// - Parameters:
  ///   - id: the id that the row gave to ``cancellable(id:cancelInFlight:)``.
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

  /// An effect that cancels everything that runs for a child and below it.
  ///
  /// What goes with a child that is put away needs no such effect: this is for a child that stays.
  ///
  /// - Parameter child: the child, usually a static constant of the feature.
  /// - Returns: the effect to return from the parent's reducer.
  @MainActor
  public static func cancelAll<Declaration: ChildDeclaration>(of child: Declaration) -> Effect
  where Declaration.ParentAction == Action, Declaration.ChildID == Void {
    Effect(.cancelOfChild(child.key(()), nil))
  }

  /// An effect that cancels everything that runs for a row and below it, or for a screen of a path.
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
