extension Effect {
  /// An effect that cancels running effects of a child. A child can not do so to its parent or its siblings.
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
    row: Feature.State.ID
  ) -> Effect {
    Effect(.scoped(children.key(row), .cancel(id: id)))
  }

  /// An effect that cancels everything that runs for a child and below it.
  ///
  /// - Parameter child: the child, usually a static constant of the feature.
  /// - Returns: the effect to return from the parent's reducer.
  @MainActor
  public static func cancelAll<State, Feature>(of child: Child<State, Action, Feature>) -> Effect {
    Effect(.cancelAll(child.key))
  }
}
