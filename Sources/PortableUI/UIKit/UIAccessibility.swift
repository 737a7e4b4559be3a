/// What is said to assistive technology beside views, for sources that were written for UIKit.
public enum UIAccessibility {
  /// What has happened.
  public struct Notification: Hashable, Sendable {
    let name: String

    /// Something is to be said.
    public static let announcement = Notification(name: "announcement")
    /// A part of the screen is another.
    public static let layoutChanged = Notification(name: "layoutChanged")
    /// The screen is another.
    public static let screenChanged = Notification(name: "screenChanged")
    /// A page was turned.
    public static let pageScrolled = Notification(name: "pageScrolled")
  }

  /// Tells of what has happened. Browsers tell of what becomes another by themselves: nothing more is said.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether a person is read to. Browsers do not say: `false`. Views are read in any case.
  @MainActor public static var isVoiceOverRunning: Bool { false }
}
