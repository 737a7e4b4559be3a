import OrderedCollections

/// The screens of a navigation path, each a child that runs the same feature.
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
/// A second declaration of the same path and feature is reported. The first declaration and its action are used for
/// both.
@MainActor
public struct StackChildren<ParentState, ParentAction, Feature: Reducer> {
  @usableFromInline let feature: @MainActor () -> Feature
  @usableFromInline let state: WritableKeyPath<ParentState, StackState<Feature.State>>
  @usableFromInline let action: CasePath<ParentAction, StackAction<Feature.State, Feature.Action>>
  @usableFromInline let declaration: Declaration

  /// Declares the screens of a path.
  ///
  /// - Parameters:
  ///   - feature: creates the reducer for all screens. Evaluated at the first action of a screen, with the dependencies
  ///     that were current when the store was created.
  ///   - state: the key path from the parent's state to the path.
  ///   - action: the case of the parent's action that carries the path's `StackAction`.
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

  /// Returns the key of one screen.
  ///
  /// - Parameter id: the id of the screen.
  @inlinable
  public func key(_ id: StackElementID) -> ChildKey {
    ChildKey(
      .keyPath(state), feature: ObjectIdentifier(Feature.self), row: id, parentState: ParentState.self,
      resolve: { parent, _ in rowIndex(at: parent).map { $0.node(of: $0.known(id)) } })
  }

  /// Returns the index of the screens at a parent's node, creating it at its first use. Returns `nil` if the state
  /// there does not have these screens.
  @inlinable
  func rowIndex(at parent: Node) -> RowIndex<StackState<Feature.State>, Feature>? {
    parent.rowIndex(of: state, Feature.self)
  }
}

extension StackChildren {
  /// Returns the parent's action that pops a screen and the screens above it.
  package func pop(from id: StackElementID) -> ParentAction { action.embed(.popFrom(id: id)) }
}

extension RowIndex where Rows == StackState<Row.State> {
  /// Returns the assigned id of the screen that a placeholder names. If there is no such screen, returns an id that no
  /// screen has. If the placeholder were returned, it would become the key of a node, and the node would be reused for
  /// the next screen with the same number.
  @inlinable
  func known(_ id: StackElementID) -> StackElementID {
    guard id.isName else { return id }
    return read { rows in rows.index(forKey: id).map { rows.keys[$0] } } ?? StackElementID(pushedAs: id.number)
  }
}
