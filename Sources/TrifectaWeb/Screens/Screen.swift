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
  /// The rule for a screen that is not for all visitors; `nil` for other screens.
  let access: ScreenAccess?
  /// Whether this screen and other pages of this server may embed each other, even if ``WebOptions/framesOwnPages`` is
  /// `false`. Both pages must allow it.
  let framesOwnPages: Bool
  /// The values and services that the server passes to an instance of a screen.
  struct Context {
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
  let host: @MainActor @Sendable (any GraphHost, _ lifecycle: Bool, Context, _ openURL: @escaping OpenURL) -> HostedView

  init<Content: View>(
    path: String,
    title: String,
    summary: String?,
    access: ScreenAccess? = nil,
    framesOwnPages: Bool = false,
    content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.path = path
    self.title = title
    self.summary = summary
    self.access = access
    self.framesOwnPages = framesOwnPages
    host = { host, lifecycle, context, openURL in
      HostedView(
        host: host, lifecycle: lifecycle, viewport: context.viewport?.size ?? CGSize(width: 390, height: 844),
        traits: context.traits, storage: context.storage ?? ScreenStorage(), announce: context.announce,
        copy: context.copy, save: context.save, restoring: context.snapshot, openURL: openURL, content: content)
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
