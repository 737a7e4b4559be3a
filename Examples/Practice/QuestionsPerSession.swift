import SwiftUI

private struct SessionLengthKey: EnvironmentKey {
  static let defaultValue = 5
}

extension EnvironmentValues {
  /// How many questions a session has.
  var questionsPerSession: Int {
    get { self[SessionLengthKey.self] }
    set { self[SessionLengthKey.self] = newValue }
  }
}
