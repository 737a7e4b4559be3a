import Trifecta

/// A ``TestStore``, or a ``TestPlace`` in its tree: side effects are expected of it and of what is below it.
@MainActor
public protocol SideEffectExpecting<Feature> {
  /// The feature whose side effects are expected.
  associatedtype Feature: Reducer
  /// The place of the feature.
  var place: TestPlace<Feature> { get }
}

// The places below.
extension SideEffectExpecting {
  /// The place of a child.
  ///
  /// - Parameter child: the child, usually a static constant of this place's feature.
  /// - Returns: the child's place.
  public func child<Declaration: ChildDeclaration>(_ child: Declaration) -> TestPlace<Declaration.Feature>
  where
    Declaration.ParentState == Feature.State, Declaration.ParentAction == Feature.Action, Declaration.ChildID == Void
  {
    self.child(child, id: ())
  }

  /// The place of a row, or of a screen on a path.
  ///
  /// - Parameters:
  ///   - children: the rows, usually a static constant of this place's feature.
  ///   - id: the row's id.
  /// - Returns: the row's place.
  public func child<Declaration: ChildDeclaration>(
    _ children: Declaration,
    id: Declaration.ChildID
  ) -> TestPlace<Declaration.Feature>
  where Declaration.ParentState == Feature.State, Declaration.ParentAction == Feature.Action {
    TestPlace(inbox: place.inbox, reference: place.reference.child(children, id: id))
  }
}

// Expecting side effects.
extension SideEffectExpecting {
  /// Asserts the next side effect of this place.
  ///
  /// - Parameters:
  ///   - sideEffect: the side effect expected.
  ///   - fileID: the file to which a failure is reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which a failure is reported.
  ///   - column: the column to which a failure is reported.
  public func expectSideEffect(
    _ sideEffect: Feature.SideEffect,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Feature.SideEffect: Equatable {
    let code = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let actual = place.take(describe(sideEffect), at: code) else { return }
    if actual as? Feature.SideEffect != sideEffect {
      code.report(Message.otherSideEffect(expected: sideEffect, actual: actual))
    }
  }

  /// Asserts that this place asks to be put away, and that no parent in the store has answered.
  ///
  /// A presented feature that is tested by itself has no parent; in a test of its parent the dismissal is an action.
  ///
  /// - Parameters:
  ///   - fileID: the file to which a failure is reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which a failure is reported.
  ///   - column: the column to which a failure is reported.
  public func expectDismiss(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard !place.inbox.takeDismissal(of: place.reference.name) else { return }
    CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .report(Message.noDismissal(of: place.reference.name))
  }

  /// Asserts that `predicate` holds for the next side effect of this place.
  ///
  /// For side effects that are not `Equatable`, or whose values do not matter.
  ///
  /// - Parameters:
  ///   - predicate: whether it is the side effect expected.
  ///   - fileID: the file to which a failure is reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which a failure is reported.
  ///   - column: the column to which a failure is reported.
  public func expectSideEffect(
    where predicate: (Feature.SideEffect) -> Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let code = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let actual = place.take(nil, at: code) else { return }
    guard let sideEffect = actual as? Feature.SideEffect, predicate(sideEffect) else {
      return code.report(Message.otherSideEffect(actual))
    }
  }
}
