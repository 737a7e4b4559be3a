import PortableUI

/// A host that runs conformance scripts.
@MainActor
protocol ConformanceHost {
  init<Content: View>(_ content: @escaping @MainActor @Sendable () -> Content) async

  /// Performs an action and waits until the screen is idle.
  ///
  /// - Throws: An error if the action cannot be performed.
  func perform(_ act: Act) async throws

  /// The accessibility tree as lines: `role name`, followed by ` = value` if there is a value. The line of a text is
  /// only its content.
  var lines: Set<String> { get }
}

/// An action that a host refused.
struct Refused: Error {
  let act: Act
}
