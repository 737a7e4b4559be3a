// What a child is often declared as in error. Each says what to write instead.

extension ChildDeclaration where ParentAction == Never {
  /// Says how the case is named.
  @available(*, unavailable, message: "A case is named, not reached by a key path: action: Action.editor")
  @_disfavoredOverload
  public init<Part>(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: WritableKeyPath<ParentState, Part>,
    action: KeyPath<CaseKeyPath, CaseKeyPath>
  ) { mistake() }
}

extension Child where ParentAction == Never {
  /// Says that a state that may be `nil` is not a `Child`'s.
  @available(
    *, unavailable,
    message: "This state is optional: declare an OptionalChild, or a PresentedChild, and join it by .ifLet(Self.child)"
  )
  @_disfavoredOverload
  public init<Carried>(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: WritableKeyPath<ParentState, Feature.State?>,
    action: Carried
  ) { mistake() }

  /// Says that the case is not the child's.
  @available(
    *, unavailable,
    message:
      "This case does not carry the actions of this feature: name the one that does, as in case editor(Editor.Action)"
  )
  @_disfavoredOverload
  public init<Carried>(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: WritableKeyPath<ParentState, Feature.State>,
    action: Carried
  ) { mistake() }
}

extension OptionalChild where ParentAction == Never {
  /// Says that the case is not the child's.
  @available(
    *, unavailable,
    message:
      "This case does not carry the actions of this feature: name the one that does, as in case editor(Editor.Action)"
  )
  @_disfavoredOverload
  public init<Carried>(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: WritableKeyPath<ParentState, Feature.State?>,
    action: Carried
  ) { mistake() }
}

extension PresentedChild where ParentAction == Never {
  /// Says what the case of a presented child carries.
  @available(
    *, unavailable,
    message: "The case of a presented child carries its presentation: case editor(PresentationAction<Editor.Action>)"
  )
  @_disfavoredOverload
  public init<Carried>(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: WritableKeyPath<ParentState, Feature.State?>,
    action: Carried
  ) { mistake() }
}

extension IdentifiedChildren where ParentAction == Never {
  /// Says what rows are kept in.
  @available(
    *, unavailable,
    message:
      "Rows are kept in an IdentifiedArray, which finds them by their id: var rows: IdentifiedArray<Row.State> = []"
  )
  @_disfavoredOverload
  public init<Carried>(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: WritableKeyPath<ParentState, [Feature.State]>,
    action: Carried
  ) { mistake() }

  /// Says what the case of a row carries.
  @available(
    *, unavailable,
    message: "The case of a row carries its id and its action: case row(Row.State.ID, Row.Action)"
  )
  @_disfavoredOverload
  public init<Carried>(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: WritableKeyPath<ParentState, IdentifiedArray<Feature.State>>,
    action: Carried
  ) { mistake() }
}

extension Child where ParentState == Never, ParentAction == Never {
  /// Says where a path to the state starts.
  @available(*, unavailable, message: "Say where the path starts: state: \\State.editor")
  @_disfavoredOverload
  public init<Carried>(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: KeyPath<CaseKeyPath, CaseKeyPath>,
    action: Carried
  ) { mistake() }
}
