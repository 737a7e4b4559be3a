import PortableUI
import Testing

/// A sequence of user actions on a screen, with the expected accessibility tree after each.
struct ConformanceScript: Sendable {
  /// One action with its expectations.
  struct Step: Sendable {
    let act: Act?
    let shows: [String]
    let hides: [String]

    init(_ act: Act?, shows: [String] = [], hides: [String] = []) {
      self.act = act
      self.shows = shows
      self.hides = hides
    }
  }

  let name: String
  /// Shows the screen on a host.
  let show: @MainActor @Sendable (any ConformanceHost.Type) async -> any ConformanceHost
  let steps: [Step]

  init<Content: View>(
    _ name: String, _ content: @escaping @MainActor @Sendable () -> Content, _ steps: [Step]
  ) {
    self.name = name
    self.steps = steps
    show = { type in await Self.make(type, content) }
  }

  @MainActor
  private static func make<Host: ConformanceHost, Content: View>(
    _ type: Host.Type, _ content: @escaping @MainActor @Sendable () -> Content
  ) async -> any ConformanceHost {
    await Host(content)
  }

  /// One script for each family of interactive views.
  static let all = [controls, choices, gestures, fingersAndKeys, menus, rows, search, presentation, pages]
}

extension ConformanceScript: CustomTestStringConvertible {
  var testDescription: String { name }
}
