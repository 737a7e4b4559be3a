/// Renders a view as an image.
@available(
  *, unavailable,
  message: "A server cannot render views as images. Show the view itself, or create the image yourself."
)
@MainActor
public final class ImageRenderer<Content: View> {
  /// Creates a renderer.
  public init(content: Content) {}
  /// Unavailable.
  public var scale: CGFloat = 1
  /// Unavailable.
  public var proposedSize = ProposedViewSize.unspecified
  /// Unavailable.
  public var isOpaque = false
  /// Unavailable.
  public var uiImage: UIImage? { nil }
  /// Unavailable.
  public var nsImage: UIImage? { nil }
}

/// Presents an alert.
@available(
  *, unavailable, message: "UIKit needs an Apple platform. Use alert(_:isPresented:) or confirmationDialog."
)
@MainActor
open class UIAlertController {}

/// Presents the share sheet.
@available(*, unavailable, message: "UIKit needs an Apple platform. Use a ShareLink.")
@MainActor
open class UIActivityViewController {}

/// A view controller.
@available(
  *, unavailable,
  message: "UIKit needs an Apple platform. Write a View, and present it with a sheet or a NavigationLink."
)
@MainActor
open class UIViewController: UIResponder {
  /// Unavailable.
  public var presentedViewController: UIViewController? { nil }
  /// Unavailable.
  public var view: UIView! { nil }
  /// Unavailable.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  /// Unavailable.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

/// The context of a represented UIKit view.
@available(*, unavailable, message: "UIKit needs an Apple platform. Use the equivalent SwiftUI view.")
@MainActor
public struct UIViewRepresentableContext<Representable> {}

/// A spell checker.
@available(
  *, unavailable,
  message: "The dictionary needs an Apple platform. Bundle a list of words, and look up words in a Set."
)
@MainActor
open class UITextChecker {
  /// Creates a spell checker.
  public init() {}
}

/// A controller for taking or selecting pictures.
@available(*, unavailable, message: "UIKit needs an Apple platform. Use fileImporter with .image.")
@MainActor
open class UIImagePickerController {
  /// The source of pictures.
  public enum SourceType: Int {
    /// The photo library.
    case photoLibrary
    /// The camera.
    case camera
    /// The saved photos album.
    case savedPhotosAlbum
  }
}

/// The controller of a sheet's presentation.
@available(
  *, unavailable, message: "UIKit needs an Apple platform. Use presentationDetents(_:) in the sheet."
)
@MainActor
open class UISheetPresentationController {
  /// A height of a sheet.
  public final class Detent {
    /// The identifier of a height.
    public struct Identifier: Hashable, Sendable {
      /// Half of the screen.
      public static let medium = Identifier()
      /// The full height of the screen.
      public static let large = Identifier()
    }
  }
}

/// An activity indicator.
@available(*, unavailable, message: "UIKit needs an Apple platform. Use a ProgressView.")
@MainActor
open class UIActivityIndicatorView {}

/// A label.
@available(*, unavailable, message: "UIKit needs an Apple platform. Use a Text.")
@MainActor
open class UILabel {}

/// A collection view.
@available(*, unavailable, message: "UIKit needs an Apple platform. Use a LazyVGrid in a ScrollView.")
@MainActor
open class UICollectionView {}

/// A search bar.
@available(*, unavailable, message: "UIKit needs an Apple platform. Use searchable(text:).")
@MainActor
open class UISearchBar {}

/// A pull-to-refresh control.
@available(*, unavailable, message: "UIKit needs an Apple platform. Use refreshable(action:).")
@MainActor
open class UIRefreshControl {}

/// Recognizes taps.
@available(
  *, unavailable,
  message: "UIKit needs an Apple platform. Use onTapGesture, or gesture(_:) with a TapGesture."
)
@MainActor
open class UITapGestureRecognizer {}

/// Recognizes drags.
@available(*, unavailable, message: "UIKit needs an Apple platform. Use gesture(_:) with a DragGesture.")
@MainActor
open class UIPanGestureRecognizer {}

/// Renders an image.
@available(*, unavailable, message: "A server cannot render images. Use a Canvas, which browsers draw.")
@MainActor
open class UIGraphicsImageRenderer {}

/// A stack of view controllers.
@available(*, unavailable, message: "UIKit needs an Apple platform. Use a NavigationStack.")
@MainActor
open class UINavigationController {}

/// A tab bar controller.
@available(*, unavailable, message: "UIKit needs an Apple platform. Use a TabView.")
@MainActor
open class UITabBarController {}

/// A controller for paging between pages.
@available(*, unavailable, message: "UIKit needs an Apple platform. Use a TabView with tabViewStyle(.page).")
@MainActor
open class UIPageViewController {}
