/// A child that is present while its parent's state is a particular enum case.
///
/// ```swift
/// struct Session: Reducer {
///   enum State { case signedOut(SignIn.State), signedIn(Home.State) }
///   enum Action { case signIn(SignIn.Action), home(Home.Action) }
///
///   static let signIn = CaseChild(
///     SignIn(),
///     state: State.signedOut,
///     action: Action.signIn)
///
///   var body: some Reducer<State, Action> {
///     Scope(Self.signIn)
///     Scope(Self.home)
///   }
/// }
/// if let signIn = store.scope(Session.signIn) { … }
/// ```
///
/// Declaring two children of the same feature for one case is reported as an issue. Both children work, each with
/// separate effects and side effects.
///
/// When the state changes to another case, or to a state with another id, the child's effects are cancelled and its
/// undelivered side effects are dropped. For each action the child's state is extracted from the case and embedded
/// again, so changing a collection in it copies the collection.
@MainActor
public struct CaseChild<ParentState, ParentAction, Feature: Reducer> {
  @usableFromInline let state: CasePath<ParentState, Feature.State>
  @usableFromInline let action: CasePath<ParentAction, Feature.Action>
  @usableFromInline let feature: @MainActor () -> Feature
  @usableFromInline let key: ChildKey
  /// Distinguishes successive child states.
  @usableFromInline let identity: Identity<Feature.State>

  /// Declares a child. If its state has an id, a different id is a different child. Otherwise the child is the same for
  /// as long as the state is this case.
  ///
  /// The source location of this call distinguishes the child from its siblings, so declare each child with its own
  /// call. A function that declares several children must forward the source location of its caller.
  ///
  /// - Parameters:
  ///   - feature: creates the child's reducer. Evaluated at the child's first action, with the dependencies that were
  ///     current when the store was created.
  ///   - state: the case of the parent's state that holds the child's state.
  ///   - action: the case of the parent's action that carries the child's actions.
  ///   - fileID: the file of the declaration.
  ///   - line: the line of the declaration.
  ///   - column: the column of the declaration.
  @inlinable
  public init(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: CasePath<ParentState, Feature.State>,
    action: CasePath<ParentAction, Feature.Action>,
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let identity = Identity<Feature.State>.byID
    self.feature = feature
    self.state = state
    self.action = action
    self.identity = identity
    self.key = ChildKey(
      .declaration(Declaration(fileID: fileID, line: line, column: column)), feature: ObjectIdentifier(Feature.self),
      parentState: ParentState.self,
      makeInstances: { parent, key in
        guard let whole = parent.place(of: ParentState.self) else { return nil }
        let live: @MainActor (Node) -> Feature.State? = { node in
          guard let part = whole.live(node.parent).flatMap(state.extract), identity.matches(part, node) else {
            return nil
          }
          return part
        }
        return ChildInstances(
          key,
          parent: parent,
          identity: identity,
          find: { parent in whole.find(parent).flatMap(state.extract) },
          place: StateAccessor(live: live, memory: Feature.memory, isPresent: { node in live(node) != nil })
        )
      })
  }
}

extension CaseChild {
  /// Declares a child with the constructors of the cases.
  ///
  /// - Parameters:
  ///   - feature: creates the child's reducer.
  ///   - state: the constructor of the case of the parent's state that holds the child's state.
  ///   - action: the constructor of the case of the parent's action that carries the child's actions.
  ///   - fileID: the file of the declaration.
  ///   - line: the line of the declaration.
  ///   - column: the column of the declaration.
  @inlinable
  public init(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: @escaping (Feature.State) -> ParentState,
    action: @escaping (Feature.Action) -> ParentAction,
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      feature(), state: CasePath(state), action: CasePath(action), fileID: fileID, line: line, column: column)
  }
}
