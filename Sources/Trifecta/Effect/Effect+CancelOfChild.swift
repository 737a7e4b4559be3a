extension Effect {
  /// An effect that cancels running effects of a child. A child cannot cancel those of its parent or its siblings.
  ///
  /// - Parameters:
  ///   - id: the id that the child gave to ``cancellable(id:cancelInFlight:)``.
  ///   - child: the child, usually a static constant of the feature.
  /// - Returns: the effect to return from the parent's reducer.
  @MainActor
  public static func cancel<State, Feature>(
    id: some Hashable & Sendable,
    of child: Child<State, Action, Feature>
  ) -> Effect {
    Effect(.scoped(child.key, .cancel(id: id)))
  }

  /// An effect that cancels running effects of an optional child.
  ///
  /// - Parameters:
  ///   - id: the id that the child gave to ``cancellable(id:cancelInFlight:)``.
  ///   - child: the child, usually a static constant of the feature.
  /// - Returns: the effect to return from the parent's reducer.
  @MainActor
  public static func cancel<State, Feature>(
    id: some Hashable & Sendable,
    of child: OptionalChild<State, Action, Feature>
  ) -> Effect {
    Effect(.scoped(child.key, .cancel(id: id)))
  }

  /// An effect that cancels running effects of a row.
  ///
  /// - Parameters:
  ///   - id: the id that the row gave to ``cancellable(id:cancelInFlight:)``.
  ///   - children: the rows, usually a static constant of the feature.
  ///   - row: the row's id.
  /// - Returns: the effect to return from the parent's reducer.
  @MainActor
  public static func cancel<State, Feature>(
    id: some Hashable & Sendable,
    of children: Children<State, Action, Feature>,
    id row: Feature.State.ID
  ) -> Effect {
    Effect(.scoped(children.key(row), .cancel(id: id)))
  }

  /// An effect that cancels running effects of a presented child.
  ///
  /// - Parameters:
  ///   - id: the id that the child gave to ``cancellable(id:cancelInFlight:)``.
  ///   - child: the child, usually a static constant of the feature.
  /// - Returns: the effect to return from the parent's reducer.
  @MainActor
  public static func cancel<State, Feature>(
    id: some Hashable & Sendable,
    of child: PresentedChild<State, Action, Feature>
  ) -> Effect {
    cancel(id: id, of: child.child)
  }

  /// An effect that cancels running effects of a case's child.
  ///
  /// - Parameters:
  ///   - id: the id that the child gave to ``cancellable(id:cancelInFlight:)``.
  ///   - child: the child, usually a static constant of the feature.
  /// - Returns: the effect to return from the parent's reducer.
  @MainActor
  public static func cancel<State, Feature>(
    id: some Hashable & Sendable,
    of child: CaseChild<State, Action, Feature>
  ) -> Effect {
    Effect(.scoped(child.key, .cancel(id: id)))
  }

  /// An effect that cancels running effects of a screen on a path.
  ///
  /// - Parameters:
  ///   - id: the id that the screen gave to ``cancellable(id:cancelInFlight:)``.
  ///   - screens: the screens, usually a static constant of the feature.
  ///   - screen: the screen's id.
  /// - Returns: the effect to return from the parent's reducer.
  @MainActor
  public static func cancel<State, Feature>(
    id: some Hashable & Sendable,
    of screens: StackChildren<State, Action, Feature>,
    id screen: StackElementID
  ) -> Effect {
    Effect(.scoped(screens.key(screen), .cancel(id: id)))
  }
}
