/// How a ``TabView`` shows its pages.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// Whether a person turns the pages, and how their number is shown; `nil` where there is a bar.
  var pageIndex: PageTabViewStyle.IndexDisplayMode? { get }
}

extension TabViewStyle {
  /// `nil`.
  public var pageIndex: PageTabViewStyle.IndexDisplayMode? { nil }
}

/// A bar below the pages.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A bar, on all windows.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A bar, which is a sidebar on some platforms. Here it is a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// Pages that a person turns.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether there is a dot for each page.
  public struct IndexDisplayMode: Hashable, Sendable {
    let name: String

    /// Where there is more than one page.
    public static let automatic = Self(name: "automatic")
    /// In any case.
    public static let always = Self(name: "always")
    /// In no case.
    public static let never = Self(name: "never")
  }

  private let indexDisplayMode: IndexDisplayMode

  /// How the number of pages is shown.
  public var pageIndex: IndexDisplayMode? { indexDisplayMode }

  /// Creates the style.
  ///
  /// - Parameter indexDisplayMode: whether there is a dot for each page.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// As the platform has it: a bar below the pages.
  public static var automatic: Self { Self() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar, on all windows.
  public static var tabBarOnly: Self { Self() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar, which is a sidebar on some platforms.
  public static var sidebarAdaptable: Self { Self() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that a person turns.
  public static var page: Self { Self() }

  /// Pages that a person turns.
  ///
  /// - Parameter indexDisplayMode: whether there is a dot for each page.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots look that stand for pages.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// Dots, one for each page.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether there is something behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    /// As the platform has it: there is not.
    public static let automatic = Self(name: "automatic")
    /// While a person uses them.
    public static let interactive = Self(name: "interactive")
    /// There is.
    public static let always = Self(name: "always")
    /// There is not.
    public static let never = Self(name: "never")
  }

  let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates the style.
  ///
  /// - Parameter backgroundDisplayMode: whether there is something behind the dots.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots, one for each page.
  public static var page: Self { Self() }

  /// Dots, one for each page.
  ///
  /// - Parameter backgroundDisplayMode: whether there is something behind them.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
    Self(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Says how tab views in this view show their pages.
  ///
  /// - Parameter style: the style.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabPageIndex, style.pageIndex) }

  /// Says how the dots look that stand for pages. Here they can be seen on any page.
  ///
  /// - Parameter style: the style.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexBackground, (style as? PageIndexViewStyle)?.backgroundDisplayMode ?? .automatic)
  }

  /// Says when a bar becomes smaller as a page scrolls. Here it stays.
  ///
  /// - Parameter behavior: when.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

/// When a bar becomes smaller as a page scrolls.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// When a person scrolls down.
  public static let onScrollDown = Self(name: "onScrollDown")
  /// When a person scrolls up.
  public static let onScrollUp = Self(name: "onScrollUp")
  /// Never.
  public static let never = Self(name: "never")
}

private struct IndexBackgroundKey: EnvironmentKey {
  static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
}

private struct TabPageIndexKey: EnvironmentKey {
  static var defaultValue: PageTabViewStyle.IndexDisplayMode? { nil }
}

extension EnvironmentValues {
  /// How the number of pages is shown that a person turns; `nil` where there is a bar.
  var tabPageIndex: PageTabViewStyle.IndexDisplayMode? {
    get { self[TabPageIndexKey.self] }
    set { self[TabPageIndexKey.self] = newValue }
  }

  /// Whether there is something behind the dots that stand for pages.
  var indexBackground: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}
