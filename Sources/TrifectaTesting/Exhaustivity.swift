/// How much of a feature's behavior a test must assert.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each state change, each action of an effect, each side effect, and that nothing is left at the end.
  case on
  /// Only the test's own assertions, which must hold. All other behavior is skipped. If `showSkipped` is true, the test
  /// reports the skipped behavior without failing.
  case off(showSkipped: Bool)

  /// Only the test's own assertions. Skipped behavior is not reported.
  public static let off = Exhaustivity.off(showSkipped: false)
}
