import PortableUI

/// A host that scripts run on.
@MainActor
protocol ConformanceHost {
  init<Content: View>(_ content: @escaping @MainActor @Sendable () -> Content) async

  /// Does something, and lets the screen come to rest.
  ///
  /// - Throws: where that cannot be done.
  func perform(_ act: Act) async throws

  /// What is there for a person who cannot see it: `role name`, and ` = value` where it holds one. Of a text, the text.
  var lines: Set<String> { get }
}

/// Something that a host refused.
struct Refused: Error {
  let act: Act
}
