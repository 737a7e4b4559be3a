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
  /// Where a screen is shown, and to whom.
  struct Place {
    /// How large the window is; `nil` where nobody knows.
    var viewport: ClientViewport?
    /// What is known of the device and the person.
    var traits = HostTraits()
    /// What is kept for the person; `nil` for nothing.
    var storage: ScreenStorage?
    /// Says a text to who does not see the screen.
    var announce: @MainActor (String) -> Void = { _ in }
    /// Puts a text on the person's clipboard.
    var copy: @MainActor (String) -> Void = { _ in }
    /// Gives a file to the person.
    var save: SavedFile.Save = HostedView.saveNothing
  }

  /// Builds the screen on a host, with or without lifecycle.
  let host: @MainActor @Sendable (any GraphHost, _ lifecycle: Bool, Place, _ openURL: @escaping OpenURL) -> HostedView

  init<Content: View>(
    path: String,
    title: String,
    summary: String?,
    content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.path = path
    self.title = title
    self.summary = summary
    host = { host, lifecycle, place, openURL in
      HostedView(
        host: host, lifecycle: lifecycle, viewport: place.viewport?.size ?? CGSize(width: 390, height: 844),
        traits: place.traits, storage: place.storage ?? ScreenStorage(), announce: place.announce,
        copy: place.copy, save: place.save, openURL: openURL, content: content)
    }
  }

  /// Where its pages connect.
  var livePath: String { path == "/" ? "/live" : path + "/live" }

  /// Where its pages send files to.
  var filesPath: String { livePath + "/files" }
}
