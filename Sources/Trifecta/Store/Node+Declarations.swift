import IssueReporting

// If a part of the state is declared as a child twice, the second declaration is reported, once per node, when stores
// have been requested by both declarations. A reducer that another feature's reducer calls directly requests no stores.

extension Node {
  /// Returns whether this node's store, if there is one, belongs to a child's declaration. Reports a second
  /// declaration.
  ///
  /// - Parameters:
  ///   - declaration: the source location of the declaration; `nil` for a child without one.
  ///   - hasStore: whether the node's store exists. If not, the next store will belong to the declaration.
  @usableFromInline
  func isDeclared(at declaration: Declaration?, hasStore: Bool) -> Bool {
    guard let declaration else { return true }
    let extras = extras
    guard extras.declarations.first != declaration else { return true }
    let isFirst = extras.declarations.first == nil
    let reported = extras.declarations.see(declaration)
    if !hasStore { extras.declarations.first = declaration }
    if let reported {
      reportTwoDeclarations(
        of: name, reported, declaration,
        "Each store sends with its own declaration, but the effects and side effects of both are mixed up."
      )
    }
    return isFirst || !hasStore
  }

  /// Reports that an enum case has a second child of the same feature, and that both children are present.
  @usableFromInline
  func reportOtherChildOfCase(_ key: ChildKey, _ instances: AnyChildInstances) {
    guard case .declaration(let declaration) = key.part else { return }
    _ = instances.declarations.see(declaration)
    for (otherKey, other) in extras.instances where other !== instances && otherKey.feature == key.feature {
      guard case .declaration(let known) = otherKey.part, other.isPresent else { continue }
      _ = other.declarations.see(known)
      let (isNew, isNewThere) = (instances.declarations.see(known) != nil, other.declarations.see(declaration) != nil)
      guard isNew, isNewThere else { continue }
      reportTwoDeclarations(
        of: "The current case of \(key.parentState)", known, declaration,
        "Both children are present, each with its own effects and side effects.")
    }
  }
}

extension AnyChildInstances {
  /// Records a declaration of the child. Stores send with the action case of the first declaration; a second
  /// declaration is reported.
  @usableFromInline
  final func see(_ declaration: Declaration) {
    guard declarations.first !== declaration, let first = declarations.see(declaration) else { return }
    reportTwoDeclarations(of: absentNode().name, first, declaration, firstActionIsUsed)
  }
}

extension AnyRowIndex {
  /// Records a declaration of the rows. Stores send with the action case of the first declaration; a second declaration
  /// is reported.
  @usableFromInline
  final func see(_ declaration: Declaration) {
    guard declarations.first !== declaration, let first = declarations.see(declaration) else { return }
    let name = owner.above == nil ? "\(keyPath)" : "\(owner.name) \(keyPath)"
    reportTwoDeclarations(of: name, first, declaration, firstActionIsUsed)
  }
}

private let firstActionIsUsed = "The stores of both send their actions with the case of the first declaration."

@MainActor
private func reportTwoDeclarations(of name: String, _ first: Declaration, _ second: Declaration, _ consequence: String)
{
  reportIssue(
    """
    \(name) is declared twice: at \(first) and at \(second).

    Declare each part of the state as one child of a feature. \(consequence) Delete one of the declarations and use the other one.
    """
  )
}
