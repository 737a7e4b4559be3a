extension Effect {
  /// An effect that cancels everything that runs for a child and below it.
  ///
  /// - Parameter child: the child, usually a static constant of the feature.
  /// - Returns: the effect to return from the parent's reducer.
  @MainActor
  public static func cancelAll<State, Feature>(of child: Child<State, Action, Feature>) -> Effect {
    Effect(.cancelAll(child.key))
  }

  /// An effect that cancels everything that runs for an optional child and below it. What goes with the child when its
  /// state becomes `nil` needs no such effect: this is for a child that stays.
  ///
  /// - Parameter child: the child, usually a static constant of the feature.
  /// - Returns: the effect to return from the parent's reducer.
  @MainActor
  public static func cancelAll<State, Feature>(of child: OptionalChild<State, Action, Feature>) -> Effect {
    Effect(.cancelAll(child.key))
  }

  /// An effect that cancels everything that runs for a presented child and below it, and leaves it presented.
  ///
  /// - Parameter child: the child, usually a static constant of the feature.
  /// - Returns: the effect to return from the parent's reducer.
  @MainActor
  public static func cancelAll<State, Feature>(of child: PresentedChild<State, Action, Feature>) -> Effect {
    cancelAll(of: child.child)
  }

  /// An effect that cancels everything that runs for a case's child and below it.
  ///
  /// - Parameter child: the child, usually a static constant of the feature.
  /// - Returns: the effect to return from the parent's reducer.
  @MainActor
  public static func cancelAll<State, Feature>(of child: CaseChild<State, Action, Feature>) -> Effect {
    Effect(.cancelAll(child.key))
  }

  /// An effect that cancels everything that runs for a row and below it.
  ///
  /// - Parameters:
  ///   - children: the rows, usually a static constant of the feature.
  ///   - id: the row's id.
  /// - Returns: the effect to return from the parent's reducer.
  @MainActor
  public static func cancelAll<State, Feature>(
    of children: Children<State, Action, Feature>,
    id: Feature.State.ID
  ) -> Effect {
    Effect(.cancelAll(children.key(id)))
  }

  /// An effect that cancels everything that runs for a screen of a path and below it.
  ///
  /// - Parameters:
  ///   - screens: the screens, usually a static constant of the feature.
  ///   - id: the screen's id.
  /// - Returns: the effect to return from the parent's reducer.
  @MainActor
  public static func cancelAll<State, Feature>(
    of screens: StackChildren<State, Action, Feature>,
    id: StackElementID
  ) -> Effect {
    Effect(.cancelAll(screens.key(id)))
  }
}
