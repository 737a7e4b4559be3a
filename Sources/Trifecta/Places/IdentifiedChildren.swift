/// The rows of an `IdentifiedArray`, each a child that runs the same feature.
///
/// ```swift
/// static let rows = IdentifiedChildren(Row(), state: \State.rows, action: Action.row)
/// ```
///
/// A second declaration of the same collection and feature is reported. The first declaration and its action are used
/// for both.
@MainActor
public struct IdentifiedChildren<ParentState, ParentAction, Feature: Reducer> where Feature.State: Identifiable {
  @usableFromInline let state: WritableKeyPath<ParentState, IdentifiedArray<Feature.State>>
  @usableFromInline let action: CasePath<ParentAction, (Feature.State.ID, Feature.Action)>
  @usableFromInline let feature: @MainActor () -> Feature
  @usableFromInline let declaration: Declaration

  /// Declares the rows of a collection as children.
  ///
  /// - Parameters:
  ///   - feature: creates the reducer for all rows. Evaluated at the first action of a row, with the dependencies that
  ///     were current when the store was created. A row may therefore have rows of its own type.
  ///   - state: the key path from the parent's state to the collection. After each action, observation takes O(changed
  ///     rows) if the path consists of stored properties, and O(observed rows) otherwise. If the parent is itself a row
  ///     or the child of an enum case, observation takes O(observed rows) after each action that changed that row, or
  ///     any part of the state that contains the enum.
  ///   - action: the case of the parent's action that carries a row's id and action.
  ///   - fileID: the file of the declaration.
  ///   - line: the line of the declaration.
  ///   - column: the column of the declaration.
  public init(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: WritableKeyPath<ParentState, IdentifiedArray<Feature.State>>,
    action: CasePath<ParentAction, (Feature.State.ID, Feature.Action)>,
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    declaration = Declaration(fileID: fileID, line: line, column: column)
    self.feature = feature
    self.state = state
    self.action = action
  }

  /// Returns the key of one row.
  ///
  /// - Parameter id: the id of the row.
  @inlinable
  public func key(_ id: Feature.State.ID) -> ChildKey {
    ChildKey(
      .keyPath(state), feature: ObjectIdentifier(Feature.self), row: id, parentState: ParentState.self,
      resolve: { parent, _ in rowIndex(at: parent)?.node(of: id) })
  }

  /// Returns the index of the collection at a parent's node, creating it at its first use. Returns `nil` if the state
  /// there does not have these rows.
  @inlinable
  func rowIndex(at parent: Node) -> RowIndex<IdentifiedArray<Feature.State>, Feature>? {
    parent.rowIndex(of: state, Feature.self)
  }
}

extension IdentifiedChildren {
  /// Declares the rows of a collection with the constructor of the action's case: `action: Action.row`.
  ///
  /// - Parameters:
  ///   - feature: creates the reducer for all rows.
  ///   - state: the key path from the parent's state to the collection.
  ///   - action: the constructor of the case of the parent's action that carries a row's id and action.
  ///   - fileID: the file of the declaration.
  ///   - line: the line of the declaration.
  ///   - column: the column of the declaration.
  @inlinable
  public init(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: WritableKeyPath<ParentState, IdentifiedArray<Feature.State>>,
    action: @escaping (Feature.State.ID, Feature.Action) -> ParentAction,
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(feature(), state: state, action: CasePath(action), fileID: fileID, line: line, column: column)
  }
}
