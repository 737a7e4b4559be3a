/// A path on which something fails, made as short as can be.
public struct PathFailure: Hashable, Sendable, CustomStringConvertible {
  /// The steps, one line each, from where the machine begins to where it fails.
  public let steps: [String]
  /// What is wrong there.
  public let reasons: [String]
  /// Where it comes from, in words: which path, or which seed.
  public let origin: String

  /// What to read when a test fails.
  public var description: String {
    let wrong = reasons.map { "   ✗ " + $0.replacing("\n", with: "\n     ") }
    return ([origin] + steps.map { "  " + $0 } + wrong).joined(separator: "\n")
  }
}
