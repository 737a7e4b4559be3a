import IssueReporting
import PortableUI

extension Screen {
  /// Returns a snapshot of the screen, from which `Screen(restoring:_:)` creates a screen with the same state.
  ///
  /// ```swift
  /// let restored = await Screen(restoring: screen.snapshot()) { NotesScreen() }
  /// #expect(restored.tree == screen.tree)
  /// ```
  ///
  /// The snapshot's `omissions` are the properties that cannot be saved. In the new screen, they have initial values.
  public func snapshot() -> ScreenSnapshot {
    turn()
    return hostedView.snapshot(focusedElement: keyboardFocus.element(in: graph))
  }

  /// Expects that a snapshot of the screen contains all of its state. Reports an issue for each property that cannot be
  /// saved, once per property, with the reason and what to do.
  ///
  /// ```swift
  /// let screen = await Screen { NotesScreen() }
  /// try await screen.tap("Edit")
  /// screen.expectDurable()
  /// ```
  ///
  /// Only views that are on the screen, or have been, have state. Navigate to each part of the app before the call.
  ///
  /// - Parameters:
  ///   - fileID: The file that issues report as the caller.
  ///   - filePath: The path of that file.
  ///   - line: The line that issues report as the caller.
  ///   - column: The column that issues report as the caller.
  public func expectDurable(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    var reported: Set<String> = []
    for omission in snapshot().omissions where reported.insert("\(omission.owner).\(omission.property)").inserted {
      reportIssue(
        """
        \(omission.description)

        If the value must not be restored, declare the property with @TransientState, or exclude the view with \
        "restoresState(false)".
        """, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
}
