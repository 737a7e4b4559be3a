import Foundation

/// The pasteboard, for source code written for UIKit.
///
/// A text that a view's action writes is copied to the user's clipboard. Browsers allow this only in an action that
/// responds to a press. Texts that the user has copied elsewhere can be read only with a ``PasteButton``: reading this
/// pasteboard returns what the same screen has written.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The general pasteboard.
  public static let general = UIPasteboard()

  private init() {}

  /// The text on the pasteboard; `nil` removes the text that the screen has written.
  ///
  /// The pasteboard belongs to the current screen: the one whose view called the code, or started the task or dispatch
  /// block that runs it. If there is none, nothing is copied and an issue is reported. If the screen has been closed,
  /// nothing is copied.
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
