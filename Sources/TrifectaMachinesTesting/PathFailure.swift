/// A path on which a test fails, shrunk to as few steps as possible.
public struct PathFailure: Hashable, Sendable, CustomStringConvertible {
  /// The steps from the start to the failure, one line each.
  public let steps: [String]
  /// The errors and issues at the last step.
  public let reasons: [String]
  /// The generated path, or the seed of the random walk, that led to the failure, as text.
  public let origin: String

  /// The text that is reported when a test fails.
  public var description: String {
    let wrong = reasons.map { "   ✗ " + $0.replacing("\n", with: "\n     ") }
    return ([origin] + steps.map { "  " + $0 } + wrong).joined(separator: "\n")
  }
}
