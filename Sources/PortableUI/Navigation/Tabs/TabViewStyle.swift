/// The appearance of a ``TabView``.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// The display mode of the page index if the user swipes between pages. It is `nil` if the style has a tab bar.
  var pageIndex: PageTabViewStyle.IndexDisplayMode? { get }
}

extension TabViewStyle {
  /// Always `nil`: a style has a tab bar by default.
  public var pageIndex: PageTabViewStyle.IndexDisplayMode? { nil }
}

/// A style with a tab bar below the pages.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style with a tab bar on windows of all sizes.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style whose tab bar becomes a sidebar on some platforms. In PortableUI it remains a tab bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style in which the user swipes between pages.
public struct PageTabViewStyle: TabViewStyle {
  /// The display mode of the page index, which has a dot for each page.
  public struct IndexDisplayMode: Hashable, Sendable {
    let name: String

    /// The page index is shown if there is more than one page.
    public static let automatic = Self(name: "automatic")
    /// Always shown.
    public static let always = Self(name: "always")
    /// Never shown.
    public static let never = Self(name: "never")
  }

  private let indexDisplayMode: IndexDisplayMode

  /// The display mode of the page index.
  public var pageIndex: IndexDisplayMode? { indexDisplayMode }

  /// Creates the style.
  ///
  /// - Parameter indexDisplayMode: When the page index is shown.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The platform's default style: a tab bar below the pages.
  public static var automatic: Self { Self() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A tab bar on windows of all sizes.
  public static var tabBarOnly: Self { Self() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A tab bar that becomes a sidebar on some platforms.
  public static var sidebarAdaptable: Self { Self() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that the user swipes between.
  public static var page: Self { Self() }

  /// Pages that the user swipes between, with a display mode of the page index.
  ///
  /// - Parameter indexDisplayMode: When the page index is shown.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}

/// The appearance of the page index of a tab view.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// A page index with a dot for each page.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The display mode of the background behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    /// The platform's default: no background.
    public static let automatic = Self(name: "automatic")
    /// The background is shown while the user interacts with the page index.
    public static let interactive = Self(name: "interactive")
    /// Always shown.
    public static let always = Self(name: "always")
    /// Never shown.
    public static let never = Self(name: "never")
  }

  let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates the style.
  ///
  /// - Parameter backgroundDisplayMode: When the background behind the dots is shown.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A dot for each page.
  public static var page: Self { Self() }

  /// A dot for each page, with a display mode of the background.
  ///
  /// - Parameter backgroundDisplayMode: When the background behind the dots is shown.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
    Self(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets the style of tab views in this view.
  ///
  /// - Parameter style: The style.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabPageIndex, style.pageIndex) }

  /// Sets the style of page indexes in this view.
  ///
  /// - Parameter style: The style. The dots have a background only with a ``PageIndexViewStyle`` whose background
  ///   display mode is `always`.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexBackground, (style as? PageIndexViewStyle)?.backgroundDisplayMode ?? .automatic)
  }

  /// Sets when the tab bar minimizes as a page scrolls. This has no effect.
  ///
  /// - Parameter behavior: The behavior.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

/// When a tab bar minimizes as a page scrolls.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The platform's default behavior.
  public static let automatic = Self(name: "automatic")
  /// Minimizes when the user scrolls down.
  public static let onScrollDown = Self(name: "onScrollDown")
  /// Minimizes when the user scrolls up.
  public static let onScrollUp = Self(name: "onScrollUp")
  /// Never minimizes.
  public static let never = Self(name: "never")
}

private struct IndexBackgroundKey: EnvironmentKey {
  static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
}

private struct TabPageIndexKey: EnvironmentKey {
  static var defaultValue: PageTabViewStyle.IndexDisplayMode? { nil }
}

extension EnvironmentValues {
  /// The display mode of the page index of tab views whose pages are swiped, or `nil` for a tab bar.
  var tabPageIndex: PageTabViewStyle.IndexDisplayMode? {
    get { self[TabPageIndexKey.self] }
    set { self[TabPageIndexKey.self] = newValue }
  }

  /// The display mode of the background behind page indexes.
  var indexBackground: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}
