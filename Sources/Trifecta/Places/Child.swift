/// One child of a feature, declared once and used by the parent's body, by its screen and by its tests.
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
/// A part of the state is one child of a feature, which is declared once, whatever its kind. Declared twice, it has two
/// actions and one place. That is reported when the second store is asked for: stores of a `Child` send by the
/// declaration they were scoped by, though effects and side effects of the two do not tell them apart; of other kinds
/// the first declaration is taken for both.
///
/// A child that is not always there is an ``OptionalChild``, a ``PresentedChild`` or a ``CaseChild``; the rows of a
/// list are ``IdentifiedChildren``, and the screens of a path ``StackChildren``.
@MainActor
public struct Child<ParentState, ParentAction, Feature: Reducer> {
  @usableFromInline let state: WritableKeyPath<ParentState, Feature.State>
  @usableFromInline let action: CasePath<ParentAction, Feature.Action>
  @usableFromInline let feature: @MainActor () -> Feature
  @usableFromInline let key: ChildKey
  /// Where it is declared, `nil` if it is not.
  @usableFromInline let declaration: Declaration?

  /// Declares a child.
  ///
  /// - Parameters:
  ///   - feature: makes the child's reducer. Evaluated by ``Scope`` when a store is created, so that the child captures
  ///     the dependencies in force then.
  ///   - state: where the child's state is in the parent's. A path of stored properties is read without copying.
  ///   - action: the parent's case that carries the child's actions.
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
