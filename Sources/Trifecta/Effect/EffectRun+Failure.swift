import IssueReporting

extension EffectRun {
  /// Deals with an error that the work has thrown.
  @usableFromInline
  func handle<Action>(
    _ error: any Error,
    _ send: Send<Action>,
    _ handler: (@MainActor (any Error, Send<Action>) async -> Void)?
  ) async {
    guard !(error is CancellationError), !isCancelled else { return }
    guard let handler else { return report(error) }
    await handler(error, send)
  }

  private func report(_ error: any Error) {
    reportIssue(
      """
      The effect \(title) threw an error that nothing catches: \(error)

      Give the effect a "catch" closure and send the error as an action.
      """,
      fileID: title.place.fileID,
      filePath: title.place.filePath,
      line: title.place.line,
      column: title.place.column
    )
  }
}
