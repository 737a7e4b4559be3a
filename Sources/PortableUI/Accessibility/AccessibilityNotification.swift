import Elements
import Foundation

/// Notifications to assistive technology.
public enum AccessibilityNotification {
  /// A message that assistive technology speaks, such as that a request has failed. It is invisible and does not move
  /// the focus.
  ///
  /// ```swift
  /// .onChange(of: error != nil) {
  ///   AccessibilityNotification.Announcement("The news did not come.").post()
  /// }
  /// ```
  public struct Announcement: Sendable {
    private let text: String

    /// Creates an announcement of a string.
    ///
    /// - Parameter announcement: The text to speak.
    public init(_ announcement: String) {
      text = announcement
    }

    /// Creates an announcement of an attributed string. The attributes are ignored.
    ///
    /// - Parameter announcement: The text to speak.
    public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
    }

    /// Creates an announcement of a localized string.
    ///
    /// - Parameter announcement: The text to speak.
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringResource) {
      text = String(localized: announcement)
    }

    /// Posts the announcement on the current screen. This is the screen whose view called this code, or whose view
    /// started the task or dispatch block that calls it. Without a current screen, nothing is announced and an issue is
    /// reported. If many announcements are posted at once, only the newest are spoken.
    @MainActor @preconcurrency
    public func post() {
      let services = ScreenServices.resolve {
        "AccessibilityNotification.Announcement(\"\(text.escapedForLog())\") was posted \($0) Post it in onChange, onAppear or a button's action."
      }
      services?.announce(text)
    }
  }
}
