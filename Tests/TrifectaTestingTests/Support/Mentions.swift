import Foundation
import IssueReporting

/// Collects reported issues, with warnings separate from failures.
///
/// `@unchecked Sendable` because every access to the texts holds the lock.
private final class SeverityRecorder: IssueReporter, @unchecked Sendable {
  private let lock = NSLock()
  private var mentions: [String] = []
  private var failures: [String] = []

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = message() ?? ""
    lock.withLock { severity == .warning ? mentions.append(text) : failures.append(text) }
  }

  var recorded: (mentions: [String], failures: [String]) { lock.withLock { (mentions, failures) } }
}

/// Whether warnings are recorded as issues; older compilers only print them.
var mentionsAreIssues: Bool {
  #if compiler(>=6.3)
    true
  #else
    false
  #endif
}

/// Returns the warnings and the failures that `operation` reports.
@MainActor
func reports(
  in operation: @MainActor () async throws -> Void
) async rethrows -> (mentions: [String], failures: [String]) {
  let recorder = SeverityRecorder()
  try await withIssueReporters([recorder], operation: operation)
  return recorder.recorded
}
