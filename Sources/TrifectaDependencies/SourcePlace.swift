import IssueReporting

/// Where in the source something was written.
@usableFromInline
package struct SourcePlace: Sendable {
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

extension SourcePlace: CustomStringConvertible {
  @usableFromInline package var description: String { "\(fileID):\(line)" }
}

extension SourcePlace {
  /// Where a test handles an action right now.
  @MainActor package static var ofTest: SourcePlace?

  /// Reports what was found while an action was handled: at the test's line if a test handles it, which then says where
  /// the code is that this is about, or else there.
  @MainActor
  package func report(_ message: String) {
    let place = Self.ofTest ?? self
    place.reportIssue(Self.ofTest == nil ? message : "\(message)\n\nThe reducer is composed at \(self).")
  }

  /// Reports an issue here.
  package func reportIssue(_ message: String) {
    IssueReporting.reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
