/// A declaration of children: a ``Child``, ``OptionalChild``, ``PresentedChild``, ``CaseChild``, ``IdentifiedChildren``
/// or ``StackChildren``.
///
/// Effects and test stores identify a child by its declaration, and by an id if the declaration has several children.
/// Only the types above conform.
@MainActor
public protocol ChildDeclaration<ParentState, ParentAction, Feature> {
  /// The state of the feature that declares the children.
  associatedtype ParentState
  /// The actions of the feature that declares the children.
  associatedtype ParentAction
  /// The children's feature.
  associatedtype Feature: Reducer
  /// The id that distinguishes the children of the declaration; `Void` if there is only one.
  associatedtype ChildID
  /// The key path or case path from the parent's state to the children's state.
  associatedtype StatePath
  /// The associated value of the parent's case; usually the children's action.
  associatedtype CarriedAction

  /// Declares the children.
  ///
  /// - Parameters:
  ///   - feature: creates a child's reducer.
  ///   - state: the path from the parent's state to the children's state.
  ///   - action: the case of the parent's action that carries their actions.
  ///   - fileID: the file of the declaration.
  ///   - line: the line of the declaration.
  ///   - column: the column of the declaration.
  init(
    _ feature: @autoclosure @escaping @MainActor () -> Feature, state: StatePath,
    action: CasePath<ParentAction, CarriedAction>, fileID: String, line: UInt, column: UInt)

  /// Returns the key of one child.
  ///
  /// - Parameter id: the id of the child.
  func key(_ id: ChildID) -> ChildKey
}

extension ChildDeclaration {
  /// Declares the children with the constructor of the action's case: `action: Action.dialer`.
  ///
  /// - Parameters:
  ///   - feature: creates a child's reducer.
  ///   - state: the path from the parent's state to the children's state.
  ///   - action: the constructor of the case of the parent's action that carries their actions.
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
  /// Returns the key of the child.
  public func key(_ id: Void) -> ChildKey { key }
}

extension OptionalChild: ChildDeclaration {
  /// Returns the key of the child.
  public func key(_ id: Void) -> ChildKey { key }
}

extension PresentedChild: ChildDeclaration {
  /// Returns the key of the child.
  public func key(_ id: Void) -> ChildKey { child.key }
}

extension CaseChild: ChildDeclaration {
  /// Returns the key of the child.
  public func key(_ id: Void) -> ChildKey { key }
}

extension IdentifiedChildren: ChildDeclaration {}

extension StackChildren: ChildDeclaration {}
