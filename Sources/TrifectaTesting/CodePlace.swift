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

  /// Mentions something without failing the test. XCTest has no issue that is no failure, and before Swift 6.3 Swift
  /// Testing has none, so there it is printed.
  func mention(_ message: String) {
    #if compiler(>=6.3)
      if TestContext.current != .xcTest {
        return reportIssue(
          message, severity: .warning, fileID: fileID, filePath: filePath, line: line, column: column)
      }
    #endif
    print("\(fileID):\(line): \(message)")
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
