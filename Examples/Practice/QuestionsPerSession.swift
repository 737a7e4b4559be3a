import SwiftUI

private struct QuestionsPerSessionKey: EnvironmentKey {
  static let defaultValue = 5
}

extension EnvironmentValues {
  /// How many questions a session has.
  var questionsPerSession: Int {
    get { self[QuestionsPerSessionKey.self] }
    set { self[QuestionsPerSessionKey.self] = newValue }
  }
}
