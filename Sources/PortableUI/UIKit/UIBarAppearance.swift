/// How bars look, for sources that were written for UIKit. What is set is kept and does nothing: use `toolbarBackground`,
/// `toolbarColorScheme` and `tint`.
@MainActor @preconcurrency
public class UIBarAppearance: NSObject {
  /// The color of the bar.
  public var backgroundColor: UIColor?
  /// The color of the line below or above the bar.
  public var shadowColor: UIColor?
  /// The picture on the bar.
  public var backgroundImage: UIImage?
  /// The picture of the line below or above the bar.
  public var shadowImage: UIImage?

  /// Creates an appearance.
  public override init() {}

  /// Lets it look as the platform likes it.
  public func configureWithDefaultBackground() {}
  /// Lets nothing be seen through it.
  public func configureWithOpaqueBackground() {}
  /// Lets all be seen through it.
  public func configureWithTransparentBackground() {}
}

/// See ``UIBarAppearance``.
public final class UINavigationBarAppearance: UIBarAppearance {
  /// How its title looks.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a large title looks.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How buttons look.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// How the button that leads back looks.
  public var backButtonAppearance = UIBarButtonItemAppearance()
  /// How the button that ends something looks.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  /// What stands before the word that leads back.
  public private(set) var backIndicatorImage: UIImage?
  /// Where what stands before the word that leads back can be seen.
  public private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Says what stands before the word that leads back.
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (image, transitionMaskImage)
  }
}

/// How buttons of bars look. See ``UIBarAppearance``.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance: NSObject {
  /// How it looks in a state.
  @MainActor @preconcurrency
  public final class State: NSObject {
    /// How its name looks.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The picture behind it.
    public var backgroundImage: UIImage?
  }

  /// As long as nothing else is so.
  public let normal = State()
  /// While it is pressed.
  public let highlighted = State()
  /// Where it cannot be pressed.
  public let disabled = State()
  /// While it has the keyboard's focus.
  public let focused = State()
}

/// See ``UIBarAppearance``.
public final class UIToolbarAppearance: UIBarAppearance {}

/// See ``UIBarAppearance``.
public final class UITabBarAppearance: UIBarAppearance {
  /// How tabs above one another look.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs beside their names look.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How tabs beside their names look where there is little space.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// How a tab looks. See ``UIBarAppearance``.
@MainActor @preconcurrency
public final class UITabBarItemAppearance: NSObject {
  /// How it looks in a state.
  @MainActor @preconcurrency
  public final class State: NSObject {
    /// The color of its symbol.
    public var iconColor: UIColor?
    /// How its name looks.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// As long as it is not chosen.
  public let normal = State()
  /// Where it is chosen.
  public let selected = State()
  /// Where it cannot be chosen.
  public let disabled = State()
}

extension NSAttributedString.Key {
  /// The color of a text: a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind a text: a ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The font of a text: a ``UIFont``.
  public static let font = NSAttributedString.Key("NSFont")
  /// How far apart its letters are, in points.
  public static let kern = NSAttributedString.Key("NSKern")
}
