import Foundation
import IssueReporting

/// What a person takes from one program to another, for sources that were written for UIKit.
///
/// What a view's action puts there is on the person's clipboard: in a browser it comes there where the action answers a press. What they
/// have copied elsewhere is theirs, and is given to a program by a ``PasteButton`` alone: what is read here is what the same screen has
/// put there.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The one of all programs.
  public static let general = UIPasteboard()

  private init() {}

  /// A text to be taken; a `nil` takes away what the screen has put there.
  ///
  /// Whose screen it is, is known only in what a view's closure does before it first waits; elsewhere, and that is reported, nothing is
  /// copied.
  public var string: String? {
    get { ScreenServices.current?.copied }
    set {
      guard let services = ScreenServices.current else {
        reportIssue(
          "UIPasteboard.general was given something to be copied where no view is in charge, so nobody knows for whom. Give it in a button's action, before the first await."
        )
        return
      }
      services.copied = newValue
      services.copy(newValue ?? "")
    }
  }

  /// An address to be taken, as a text.
  public var url: URL? {
    get { string.flatMap(URL.init(string:)) }
    set { string = newValue?.absoluteString }
  }

  /// Whether the screen has put a text there.
  public var hasStrings: Bool { string != nil }
}
