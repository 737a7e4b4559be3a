import IssueReporting
import Trifecta

/// Where in a test a failure is reported.
struct CodePlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Fails the test.
  func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Mentions something without failing the test. XCTest has no issue that is no failure, so there it is printed.
  func mention(_ message: String) {
    if TestContext.current == .xcTest {
      print("\(fileID):\(line): \(message)")
    } else {
      reportIssue(message, severity: .warning, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Handles an action: what features report meanwhile is reported here.
  @MainActor
  func whileHandling<Result>(_ body: () -> Result) -> Result {
    let outer = SourcePlace.ofTest
    SourcePlace.ofTest = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    defer { SourcePlace.ofTest = outer }
    return body()
  }
}
