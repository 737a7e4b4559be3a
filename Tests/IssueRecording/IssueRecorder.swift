import Foundation
import IssueReporting

/// Collects the issues that code reports, so that a test can compare their texts.
///
/// `@unchecked Sendable` because every access to `messages` holds the lock.
public final class IssueRecorder: IssueReporter, @unchecked Sendable {
  private let lock = NSLock()
  private var messages: [String] = []
  private var lines: [String] = []

  /// Records an issue.
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = message() ?? ""
    lock.withLock {
      messages.append(text)
      lines.append("\(fileID):\(line)")
    }
  }

  func recorded() -> [String] { lock.withLock { messages } }

  func recordedLines() -> [String] { lock.withLock { lines } }
}

/// The texts of the issues reported by `operation` and by the tasks it starts, none of which fails the test.
public func issues(in operation: () throws -> Void) rethrows -> [String] {
  let recorder = IssueRecorder()
  try withIssueReporters([recorder], operation: operation)
  return recorder.recorded()
}

/// Where the issues are that `operation` reports, each as `Module/File.swift:line`.
public func issueLines(
  isolation: isolated (any Actor)? = #isolation,
  in operation: () async throws -> Void
) async rethrows -> [String] {
  let recorder = IssueRecorder()
  try await withIssueReporters([recorder], isolation: isolation, operation: operation)
  return recorder.recordedLines()
}

/// The texts of the issues reported by asynchronous `operation` and by the tasks it starts.
public func issues(
  isolation: isolated (any Actor)? = #isolation,
  in operation: () async throws -> Void
) async rethrows -> [String] {
  let recorder = IssueRecorder()
  try await withIssueReporters([recorder], isolation: isolation, operation: operation)
  return recorder.recorded()
}
