import Elements
import Foundation

/// What a program tells assistive technology by itself.
public enum AccessibilityNotification {
  /// Something that is said to who does not see it, as that what was asked for did not come. It takes no focus, and is not seen.
  ///
  /// ```swift
  /// .onChange(of: error != nil) {
  ///   AccessibilityNotification.Announcement("The news did not come.").post()
  /// }
  /// ```
  public struct Announcement: Sendable {
    private let text: String

    /// Creates an announcement.
    ///
    /// - Parameter announcement: what is said.
    public init(_ announcement: String) {
      text = announcement
    }

    /// Creates an announcement of a text with attributes, which are not said.
    ///
    /// - Parameter announcement: what is said.
    public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
    }

    /// Creates an announcement of a text that may be translated.
    ///
    /// - Parameter announcement: what is said.
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringResource) {
      text = String(localized: announcement)
    }

    /// Announces the text on the screen whose view called this code, or started the task or the block of a dispatch queue that calls it.
    /// Elsewhere nothing is announced and an issue is reported. Of many announcements at once only the newest are made.
    @MainActor @preconcurrency
    public func post() {
      let services = ScreenServices.resolve {
        "AccessibilityNotification.Announcement(\"\(text.escapedForLog())\") was posted \($0) Post it in onChange, onAppear or a button's action."
      }
      services?.announce(text)
    }
  }
}
