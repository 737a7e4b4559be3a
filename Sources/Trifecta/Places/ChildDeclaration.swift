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

  /// The key of one child.
  ///
  /// - Parameter id: which child.
  func key(_ id: ChildID) -> ChildKey
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
