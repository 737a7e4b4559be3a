import IssueReporting

extension Effect.Run {
  /// Does the work and deals with the error it throws.
  @MainActor
  func perform(_ send: Send<Action>, isCancelled: @MainActor () -> Bool) async {
    do {
      try await operation(send)
    } catch is CancellationError {
      return
    } catch {
      guard !isCancelled() else { return }
      guard let handler else { return report(error) }
      await handler(error, send)
    }
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
