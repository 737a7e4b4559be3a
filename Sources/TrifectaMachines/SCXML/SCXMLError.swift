/// Why a document of SCXML cannot be read.
public struct SCXMLError: Error, Hashable, Sendable {
  /// The line in which it is, counted from 1.
  public let line: Int
  /// What is wrong there, and what to do.
  public let reason: String

  package init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}

extension SCXMLError: CustomStringConvertible {
  /// The line and the reason.
  public var description: String { "Line \(line): \(reason)" }
}
