import Foundation

/// The pasteboard, for source code written for UIKit.
///
/// If a view's action writes a text to the pasteboard, the text is copied to the user's clipboard. Browsers allow this
/// only in an action that responds to a press. Reading the pasteboard returns the text that the same screen wrote last.
/// To read a text that the user copied elsewhere, use a ``PasteButton``.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The general pasteboard.
  public static let general = UIPasteboard()

  private init() {}

  /// The text on the pasteboard. Setting `nil` removes the text that the screen has written.
  ///
  /// The pasteboard belongs to the current screen: the screen whose view uses this property, directly or in a task or
  /// dispatch block that the view started. If there is no current screen, nothing is copied and an issue is reported.
  /// If the screen has been closed, nothing is copied.
  public var string: String? {
    get { ScreenServices.current?.copied }
    set {
      let services = ScreenServices.resolve {
        "UIPasteboard.general was written \($0) Write it in a button's action, or in a task that the action starts."
      }
      guard let services else { return }
      services.copied = newValue
      services.copy(newValue ?? "")
    }
  }

  /// The text as a URL.
  public var url: URL? {
    get { string.flatMap(URL.init(string:)) }
    set { string = newValue?.absoluteString }
  }

  /// Whether the screen has written a text.
  public var hasStrings: Bool { string != nil }
}
