// Overloads that match common wrong declarations of children. Each fails to compile with a message that says what to
// write.

extension ChildDeclaration where ParentAction == Never {
  /// Unavailable: the argument must be the action's case, not a key path to it.
  @available(*, unavailable, message: "Pass the case itself, not a key path: action: Action.editor")
  @_disfavoredOverload
  public init<Part>(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: WritableKeyPath<ParentState, Part>,
    action: KeyPath<CaseKeyPath, CaseKeyPath>
  ) { mistake() }
}

extension Child where ParentAction == Never {
  /// Unavailable: a child with an optional state is an `OptionalChild` or a `PresentedChild`.
  @available(
    *, unavailable,
    message: "This state is optional: declare an OptionalChild or a PresentedChild, and run it with .ifLet(Self.child)"
  )
  @_disfavoredOverload
  public init<Carried>(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: WritableKeyPath<ParentState, Feature.State?>,
    action: Carried
  ) { mistake() }

  /// Unavailable: the case does not carry the actions of this feature.
  @available(
    *, unavailable,
    message:
      "This case does not carry the child feature's Action: pass a case that does, such as case editor(Editor.Action)"
  )
  @_disfavoredOverload
  public init<Carried>(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: WritableKeyPath<ParentState, Feature.State>,
    action: Carried
  ) { mistake() }
}

extension OptionalChild where ParentAction == Never {
  /// Unavailable: the case does not carry the actions of this feature.
  @available(
    *, unavailable,
    message:
      "This case does not carry the child feature's Action: pass a case that does, such as case editor(Editor.Action)"
  )
  @_disfavoredOverload
  public init<Carried>(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: WritableKeyPath<ParentState, Feature.State?>,
    action: Carried
  ) { mistake() }
}

extension PresentedChild where ParentAction == Never {
  /// Unavailable: the case of a presented child carries a `PresentationAction`.
  @available(
    *, unavailable,
    message:
      "The case of a presented child must carry a PresentationAction: case editor(PresentationAction<Editor.Action>)"
  )
  @_disfavoredOverload
  public init<Carried>(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: WritableKeyPath<ParentState, Feature.State?>,
    action: Carried
  ) { mistake() }
}

extension IdentifiedChildren where ParentAction == Never {
  /// Unavailable: rows are stored in an `IdentifiedArray`.
  @available(
    *, unavailable,
    message: "Store the rows in an IdentifiedArray, not in an Array: var rows: IdentifiedArray<Row.State> = []"
  )
  @_disfavoredOverload
  public init<Carried>(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: WritableKeyPath<ParentState, [Feature.State]>,
    action: Carried
  ) { mistake() }

  /// Unavailable: the case of a row carries the row's id and its action.
  @available(
    *, unavailable,
    message: "The case of a row must carry the row's id and action: case row(Row.State.ID, Row.Action)"
  )
  @_disfavoredOverload
  public init<Carried>(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: WritableKeyPath<ParentState, IdentifiedArray<Feature.State>>,
    action: Carried
  ) { mistake() }
}

extension Child where ParentState == Never, ParentAction == Never {
  /// Unavailable: the key path to the state must name its root type.
  @available(*, unavailable, message: "Write the root type of the key path: state: \\State.editor")
  @_disfavoredOverload
  public init<Carried>(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: KeyPath<CaseKeyPath, CaseKeyPath>,
    action: Carried
  ) { mistake() }
}
