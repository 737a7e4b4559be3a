/// How much of what happens a test must assert.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change, each action of an effect, each side effect, and that nothing is left at the end.
  case on
  /// Only what the test states, which must be true. What it leaves out is skipped, and mentioned by the test without
  /// failing it if `showSkipped` is true.
  case off(showSkipped: Bool)

  /// Only what the test states. What it leaves out is not mentioned.
  public static let off = Exhaustivity.off(showSkipped: false)
}
