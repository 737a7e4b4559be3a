/// The rows of an `IdentifiedArray`, each a child of a feature, declared once.
///
/// ```swift
/// static let rows = IdentifiedChildren(Row(), state: \State.rows, action: Action.row)
/// ```
///
/// A second declaration of the same part and feature is reported, and taken for the first, with its action.
@MainActor
public struct IdentifiedChildren<ParentState, ParentAction, Feature: Reducer> where Feature.State: Identifiable {
  @usableFromInline let state: WritableKeyPath<ParentState, IdentifiedArray<Feature.State>>
  @usableFromInline let action: CasePath<ParentAction, (Feature.State.ID, Feature.Action)>
  @usableFromInline let feature: @MainActor () -> Feature
  @usableFromInline let declaration: Declaration

  /// Declares the rows of a collection as children.
  ///
  /// - Parameters:
  ///   - feature: makes the reducer of a row, one for all rows. Evaluated when the first row has an action, with the
  ///     dependencies in force when the store was created, so that a row may be a parent of rows of its own type.
  ///   - state: where the collection is in the parent's state. A path of stored properties is observed in O(changed
  ///     rows), another one in O(observed rows); so is any below a row or a case of an enum, after actions that
  ///     changed that row, or anything in the state with the enum.
  ///   - action: the parent's case that carries a row's id and its action.
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

  /// The key of one row.
  ///
  /// - Parameter id: which one.
  @inlinable
  public func key(_ id: Feature.State.ID) -> ChildKey {
    ChildKey(
      .keyPath(state), feature: ObjectIdentifier(Feature.self), row: id, parentState: ParentState.self,
      resolve: { parent, _ in rowIndex(at: parent)?.node(of: id) })
  }

  /// The index of the collection at a parent's place, made at its first use, `nil` if the state there is not a parent's
  /// of these rows.
  @inlinable
  func rowIndex(at parent: Node) -> RowIndex<IdentifiedArray<Feature.State>, Feature>? {
    parent.rowIndex(of: state, Feature.self)
  }
}

extension IdentifiedChildren {
  /// Declares the rows of a collection by the name of the case: `action: Action.row`.
  ///
  /// - Parameters:
  ///   - feature: makes the rows' reducer.
  ///   - state: where the collection is in the parent's state.
  ///   - action: the name of the parent's case that carries a row's id and its action.
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
