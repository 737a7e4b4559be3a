/// What the program shows itself in, for sources that were written for UIKit: a person's page.
@MainActor @preconcurrency
public class UIScene: NSObject {
  /// Whether a scene is seen.
  public enum ActivationState: Int, Sendable {
    /// Nobody has seen it.
    case unattached = -1
    /// A person has it before them.
    case foregroundActive
    /// It is about to be.
    case foregroundInactive
    /// It is kept.
    case background
  }

  /// Whether it is seen: whoever asks is asked by the person's page.
  public var activationState: ActivationState { .foregroundActive }
}

/// A scene with a window.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  static let shared = UIWindowScene()

  /// The windows: one.
  public var windows: [UIWindow] { [UIWindow.shared] }
  /// The window that hears of keys.
  public var keyWindow: UIWindow? { UIWindow.shared }
  /// The person's screen.
  public var screen: UIScreen { UIScreen.main }
  /// The bar at the top that says the time.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager.shared }
  /// Which way the page is held.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeLeft : .portrait
  }
}

/// The bar at the top of a screen that says the time.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
  static let shared = UIStatusBarManager()
  /// Where it is: browsers keep pages out of it, so it has no size.
  public var statusBarFrame: CGRect { .zero }
  /// Whether it is not seen.
  public var isStatusBarHidden: Bool { true }
}

/// Ways in which a page may be held.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The ways as bits.
  public let rawValue: UInt

  /// Creates ways from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// On its right side.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// On its left side.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// On one of its long sides.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// Any but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
  /// Any.
  public static let all: Self = [.allButUpsideDown, .portraitUpsideDown]
}

/// Which way a page is held.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its left side.
  case landscapeLeft
  /// On its right side.
  case landscapeRight

  /// Whether it is on one of its long sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The window of a scene: a person's page.
@MainActor @preconcurrency
public final class UIWindow: UIView {
  static let shared = UIWindow()

  /// How all of them look.
  public static func appearance() -> UIWindow { shared }

  /// How much of it is below bars and cut-outs of the device. A browser keeps pages out of those: nothing.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// How large the page is, see ``UIScreen/bounds``.
  public var bounds: CGRect { UIScreen.main.bounds }
  /// How large the page is, see ``UIScreen/bounds``.
  public var frame: CGRect { UIScreen.main.bounds }
  /// Whether it hears of keys.
  public var isKeyWindow: Bool { true }
  /// What shows its views.
  @available(
    *, unavailable, message: "There is no UIKit off Apple's platforms. Present views by sheet, alert or a ShareLink."
  )
  public var rootViewController: UIViewController? {
    get { nil }
    set {}
  }
  /// Whether it is dark.
  @available(*, unavailable, message: "Use preferredColorScheme(_:) in the view.")
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set {}
  }
  /// The scene that it belongs to.
  public var windowScene: UIWindowScene? { UIWindowScene.shared }
}

/// A distance for each side of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// None.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// At the upper side.
  public var top: CGFloat
  /// At the left side.
  public var left: CGFloat
  /// At the lower side.
  public var bottom: CGFloat
  /// At the right side.
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
  /// The windows of the person who is shown something: one.
  public var windows: [UIWindow] { [UIWindow.shared] }
  /// The window that hears of keys.
  public var keyWindow: UIWindow? { UIWindow.shared }
  /// The scenes of the person who is shown something: one, a ``UIWindowScene``.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
}
