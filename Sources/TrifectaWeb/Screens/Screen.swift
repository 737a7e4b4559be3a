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
  /// Builds the screen on a host, with or without lifecycle, for a window of a size.
  let host:
    @MainActor @Sendable (any GraphHost, _ lifecycle: Bool, ClientViewport?, _ openURL: @escaping OpenURL) -> HostedView

  init<Content: View>(
    path: String,
    title: String,
    summary: String?,
    content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.path = path
    self.title = title
    self.summary = summary
    host = { host, lifecycle, viewport, openURL in
      guard let viewport else {
        return HostedView(host: host, lifecycle: lifecycle, openURL: openURL, content: content)
      }
      // What a program makes of a size takes time and memory: there is no window larger than this.
      let size = CGSize(width: min(viewport.width, 16_384), height: min(viewport.height, 16_384))
      return HostedView(host: host, lifecycle: lifecycle, viewport: size, openURL: openURL, content: content)
    }
  }

  /// Where its pages connect.
  var livePath: String { path == "/" ? "/live" : path + "/live" }
}
