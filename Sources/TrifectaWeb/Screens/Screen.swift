import Foundation
import PortableUI
import ViewGraph

/// A registered screen and its path.
struct Screen: Sendable {
  /// The closure with which a session opens a URL in its page.
  typealias OpenURL = @MainActor (URL, _ completion: @escaping @MainActor (Bool) -> Void) -> Void

  let path: String
  let title: String
  let summary: String?
  /// The environment of a screen instance.
  struct Place {
    /// The size of the window; `nil` if it is unknown.
    var viewport: ClientViewport?
    /// The traits of the device and the preferences of the user.
    var traits = HostTraits()
    /// The persistent values of the visitor; `nil` for none.
    var storage: ScreenStorage?
    /// The state to restore; `nil` for a new screen.
    var snapshot: ScreenSnapshot?
    /// Posts an accessibility announcement.
    var announce: @MainActor (String) -> Void = { _ in }
    /// Copies a text to the clipboard.
    var copy: @MainActor (String) -> Void = { _ in }
    /// Saves a file on the visitor's device.
    var save: SavedFile.Save = HostedView.saveNothing
  }

  /// Creates the screen on a host, with or without running lifecycle closures and tasks.
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
        copy: place.copy, save: place.save, restoring: place.snapshot, openURL: openURL, content: content)
    }
  }

  /// The path at which pages of the screen open their live connection.
  var livePath: String { path == "/" ? "/live" : path + "/live" }

  /// The path to which pages of the screen send files.
  var filesPath: String { livePath + "/files" }

  /// The path of files that the screen offers to its pages.
  var offersPath: String { filesPath + "/:offer" }

  /// All paths that the screen uses, without empty components, which a router ignores.
  var paths: Set<[Substring]> {
    Set([path, livePath, filesPath, offersPath].map { $0.split(separator: "/") })
  }
}
