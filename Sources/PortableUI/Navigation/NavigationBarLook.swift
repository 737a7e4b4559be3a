import ViewGraph

/// How the bars of a page are to look, as its views say it. What nobody says is `nil`.
struct NavigationBarLook: Equatable {
  var titleDisplayMode: NavigationBarItem.TitleDisplayMode?
  var subtitle: Text?
  var hidesBackButton: Bool?
  var scheme: ColorScheme?
  /// Whether a stack in a tab view on the page shows a bar, so that the page needs none unless something is on it.
  var hasBarInTab = false
  var visibility: [ToolbarPlacement: Visibility] = [:]
  var backgrounds: [ToolbarPlacement: Color] = [:]
  var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]

  /// Whether a bar is to be seen, apart from whether there is anything on it.
  func shows(_ bar: ToolbarPlacement) -> Bool { (visibility[bar] ?? visibility[.automatic]) != .hidden }

  /// What is behind a bar; `nil` for the platform's own.
  func background(of bar: ToolbarPlacement) -> Color? {
    if (backgroundVisibility[bar] ?? backgroundVisibility[.automatic]) == .hidden { return .clear }
    return backgrounds[bar] ?? backgrounds[.automatic]
  }
}

/// How the bars of a page look. Of what several views say the first counts.
struct NavigationBarLookKey: PreferenceKey {
  static let defaultValue = NavigationBarLook()

  static func reduce(value: inout NavigationBarLook, nextValue: () -> NavigationBarLook) {
    let next = nextValue()
    value.titleDisplayMode = value.titleDisplayMode ?? next.titleDisplayMode
    value.subtitle = value.subtitle ?? next.subtitle
    value.hidesBackButton = value.hidesBackButton ?? next.hidesBackButton
    value.scheme = value.scheme ?? next.scheme
    value.hasBarInTab = value.hasBarInTab || next.hasBarInTab
    value.visibility.merge(next.visibility) { first, _ in first }
    value.backgrounds.merge(next.backgrounds) { first, _ in first }
    value.backgroundVisibility.merge(next.backgroundVisibility) { first, _ in first }
  }
}

/// What is known of the place where a bar's title stands.
public struct NavigationBarItem: Sendable {
  /// How large a page's title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As that of the page before; that of the first page is large.
    case automatic
    /// Small, between the bar's buttons.
    case inline
    /// Large, below the bar's buttons, until the page is scrolled.
    case large
  }
}

extension View {
  /// Says something of how the bars of the page look.
  func navigationBarLook(_ change: @escaping @MainActor (inout NavigationBarLook) -> Void) -> some View {
    transformPreference(NavigationBarLookKey.self, change)
  }

  /// Says how large the title of the page is that this view is on.
  ///
  /// - Parameter displayMode: how large.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationBarLook { $0.titleDisplayMode = displayMode }
  }

  /// Says whether there is a button in the bar that leads back.
  ///
  /// - Parameter hidesBackButton: `true` leaves it out. A person can still go back in the way of the platform.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationBarLook { $0.hidesBackButton = hidesBackButton }
  }

  /// Says whether the bar above the page is seen that this view is on.
  ///
  /// - Parameter hidden: `true` leaves it out.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationBarLook { $0.visibility[.navigationBar] = hidden ? .hidden : .visible }
  }
}
