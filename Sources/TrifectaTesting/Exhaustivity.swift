/// How much of a feature's behavior a test must assert.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each state change, each action of an effect, each side effect, and that nothing is left at the end.
  case on
  /// Only what the test states, which must be true. The rest is skipped. If `showSkipped` is true, the test reports
  /// what was skipped without failing.
  case off(showSkipped: Bool)

  /// Only what the test states. What is skipped is not reported.
  public static let off = Exhaustivity.off(showSkipped: false)
}
