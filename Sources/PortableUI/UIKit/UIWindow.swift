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
  /// Which way the page is held.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeLeft : .portrait
  }
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
