import Foundation
import PortableUI
import ViewGraph

/// One screen at one path, as it was registered.
struct Screen: Sendable {
  /// How a session's `openURL` reaches its page.
  typealias OpenURL = @MainActor (URL, _ completion: @escaping @MainActor (Bool) -> Void) -> Void

  let path: String
  let title: String
  let summary: String?
  /// Builds the screen on a host, with or without lifecycle.
  let host: @MainActor @Sendable (any GraphHost, _ lifecycle: Bool, _ openURL: @escaping OpenURL) -> HostedView

  init<Content: View>(
    path: String,
    title: String,
    summary: String?,
    content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.path = path
    self.title = title
    self.summary = summary
    host = { HostedView(host: $0, lifecycle: $1, openURL: $2, content: content) }
  }

  /// Where its pages connect.
  var livePath: String { path == "/" ? "/live" : path + "/live" }
}
