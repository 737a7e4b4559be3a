/// Accessibility notifications and settings, for source code written for UIKit.
public enum UIAccessibility {
  /// An accessibility notification.
  public struct Notification: Hashable, Sendable {
    let name: String

    /// A text is to be announced.
    public static let announcement = Notification(name: "announcement")
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(name: "layoutChanged")
    /// The screen has changed.
    public static let screenChanged = Notification(name: "screenChanged")
    /// A page was scrolled.
    public static let pageScrolled = Notification(name: "pageScrolled")
  }

  /// Posts an accessibility notification. Has no effect: browsers report changes of a page to assistive technology
  /// themselves.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether a screen reader is running. It is always `false`, because browsers do not report it. Views are accessible
  /// in any case.
  @MainActor public static var isVoiceOverRunning: Bool { false }
}
