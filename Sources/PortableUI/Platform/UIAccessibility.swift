import Foundation
import ViewGraph

/// Accessibility notifications and settings, for source code written for UIKit.
public enum UIAccessibility {
  /// An accessibility notification.
  public struct Notification: Hashable, Sendable {
    let name: String

    /// A request that assistive technology announces a text.
    public static let announcement = Notification(name: "announcement")
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(name: "layoutChanged")
    /// The screen has changed.
    public static let screenChanged = Notification(name: "screenChanged")
    /// A page was scrolled.
    public static let pageScrolled = Notification(name: "pageScrolled")
  }

  /// Posts an accessibility notification. Assistive technology speaks its text, as an
  /// ``AccessibilityNotification/Announcement``. A notification without a text has no effect, because browsers report
  /// changes of a page to assistive technology themselves.
  ///
  /// - Parameters:
  ///   - notification: The kind of notification.
  ///   - argument: The text, as a string or an attributed string. Values of other types are ignored.
  public static func post(notification: Notification, argument: Any?) {
    let text: String? =
      switch argument {
      case let text as String: text
      case let text as NSAttributedString: text.string
      case let text as AttributedString: String(text.characters)
      default: nil
      }
    guard let text else { return }
    MainThread.perform { AccessibilityNotification.Announcement(text).post() }
  }

  /// Whether a screen reader is running. The value is always `false`, because browsers do not report it. Views are
  /// accessible to screen readers nevertheless.
  @MainActor public static var isVoiceOverRunning: Bool { false }
}
