import SwiftUI

private struct SessionLengthKey: EnvironmentKey {
  static let defaultValue = 5
}

extension EnvironmentValues {
  /// The number of questions per session.
  var questionsPerSession: Int {
    get { self[SessionLengthKey.self] }
    set { self[SessionLengthKey.self] = newValue }
  }
}
