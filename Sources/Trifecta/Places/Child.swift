/// A child feature that is always present. Declare it once and use it in the parent's body, screen and tests.
///
/// ```swift
/// struct App: Reducer {
///   static let dialer = Child(Dialer(), state: \State.dialer, action: Action.dialer)
///
///   var body: some Reducer<State, Action> {
///     Scope(Self.dialer)
///   }
/// }
/// let dialer = store.scope(App.dialer)
/// ```
///
/// Declare each part of the state as a child only once, with one kind of declaration. A second declaration is reported
/// when its store is requested. With two `Child` declarations, each store sends with its own declaration, but their
/// effects and side effects share one node. With other kinds, the first declaration is used for both.
///
/// For a child that is not always present, use ``OptionalChild``, ``PresentedChild`` or ``CaseChild``; for rows of a
/// list, ``IdentifiedChildren``; for screens of a navigation path, ``StackChildren``.
@MainActor
public struct Child<ParentState, ParentAction, Feature: Reducer> {
  @usableFromInline let state: WritableKeyPath<ParentState, Feature.State>
  @usableFromInline let action: CasePath<ParentAction, Feature.Action>
  @usableFromInline let feature: @MainActor () -> Feature
  @usableFromInline let key: ChildKey
  /// The source location of the declaration; `nil` for a child that is scoped without one.
  @usableFromInline let declaration: Declaration?

  /// Declares a child.
  ///
  /// - Parameters:
  ///   - feature: creates the child's reducer. ``Scope`` evaluates it when a store is created, so the child captures
  ///     the dependencies that are current then.
  ///   - state: the key path from the parent's state to the child's. A path of stored properties is read without
  ///     copying.
  ///   - action: the case of the parent's action that carries the child's actions.
  ///   - fileID: the file of the declaration.
  ///   - line: the line of the declaration.
  ///   - column: the column of the declaration.
  @inlinable
  public init(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: WritableKeyPath<ParentState, Feature.State>,
    action: CasePath<ParentAction, Feature.Action>,
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      feature, state: state, action: action, declaration: Declaration(fileID: fileID, line: line, column: column))
  }

  @inlinable
  init(
    _ feature: @escaping @MainActor () -> Feature,
    state: WritableKeyPath<ParentState, Feature.State>,
    action: CasePath<ParentAction, Feature.Action>,
    declaration: Declaration?
  ) {
    self.declaration = declaration
    self.feature = feature
    self.state = state
    self.action = action
    self.key = ChildKey(
      .keyPath(state), feature: ObjectIdentifier(Feature.self), parentState: ParentState.self,
      resolve: { parent, key in parent.child(key) { parent.place(of: ParentState.self)?.part(state) } })
  }
}
