/// The base class of UIKit controls, for source code written for UIKit. The controls are never shown, and their
/// properties are stored without an effect. Use `toolbarBackground`, `listStyle`, `scrollContentBackground`, `tint` and
/// similar modifiers instead.
@MainActor @preconcurrency
public class UIView: UIResponder {
  /// The background color.
  public var backgroundColor: UIColor?
  /// The tint color.
  public var tintColor: UIColor?
  /// Whether the view is hidden.
  public var isHidden = false

  /// Ends editing by removing the keyboard focus from all views on the user's screen.
  ///
  /// - Parameter force: whether to end editing even if a field refuses. This parameter is ignored.
  /// - Returns: `true` if the call can be assigned to a user's screen. This is the case in a view's action, and in
  ///   tasks that the action starts.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { resignFirstResponder() }
}

/// A tab bar. Its properties have no effect, see ``UIView``.
public final class UITabBar: UIView {
  private static let shared = UITabBar()
  /// The shared appearance of all instances.
  public static func appearance() -> UITabBar { shared }

  /// The tint color of the bar.
  public var barTintColor: UIColor?
  /// The color of unselected tabs.
  public var unselectedItemTintColor: UIColor?
  /// The standard appearance.
  public var standardAppearance = UITabBarAppearance()
  /// The appearance while no content is scrolled below the bar.
  public var scrollEdgeAppearance: UITabBarAppearance?
  /// Whether the bar is translucent.
  public var isTranslucent = true
}

/// A navigation bar. Its properties have no effect, see ``UIView``.
public final class UINavigationBar: UIView {
  private static let shared = UINavigationBar()
  /// The shared appearance of all instances.
  public static func appearance() -> UINavigationBar { shared }

  /// The tint color of the bar.
  public var barTintColor: UIColor?
  /// Whether the bar is translucent.
  public var isTranslucent = true
  /// The text attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The text attributes of a large title.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The standard appearance.
  public var standardAppearance = UINavigationBarAppearance()
  /// The appearance while no content is scrolled below the bar.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance in a compact height.
  public var compactAppearance: UINavigationBarAppearance?
  /// Whether titles are large.
  public var prefersLargeTitles = true
  /// The image of the line below the bar.
  public var shadowImage: UIImage?
  /// The image of the back button.
  public var backIndicatorImage: UIImage?
  /// The mask of the back button's image during transitions.
  public var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the background image of the bar.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// A scroll view. Its properties have no effect, see ``UIView``.
public class UIScrollView: UIView {
  private static let shared = UIScrollView()
  /// The shared appearance of all instances.
  public class func appearance() -> UIScrollView { shared }

  /// Whether the view bounces at its ends.
  public var bounces = true
  /// Whether the view scrolls by pages.
  public var isPagingEnabled = false
  /// Whether the vertical scroll indicator is visible.
  public var showsVerticalScrollIndicator = true
  /// Whether the horizontal scroll indicator is visible.
  public var showsHorizontalScrollIndicator = true
  /// The way in which scrolling dismisses the keyboard. Use `scrollDismissesKeyboard(_:)` instead of this property.
  public var keyboardDismissMode = KeyboardDismissMode.none

  /// The way in which scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Scrolling does not dismiss the keyboard.
    case none
    /// The keyboard is dismissed when scrolling begins.
    case onDrag
    /// The keyboard follows the scrolling finger.
    case interactive
  }
}

/// A table view. Its properties have no effect, see ``UIView``.
public final class UITableView: UIScrollView {
  /// The style of separators between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none
    /// A single line.
    case singleLine
  }

  private static let shared = UITableView()
  /// The shared appearance of all instances.
  public override class func appearance() -> UITableView { shared }

  /// The style of separators between rows.
  public var separatorStyle = SeparatorStyle.singleLine
  /// The color of separators.
  public var separatorColor: UIColor?
  /// The view below the rows.
  public var tableFooterView: UIView?
  /// The view above the rows.
  public var tableHeaderView: UIView?
  /// The space above section headers, in points.
  public var sectionHeaderTopPadding: CGFloat = 0
}

/// A row of a table view. Its properties have no effect, see ``UIView``.
public final class UITableViewCell: UIView {
  private static let shared = UITableViewCell()
  /// The shared appearance of all instances.
  public static func appearance() -> UITableViewCell { shared }
}

/// A text editor. Its properties have no effect, see ``UIView``.
public final class UITextView: UIScrollView {
  private static let shared = UITextView()
  /// The shared appearance of all instances.
  public override class func appearance() -> UITextView { shared }
}

/// The page indicator of a paging view. Its properties have no effect, see ``UIView``.
public final class UIPageControl: UIControl {
  private static let shared = UIPageControl()
  /// The shared appearance of all instances.
  public static func appearance() -> UIPageControl { shared }

  /// The color of the dot of the current page.
  public var currentPageIndicatorTintColor: UIColor?
  /// The color of the other dots.
  public var pageIndicatorTintColor: UIColor?
}

/// A segmented control. Its properties have no effect, see ``UIView``.
public final class UISegmentedControl: UIControl {
  private static let shared = UISegmentedControl()
  /// The shared appearance of all instances.
  public static func appearance() -> UISegmentedControl { shared }

  /// The color of the selected segment.
  public var selectedSegmentTintColor: UIColor?

  /// Sets the text attributes of segment titles.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// A text field. Its properties have no effect, see ``UIView``.
public final class UITextField: UIControl {
  /// The visibility of an overlay view of a text field.
  public enum ViewMode: Int, Sendable {
    /// Never visible.
    case never
    /// Visible while the text is edited.
    case whileEditing
    /// Visible while the text is not edited.
    case unlessEditing
    /// Always visible.
    case always
  }

  private static let shared = UITextField()
  /// The shared appearance of all instances.
  public static func appearance() -> UITextField { shared }

  /// The visibility of the clear button.
  public var clearButtonMode = ViewMode.never
  /// The font of the text.
  public var font: UIFont?
  /// The color of the text.
  public var textColor: UIColor?
}

/// A switch. Its properties have no effect, see ``UIView``.
public final class UISwitch: UIControl {
  private static let shared = UISwitch()
  /// The shared appearance of all instances.
  public static func appearance() -> UISwitch { shared }

  /// The color while the switch is on.
  public var onTintColor: UIColor?
  /// The color of the thumb.
  public var thumbTintColor: UIColor?
}

/// A slider. Its properties have no effect, see ``UIView``.
public final class UISlider: UIControl {
  private static let shared = UISlider()
  /// The shared appearance of all instances.
  public static func appearance() -> UISlider { shared }

  /// The color of the thumb.
  public var thumbTintColor: UIColor?
  /// The color of the track before the thumb.
  public var minimumTrackTintColor: UIColor?
  /// The color of the track after the thumb.
  public var maximumTrackTintColor: UIColor?
}

/// The base class of interactive controls. Their properties have no effect, see ``UIView``.
public class UIControl: UIView {
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state.
    public let rawValue: UInt
    /// Creates a set of states from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// The normal state.
    public static let normal: State = []
    /// The control is pressed.
    public static let highlighted = State(rawValue: 1)
    /// The control is disabled.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
    /// The control has the keyboard focus.
    public static let focused = State(rawValue: 8)
  }
}

/// The height of a bar. A bar can have a different background image for each height.
public enum UIBarMetrics: Int, Sendable {
  /// The default metrics.
  case `default`
  /// The metrics for a compact height.
  case compact
}

/// An item of a bar. Its properties have no effect, see ``UIView``.
@MainActor @preconcurrency
public final class UIBarButtonItem {
  private static let shared = UIBarButtonItem()
  /// The shared appearance of all instances.
  public static func appearance() -> UIBarButtonItem { shared }

  /// The tint color.
  public var tintColor: UIColor?

  /// Sets the text attributes of item titles.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
