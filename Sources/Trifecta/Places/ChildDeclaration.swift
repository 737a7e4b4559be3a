/// What declares children of a feature: a ``Child``, an ``OptionalChild``, a ``PresentedChild``, a ``CaseChild``, ``IdentifiedChildren`` or ``StackChildren``.
///
/// Effects and test stores name a child by its declaration. One that has several children, as the rows of a list, goes with the id of one of them.
/// Only the types above conform.
@MainActor
public protocol ChildDeclaration<ParentState, ParentAction, Feature> {
  /// The state of the feature that declares the children.
  associatedtype ParentState
  /// The actions of the feature that declares the children.
  associatedtype ParentAction
  /// The children's feature.
  associatedtype Feature: Reducer
  /// What tells the children from each other; `Void` where there is one.
  associatedtype ChildID
  /// The way from the parent's state to where theirs are.
  associatedtype StatePath
  /// What the parent's case carries of them: their actions, in most cases.
  associatedtype CarriedAction

  /// Declares the children.
  ///
  /// - Parameters:
  ///   - feature: makes a child's reducer.
  ///   - state: where their state is in the parent's.
  ///   - action: the parent's case that carries their actions.
  ///   - fileID: the file of the declaration.
  ///   - line: the line of the declaration.
  ///   - column: the column of the declaration.
  init(
    _ feature: @autoclosure @escaping @MainActor () -> Feature, state: StatePath,
    action: CasePath<ParentAction, CarriedAction>, fileID: String, line: UInt, column: UInt)

  /// The key of one child.
  ///
  /// - Parameter id: which child.
  func key(_ id: ChildID) -> ChildKey
}

extension ChildDeclaration {
  /// Declares the children by the name of the case: `action: Action.dialer`.
  ///
  /// - Parameters:
  ///   - feature: makes a child's reducer.
  ///   - state: where their state is in the parent's.
  ///   - action: the name of the parent's case that carries their actions.
  ///   - fileID: the file of the declaration.
  ///   - line: the line of the declaration.
  ///   - column: the column of the declaration.
  @inlinable
  public init(
    _ feature: @autoclosure @escaping @MainActor () -> Feature, state: StatePath,
    action: @escaping (CarriedAction) -> ParentAction,
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(feature(), state: state, action: CasePath(action), fileID: fileID, line: line, column: column)
  }
}

extension Child: ChildDeclaration {
  /// The key of the child.
  public func key(_ id: Void) -> ChildKey { key }
}

extension OptionalChild: ChildDeclaration {
  /// The key of the child.
  public func key(_ id: Void) -> ChildKey { key }
}

extension PresentedChild: ChildDeclaration {
  /// The key of the child.
  public func key(_ id: Void) -> ChildKey { child.key }
}

extension CaseChild: ChildDeclaration {
  /// The key of the child.
  public func key(_ id: Void) -> ChildKey { key }
}

extension IdentifiedChildren: ChildDeclaration {}

extension StackChildren: ChildDeclaration {}
