import Foundation

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
  /// It belongs to the screen whose view has called the code, or has started the task or the block of a dispatch queue that runs. Elsewhere
  /// nothing is copied and an issue is reported. When the screen is closed, nothing is copied.
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

  /// An address to be taken, as a text.
  public var url: URL? {
    get { string.flatMap(URL.init(string:)) }
    set { string = newValue?.absoluteString }
  }

  /// Whether the screen has put a text there.
  public var hasStrings: Bool { string != nil }
}
