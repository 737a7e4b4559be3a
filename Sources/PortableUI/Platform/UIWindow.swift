/// A scene of the app, for source code written for UIKit. It represents the user's page.
@MainActor @preconcurrency
public class UIScene: NSObject {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive
    /// The scene is in the foreground but does not receive events.
    case foregroundInactive
    /// The scene is in the background.
    case background
  }

  /// The state of the scene. The value is always `foregroundActive`.
  public var activationState: ActivationState { .foregroundActive }
}

/// A scene with a window.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  static let shared = UIWindowScene()

  /// The windows of the scene. There is always exactly one.
  public var windows: [UIWindow] { [UIWindow.shared] }
  /// The key window, which receives keyboard events.
  public var keyWindow: UIWindow? { UIWindow.shared }
  /// The user's screen.
  public var screen: UIScreen { UIScreen.main }
  /// The status bar.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager.shared }
  /// The orientation of the page. It is opposite to the orientation of the device: if the device is turned to the left,
  /// the content is turned to the right.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }
}

/// The status bar of a screen.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
  static let shared = UIStatusBarManager()
  /// The frame of the status bar. It is empty, because browsers do not extend pages below it.
  public var statusBarFrame: CGRect { .zero }
  /// Whether the status bar is hidden.
  public var isStatusBarHidden: Bool { true }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit for each orientation.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// Landscape, with the home button on the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// Landscape, with the home button on the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All orientations except upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
  /// All orientations.
  public static let all: Self = [.allButUpsideDown, .portraitUpsideDown]
}

/// The orientation of a page.
public enum UIInterfaceOrientation: Int, Sendable {
  // The raw values are the same as in UIKit. Each one equals the raw value of the device orientation that causes it:
  // the page is `landscapeRight` if the device is `landscapeLeft`.
  /// The orientation is unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Landscape, with the home button on the left.
  case landscapeLeft = 4
  /// Landscape, with the home button on the right.
  case landscapeRight = 3

  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the orientation is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The window of a scene. It represents the user's page.
@MainActor @preconcurrency
public final class UIWindow: UIView {
  static let shared = UIWindow()

  /// The shared appearance of all windows.
  public static func appearance() -> UIWindow { shared }

  /// The insets of the safe area. They are always zero, because browsers keep pages within the safe area.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// The bounds of the page, see ``UIScreen/bounds``.
  public var bounds: CGRect { UIScreen.main.bounds }
  /// The frame of the page, which equals ``UIScreen/bounds``.
  public var frame: CGRect { UIScreen.main.bounds }
  /// Whether the window receives keyboard events.
  public var isKeyWindow: Bool { true }
  /// The controller of the window's content.
  @available(
    *, unavailable, message: "UIKit needs an Apple platform. Present views with a sheet, an alert or a ShareLink."
  )
  public var rootViewController: UIViewController? {
    get { nil }
    set {}
  }
  /// The light or dark style of the window.
  @available(*, unavailable, message: "Use preferredColorScheme(_:) in the view.")
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set {}
  }
  /// The scene of the window.
  public var windowScene: UIWindowScene? { UIWindowScene.shared }
}

/// The insets from the edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// No insets.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// The top inset.
  public var top: CGFloat
  /// The left inset.
  public var left: CGFloat
  /// The bottom inset.
  public var bottom: CGFloat
  /// The right inset.
  public var right: CGFloat

  /// Creates insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIApplication {
  /// The windows of the user. There is always exactly one.
  public var windows: [UIWindow] { [UIWindow.shared] }
  /// The key window, which receives keyboard events.
  public var keyWindow: UIWindow? { UIWindow.shared }
  /// The scenes of the user. There is always exactly one, a ``UIWindowScene``.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
}
