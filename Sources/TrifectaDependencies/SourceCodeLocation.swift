import IssueReporting

/// A location in source code.
@usableFromInline
package struct SourceCodeLocation: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  @usableFromInline
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

extension SourceCodeLocation: CustomStringConvertible {
  @usableFromInline package var description: String { "\(fileID):\(line)" }
}

extension SourceCodeLocation {
  /// The source location in the test, while a test store handles an action; otherwise `nil`.
  @MainActor package static var ofTest: SourceCodeLocation?

  /// Reports an issue found while an action is handled. If a test handles the action, the issue is reported at the
  /// test's line, with this location in the message; otherwise at this location.
  @MainActor
  package func report(_ message: String) {
    let place = Self.ofTest ?? self
    place.reportIssue(Self.ofTest == nil ? message : "\(message)\n\nThe reducer is composed at \(self).")
  }

  /// Reports an issue at this location.
  package func reportIssue(_ message: String) {
    IssueReporting.reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
