/// How controls of UIKit look, for sources that were written for it. Views here have no such controls behind them: what is set is kept
/// and does nothing. Use `toolbarBackground`, `listStyle`, `scrollContentBackground`, `tint` and the like.
@MainActor @preconcurrency
public class UIView: UIResponder {
  /// Its color.
  public var backgroundColor: UIColor?
  /// The color of what can be pressed in it.
  public var tintColor: UIColor?
  /// Whether it is not seen.
  public var isHidden = false

  /// Takes the keyboard's focus from whatever has it on the person's page: they have finished writing.
  ///
  /// - Parameter force: takes it in any case, as it does without.
  /// - Returns: whether a person's page is known, as it is in what a view's action does before it first waits.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { resignFirstResponder() }
}

/// See ``UIView``.
public final class UITabBar: UIView {
  private static let shared = UITabBar()
  /// How all of them look.
  public static func appearance() -> UITabBar { shared }

  /// The color of the bar.
  public var barTintColor: UIColor?
  /// The color of tabs that are not chosen.
  public var unselectedItemTintColor: UIColor?
  /// How it looks.
  public var standardAppearance = UITabBarAppearance()
  /// How it looks while nothing is below it.
  public var scrollEdgeAppearance: UITabBarAppearance?
  /// Whether something is seen through it.
  public var isTranslucent = true
}

/// See ``UIView``.
public final class UINavigationBar: UIView {
  private static let shared = UINavigationBar()
  /// How all of them look.
  public static func appearance() -> UINavigationBar { shared }

  /// The color of the bar.
  public var barTintColor: UIColor?
  /// Whether something is seen through it.
  public var isTranslucent = true
  /// How its title looks.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How a large title looks.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// How it looks.
  public var standardAppearance = UINavigationBarAppearance()
  /// How it looks while nothing is below it.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How it looks where there is little space from top to bottom.
  public var compactAppearance: UINavigationBarAppearance?
  /// Whether titles are large.
  public var prefersLargeTitles = true
  /// The picture of the line below the bar.
  public var shadowImage: UIImage?
  /// What stands before the word that leads back.
  public var backIndicatorImage: UIImage?
  /// Where what stands before the word that leads back can be seen.
  public var backIndicatorTransitionMaskImage: UIImage?

  /// Puts a picture on the bar.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// See ``UIView``.
public class UIScrollView: UIView {
  private static let shared = UIScrollView()
  /// How all of them look.
  public class func appearance() -> UIScrollView { shared }

  /// Whether it goes beyond its ends.
  public var bounces = true
  /// Whether it moves page by page.
  public var isPagingEnabled = false
  /// Whether it says how far down one is.
  public var showsVerticalScrollIndicator = true
  /// Whether it says how far to the side one is.
  public var showsHorizontalScrollIndicator = true
  /// When the keyboard on the screen goes. Use `scrollDismissesKeyboard(_:)`.
  public var keyboardDismissMode = KeyboardDismissMode.none

  /// When the keyboard on the screen goes.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none
    /// Where a person begins to scroll.
    case onDrag
    /// With the finger that scrolls.
    case interactive
  }
}

/// See ``UIView``.
public final class UITableView: UIScrollView {
  /// Lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// One line.
    case singleLine
  }

  private static let shared = UITableView()
  /// How all of them look.
  public override class func appearance() -> UITableView { shared }

  /// Lines between rows.
  public var separatorStyle = SeparatorStyle.singleLine
  /// Their color.
  public var separatorColor: UIColor?
  /// What stands below the rows.
  public var tableFooterView: UIView?
  /// What stands above the rows.
  public var tableHeaderView: UIView?
  /// How much space is above a section's header, in points.
  public var sectionHeaderTopPadding: CGFloat = 0
}

/// See ``UIView``.
public final class UITableViewCell: UIView {
  private static let shared = UITableViewCell()
  /// How all of them look.
  public static func appearance() -> UITableViewCell { shared }
}

/// See ``UIView``.
public final class UITextView: UIScrollView {
  private static let shared = UITextView()
  /// How all of them look.
  public override class func appearance() -> UITextView { shared }
}

/// See ``UIView``.
public final class UIPageControl: UIControl {
  private static let shared = UIPageControl()
  /// How all of them look.
  public static func appearance() -> UIPageControl { shared }

  /// The color of the point for the page that is seen.
  public var currentPageIndicatorTintColor: UIColor?
  /// The color of the other points.
  public var pageIndicatorTintColor: UIColor?
}

/// See ``UIView``.
public final class UISegmentedControl: UIControl {
  private static let shared = UISegmentedControl()
  /// How all of them look.
  public static func appearance() -> UISegmentedControl { shared }

  /// The color of the segment that is chosen.
  public var selectedSegmentTintColor: UIColor?

  /// Says how the names of segments look.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// See ``UIView``.
public final class UITextField: UIControl {
  /// When something is seen at a side of a field.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While a person writes.
    case whileEditing
    /// Unless a person writes.
    case unlessEditing
    /// Always.
    case always
  }

  private static let shared = UITextField()
  /// How all of them look.
  public static func appearance() -> UITextField { shared }

  /// When there is a button that empties the field.
  public var clearButtonMode = ViewMode.never
  /// Its font.
  public var font: UIFont?
  /// The color of its text.
  public var textColor: UIColor?
}

/// See ``UIView``.
public final class UISwitch: UIControl {
  private static let shared = UISwitch()
  /// How all of them look.
  public static func appearance() -> UISwitch { shared }

  /// Its color while it is on.
  public var onTintColor: UIColor?
  /// The color of what is moved.
  public var thumbTintColor: UIColor?
}

/// See ``UIView``.
public final class UISlider: UIControl {
  private static let shared = UISlider()
  /// How all of them look.
  public static func appearance() -> UISlider { shared }

  /// The color of what is moved.
  public var thumbTintColor: UIColor?
  /// The color of the part before it.
  public var minimumTrackTintColor: UIColor?
  /// The color of the part after it.
  public var maximumTrackTintColor: UIColor?
}

/// See ``UIView``.
public class UIControl: UIView {
  /// How a control is.
  public struct State: OptionSet, Hashable, Sendable {
    /// The states as bits.
    public let rawValue: UInt
    /// Creates states.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// As long as nothing else is so.
    public static let normal: State = []
    /// It is being pressed.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be pressed.
    public static let disabled = State(rawValue: 2)
    /// It is chosen.
    public static let selected = State(rawValue: 4)
    /// It has the keyboard's focus.
    public static let focused = State(rawValue: 8)
  }
}

/// In which space a bar is. See ``UIView``.
public enum UIBarMetrics: Int, Sendable {
  /// In any.
  case `default`
  /// In little.
  case compact
}

/// How items of bars look. See ``UIView``.
@MainActor @preconcurrency
public final class UIBarButtonItem {
  private static let shared = UIBarButtonItem()
  /// How all of them look.
  public static func appearance() -> UIBarButtonItem { shared }

  /// The color of what can be pressed.
  public var tintColor: UIColor?

  /// Says how their titles look.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
