import Trifecta

/// A ``TestStore``, or a ``TestScope`` of one of its features. A test can expect the side effects of either.
@MainActor
public protocol SideEffectExpecting<Feature> {
  /// The feature whose side effects are expected.
  associatedtype Feature: Reducer
  /// The scope of the feature in the test store.
  var scope: TestScope<Feature> { get }
}

// Descendants.
extension SideEffectExpecting {
  /// Returns the ``TestScope`` of a child, for assertions about the child's side effects.
  ///
  /// - Parameter child: the child, usually a static constant of this feature.
  /// - Returns: the child's ``TestScope``.
  public func child<Declaration: ChildDeclaration>(_ child: Declaration) -> TestScope<Declaration.Feature>
  where
    Declaration.ParentState == Feature.State, Declaration.ParentAction == Feature.Action, Declaration.ChildID == Void
  {
    self.child(child, id: ())
  }

  /// Returns the ``TestScope`` of a row, or of a screen on a path, for assertions about its side effects.
  ///
  /// - Parameters:
  ///   - children: the rows, usually a static constant of this feature.
  ///   - id: the row's id.
  /// - Returns: the row's ``TestScope``.
  public func child<Declaration: ChildDeclaration>(
    _ children: Declaration,
    id: Declaration.ChildID
  ) -> TestScope<Declaration.Feature>
  where Declaration.ParentState == Feature.State, Declaration.ParentAction == Feature.Action {
    TestScope(inbox: scope.inbox, reference: scope.reference.child(children, id: id))
  }
}

// Expectations.
extension SideEffectExpecting {
  /// Asserts the next side effect of this feature.
  ///
  /// - Parameters:
  ///   - sideEffect: the expected side effect.
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
    let code = FailureLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let actual = scope.take(describe(sideEffect), at: code) else { return }
    if actual as? Feature.SideEffect != sideEffect {
      code.report(Message.otherSideEffect(expected: sideEffect, actual: actual))
    }
  }

  /// Asserts that this feature has returned `Effect.dismiss`, and that no parent in the store presents the feature.
  ///
  /// Use it for a presented feature that is tested on its own. In a test of the parent, the dismissal arrives as an
  /// action.
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
    guard !scope.inbox.takeDismissal(of: scope.reference.name) else { return }
    FailureLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      .report(Message.noDismissal(of: scope.reference.name))
  }

  /// Asserts that `predicate` returns true for the next side effect of this feature.
  ///
  /// Use it for side effects that are not `Equatable`, or whose values do not matter.
  ///
  /// - Parameters:
  ///   - predicate: returns whether a side effect is the expected one.
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
    let code = FailureLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let actual = scope.take(nil, at: code) else { return }
    guard let sideEffect = actual as? Feature.SideEffect, predicate(sideEffect) else {
      return code.report(Message.otherSideEffect(actual))
    }
  }
}
