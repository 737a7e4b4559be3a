/// Draws a view as a picture.
@available(
  *, unavailable,
  message: "A server draws no pictures of views: browsers do. Show the view itself, or draw a picture of your own."
)
@MainActor
public final class ImageRenderer<Content: View> {
  /// Creates a renderer.
  public init(content: Content) {}
  /// Not to be had here.
  public var scale: CGFloat = 1
  /// Not to be had here.
  public var proposedSize = ProposedViewSize.unspecified
  /// Not to be had here.
  public var isOpaque = false
  /// Not to be had here.
  public var uiImage: UIImage? { nil }
  /// Not to be had here.
  public var nsImage: UIImage? { nil }
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
open class UIViewController: UIResponder {
  /// Not to be had here.
  public var presentedViewController: UIViewController? { nil }
  /// Not to be had here.
  public var view: UIView! { nil }
  /// Not to be had here.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  /// Not to be had here.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

/// What a UIKit view among others is given.
@available(*, unavailable, message: "There is no UIKit off Apple's platforms. Write the view of SwiftUI's own.")
@MainActor
public struct UIViewRepresentableContext<Representable> {}

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

/// Lets a person take a picture.
@available(*, unavailable, message: "There is no UIKit off Apple's platforms. Use fileImporter with .image.")
@MainActor
open class UIImagePickerController {
  /// Where pictures come from.
  public enum SourceType: Int {
    /// Those of a person.
    case photoLibrary
    /// A camera.
    case camera
    /// Those of a person.
    case savedPhotosAlbum
  }
}

/// How a sheet is shown.
@available(
  *, unavailable, message: "There is no UIKit off Apple's platforms. Use presentationDetents(_:) in the sheet."
)
@MainActor
open class UISheetPresentationController {
  /// A height.
  public final class Detent {
    /// What a height is called.
    public struct Identifier: Hashable, Sendable {
      /// Half of the screen.
      public static let medium = Identifier()
      /// All of the screen.
      public static let large = Identifier()
    }
  }
}

/// Says that something goes on.
@available(*, unavailable, message: "There is no UIKit off Apple's platforms. Use a ProgressView.")
@MainActor
open class UIActivityIndicatorView {}

/// Shows a text.
@available(*, unavailable, message: "There is no UIKit off Apple's platforms. Use a Text.")
@MainActor
open class UILabel {}

/// Shows many views.
@available(*, unavailable, message: "There is no UIKit off Apple's platforms. Use a LazyVGrid in a ScrollView.")
@MainActor
open class UICollectionView {}

/// Takes what is looked for.
@available(*, unavailable, message: "There is no UIKit off Apple's platforms. Use searchable(text:).")
@MainActor
open class UISearchBar {}

/// Lets a person load anew.
@available(*, unavailable, message: "There is no UIKit off Apple's platforms. Use refreshable(action:).")
@MainActor
open class UIRefreshControl {}

/// Hears of taps.
@available(
  *, unavailable,
  message: "There is no UIKit off Apple's platforms. Use onTapGesture, or gesture(_:) with a TapGesture."
)
@MainActor
open class UITapGestureRecognizer {}

/// Hears of drags.
@available(*, unavailable, message: "There is no UIKit off Apple's platforms. Use gesture(_:) with a DragGesture.")
@MainActor
open class UIPanGestureRecognizer {}

/// Draws a picture.
@available(*, unavailable, message: "A server draws no pictures. Use a Canvas, which browsers draw.")
@MainActor
open class UIGraphicsImageRenderer {}

/// Shows pages.
@available(*, unavailable, message: "There is no UIKit off Apple's platforms. Use a NavigationStack.")
@MainActor
open class UINavigationController {}

/// Shows tabs.
@available(*, unavailable, message: "There is no UIKit off Apple's platforms. Use a TabView.")
@MainActor
open class UITabBarController {}

/// Shows pages that are turned.
@available(*, unavailable, message: "There is no UIKit off Apple's platforms. Use a TabView with tabViewStyle(.page).")
@MainActor
open class UIPageViewController {}
