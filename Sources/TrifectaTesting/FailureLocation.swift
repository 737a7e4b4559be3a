import IssueReporting
import Trifecta

/// The source location at which a test failure is reported.
struct FailureLocation: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Fails the test.
  func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Emits a message without failing the test. XCTest, and Swift Testing before Swift 6.3, have no issues that do not
  /// fail a test, so there the message is printed.
  func mention(_ message: String) {
    #if compiler(>=6.3)
      if TestContext.current != .xcTest {
        return reportIssue(
          message, severity: .warning, fileID: fileID, filePath: filePath, line: line, column: column)
      }
    #endif
    print("\(fileID):\(line): \(message)")
  }

  /// Handles an action. Issues that features report in the meantime are reported at this location.
  @MainActor
  func whileHandling<Result>(_ body: () -> Result) -> Result {
    let outer = SourceCodeLocation.ofTest
    SourceCodeLocation.ofTest = SourceCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    defer { SourceCodeLocation.ofTest = outer }
    return body()
  }
}
