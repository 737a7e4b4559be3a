import OrderedCollections

/// The screens of a path, each a child of a feature, declared once.
///
/// ```swift
/// struct App: Reducer {
///   struct State { var path = StackState<Screen.State>() }
///   enum Action { case path(StackAction<Screen.State, Screen.Action>), … }
///
///   static let path = StackChildren(Screen(), state: \State.path, action: Action.path)
///
///   var body: some Reducer<State, Action> {
///     Reduce { … }
///       .forEach(Self.path)
///   }
/// }
/// ```
///
/// A second declaration of the same part and feature is reported, and taken for the first, with its action.
@MainActor
public struct StackChildren<ParentState, ParentAction, Feature: Reducer> {
  @usableFromInline let feature: @MainActor () -> Feature
  @usableFromInline let state: WritableKeyPath<ParentState, StackState<Feature.State>>
  @usableFromInline let action: CasePath<ParentAction, StackAction<Feature.State, Feature.Action>>
  @usableFromInline let declaration: Declaration

  /// Declares the screens of a path.
  ///
  /// - Parameters:
  ///   - feature: makes the reducer of a screen, one for all. Evaluated when the first screen has an action, with the
  ///     dependencies in force when the store was created.
  ///   - state: where the path is in the parent's state.
  ///   - action: the parent's case that carries what happens to the path.
  ///   - fileID: the file of the declaration.
  ///   - line: the line of the declaration.
  ///   - column: the column of the declaration.
  public init(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: WritableKeyPath<ParentState, StackState<Feature.State>>,
    action: CasePath<ParentAction, StackAction<Feature.State, Feature.Action>>,
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    declaration = Declaration(fileID: fileID, line: line, column: column)
    self.feature = feature
    self.state = state
    self.action = action
  }

  /// The key of one screen.
  ///
  /// - Parameter id: which one.
  @inlinable
  public func key(_ id: StackElementID) -> ChildKey {
    ChildKey(
      .keyPath(state), feature: ObjectIdentifier(Feature.self), row: id, parentState: ParentState.self,
      resolve: { parent, _ in rowIndex(at: parent).map { $0.node(of: $0.known(id)) } })
  }

  /// The index of the screens at a parent's place, made at its first use, `nil` if the state there is not a parent's of
  /// these screens.
  @inlinable
  func rowIndex(at parent: Node) -> RowIndex<StackState<Feature.State>, Feature>? {
    parent.rowIndex(of: state, Feature.self)
  }
}

extension StackChildren {
  /// The action that says that a screen and those on top of it are put away.
  package func pop(from id: StackElementID) -> ParentAction { action.embed(.popFrom(id: id)) }
}

extension RowIndex where Rows == StackState<Row.State> {
  /// The id of the screen that an id names. A name of nobody gets an id that nobody else has: a node with a name for its
  /// id would be taken for that of the next screen with the number.
  @inlinable
  func known(_ id: StackElementID) -> StackElementID {
    guard id.isName else { return id }
    return read { rows in rows.index(forKey: id).map { rows.keys[$0] } } ?? StackElementID(pushedAs: id.number)
  }
}
