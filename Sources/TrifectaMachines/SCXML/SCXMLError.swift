/// An error in an SCXML document.
public struct SCXMLError: Error, Hashable, Sendable {
  /// The line number of the error, from 1.
  public let line: Int
  /// The description of the error and how to correct it.
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
