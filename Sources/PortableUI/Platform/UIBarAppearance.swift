/// The appearance of bars, for source code written for UIKit. The properties are stored and have no effect. Use
/// `toolbarBackground`, `toolbarColorScheme` and `tint` instead.
@MainActor @preconcurrency
public class UIBarAppearance: NSObject {
  /// The background color of the bar.
  public var backgroundColor: UIColor?
  /// The color of the line at the bar's edge.
  public var shadowColor: UIColor?
  /// The background image of the bar.
  public var backgroundImage: UIImage?
  /// The image of the line at the bar's edge.
  public var shadowImage: UIImage?

  /// Creates an appearance.
  public override init() {}

  /// Configures the platform's default background.
  public func configureWithDefaultBackground() {}
  /// Configures an opaque background.
  public func configureWithOpaqueBackground() {}
  /// Configures a transparent background.
  public func configureWithTransparentBackground() {}
}

/// The appearance of navigation bars. It has no effect, see ``UIBarAppearance``.
public final class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text attributes of a large title.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of buttons.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the back button.
  public var backButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the done button.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the back button.
  public private(set) var backIndicatorImage: UIImage?
  /// The mask of the back button's image during transitions.
  public private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image of the back button.
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (image, transitionMaskImage)
  }
}

/// The appearance of bar buttons. It has no effect, see ``UIBarAppearance``.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance: NSObject {
  /// The appearance in one state.
  @MainActor @preconcurrency
  public final class State: NSObject {
    /// The text attributes of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The background image.
    public var backgroundImage: UIImage?
  }

  /// The appearance in the normal state.
  public let normal = State()
  /// The appearance while the button is pressed.
  public let highlighted = State()
  /// The appearance of a disabled button.
  public let disabled = State()
  /// The appearance while the button has the keyboard focus.
  public let focused = State()
}

/// The appearance of toolbars. It has no effect, see ``UIBarAppearance``.
public final class UIToolbarAppearance: UIBarAppearance {}

/// The appearance of tab bars. It has no effect, see ``UIBarAppearance``.
public final class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the title below the symbol.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with the title next to the symbol.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with the title next to the symbol, in a compact height.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of a tab. It has no effect, see ``UIBarAppearance``.
@MainActor @preconcurrency
public final class UITabBarItemAppearance: NSObject {
  /// The appearance in one state.
  @MainActor @preconcurrency
  public final class State: NSObject {
    /// The color of the symbol.
    public var iconColor: UIColor?
    /// The text attributes of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// The appearance in the normal state.
  public let normal = State()
  /// The appearance of the selected tab.
  public let selected = State()
  /// The appearance of a disabled tab.
  public let disabled = State()
}

extension NSAttributedString.Key {
  /// The color of the text: a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The background color of the text: a ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The font of the text: a ``UIFont``.
  public static let font = NSAttributedString.Key("NSFont")
  /// The kerning of the text, in points.
  public static let kern = NSAttributedString.Key("NSKern")
}
