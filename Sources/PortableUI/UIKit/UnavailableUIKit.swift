/// Draws a view as a picture.
@available(
  *, unavailable,
  message: "A server draws no pictures of views: browsers do. Show the view itself, or draw a picture of your own."
)
@MainActor
public final class ImageRenderer<Content: View> {
  /// Creates a renderer.
  public init(content: Content) {}
}

/// Says something, and lets a person answer.
@available(
  *, unavailable, message: "There is no UIKit off Apple's platforms. Use alert(_:isPresented:) or confirmationDialog."
)
@MainActor
open class UIAlertController {}

/// Lets a person share something.
@available(*, unavailable, message: "There is no UIKit off Apple's platforms. Use a ShareLink.")
@MainActor
open class UIActivityViewController {}

/// What shows a part of a program.
@available(
  *, unavailable,
  message: "There is no UIKit off Apple's platforms. Write a View, and present it by sheet or a NavigationLink."
)
@MainActor
open class UIViewController {}

/// Finds words that are written wrongly.
@available(
  *, unavailable,
  message: "There is no dictionary off Apple's platforms. Bring a list of words, and look the word up in a Set of them."
)
@MainActor
open class UITextChecker {
  /// Creates one.
  public init() {}
}
