/// The rows of an ``IdentifiedArray``, each a child of a feature, declared once.
///
/// ```swift
/// static let rows = Children(Row(), state: \State.rows, action: CasePath(Action.row) {
///   if case .row(let id, let action) = $0 { (id, action) } else { nil }
/// })
/// ```
@MainActor
public struct Children<ParentState, ParentAction, Feature: Reducer> where Feature.State: Identifiable {
  @usableFromInline let state: WritableKeyPath<ParentState, IdentifiedArray<Feature.State>>
  @usableFromInline let action: CasePath<ParentAction, (Feature.State.ID, Feature.Action)>
  @usableFromInline let feature: @MainActor () -> Feature

  /// Declares the rows of a collection as children.
  ///
  /// - Parameters:
  ///   - feature: makes the reducer of a row, one for all rows. Evaluated when a store is created.
  ///   - state: where the collection is in the parent's state. A path of stored properties is observed in O(changed
  ///     rows), another one in O(observed rows).
  ///   - action: the parent's case that carries a row's id and its action.
  public init(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: WritableKeyPath<ParentState, IdentifiedArray<Feature.State>>,
    action: CasePath<ParentAction, (Feature.State.ID, Feature.Action)>
  ) {
    self.feature = feature
    self.state = state
    self.action = action
  }

  @usableFromInline
  func key(_ id: Feature.State.ID) -> ChildKey {
    ChildKey(state: state, feature: Feature.self, row: id)
  }
}
