/// A test that repeats a recording.
struct GeneratedTest: Equatable, Sendable {
  /// The source of the test's file.
  let source: String
  /// Whether the recording contains all that happened since the screen began in its initial state.
  let isComplete: Bool

  /// A kind of test.
  enum Form: String, CaseIterable, Identifiable, Sendable {
    /// A test that uses the screen as a user does.
    case screen = "Screen"
    /// An exhaustive test of the features without a screen.
    case store = "Store"

    var id: Self { self }
  }
}
