import IssueReporting

/// Suspends until a condition holds, while other tasks and threads run. After a minute it reports a failure and
/// returns, so a broken test does not hang.
///
/// - Parameters:
///   - isolation: the actor on which the condition is evaluated. Omit it to use the caller's actor.
///   - condition: returns whether the state that the test waits for is reached.
///   - fileID: the file to which the failure is reported.
///   - filePath: the path of that file.
///   - line: the line to which the failure is reported.
///   - column: the column to which the failure is reported.
public func settle(
  isolation: isolated (any Actor)? = #isolation,
  until condition: () -> Bool,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async {
  let end = ContinuousClock.now + .seconds(60)
  var turns = 0
  while !condition() {
    guard ContinuousClock.now < end else {
      reportIssue(
        "What the test waits for did not happen within a minute.",
        fileID: fileID, filePath: filePath, line: line, column: column)
      return
    }
    turns += 1
    // After 100 turns it sleeps instead, so that polling does not take processor time from the work it waits for.
    if turns < 100 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
  }
}
