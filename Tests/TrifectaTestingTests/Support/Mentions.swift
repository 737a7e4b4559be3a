import Foundation
import IssueReporting

/// Collects what is reported, warnings apart from failures.
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

/// Whether what is mentioned is an issue, and not only printed.
var mentionsAreIssues: Bool {
  #if compiler(>=6.3)
    true
  #else
    false
  #endif
}

/// What is reported by `operation`: what does not fail a test, and what does.
@MainActor
func reports(
  in operation: @MainActor () async throws -> Void
) async rethrows -> (mentions: [String], failures: [String]) {
  let recorder = SeverityRecorder()
  try await withIssueReporters([recorder], operation: operation)
  return recorder.recorded
}
