import IssueReporting

/// Lets tasks and threads work until a condition holds. A minute without it is a failure, so that a broken test does not
/// hang.
///
/// - Parameters:
///   - isolation: the actor to ask on; leave it to its default.
///   - condition: what the test waits for.
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
    // A test that waits longer leaves the processor to what it waits for.
    if turns < 100 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
  }
}
