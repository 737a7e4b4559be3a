/// A child that is there while its parent's state is a certain case of an enum, declared once.
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
/// A case that has two children of one feature is reported: both work, each with effects and side effects of its own.
///
/// When the state becomes another case, or a state of another id, the child's effects are cancelled and its side
/// effects that nobody has received are dropped. The child's state is taken out of the case and put back for each of
/// its actions: a collection in it is copied when it is changed.
@MainActor
public struct CaseChild<ParentState, ParentAction, Feature: Reducer> {
  @usableFromInline let state: CasePath<ParentState, Feature.State>
  @usableFromInline let action: CasePath<ParentAction, Feature.Action>
  @usableFromInline let feature: @MainActor () -> Feature
  @usableFromInline let key: ChildKey
  /// Tells one state from the next.
  @usableFromInline let identity: Identity<Feature.State>

  /// Declares a child. Where its state has an id, another id is another child; where it has none, the child is the same as
  /// long as the case stays.
  ///
  /// The place of this call in the source tells the child from its siblings, so declare each child by a call of its
  /// own. A function that declares several passes on the place that it is called from.
  ///
  /// - Parameters:
  ///   - feature: makes the child's reducer. Evaluated when the child has its first action, with the dependencies in
  ///     force when the store was created.
  ///   - state: the case of the parent's state that holds the child's.
  ///   - action: the parent's case that carries the child's actions.
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
      makeSeat: { parent, key in
        guard let whole = parent.place(of: ParentState.self) else { return nil }
        let live: @MainActor (Node) -> Feature.State? = { node in
          guard let part = whole.live(node.parent).flatMap(state.extract), identity.matches(part, node) else {
            return nil
          }
          return part
        }
        return Seat(
          key,
          parent: parent,
          identity: identity,
          find: { parent in whole.find(parent).flatMap(state.extract) },
          place: Place(live: live, memory: Feature.memory, isOccupied: { node in live(node) != nil })
        )
      })
  }
}

extension CaseChild {
  /// Declares a child by the names of the cases.
  ///
  /// - Parameters:
  ///   - feature: makes the child's reducer.
  ///   - state: the name of the case of the parent's state that holds the child's.
  ///   - action: the name of the parent's case that carries the child's actions.
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
