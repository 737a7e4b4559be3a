import ViewGraph

/// The appearance of a page's bars, collected from the modifiers of the page's views. A setting that no view declares
/// is `nil`.
struct NavigationBarAppearance: Equatable {
  var titleDisplayMode: NavigationBarItem.TitleDisplayMode?
  var subtitle: Text?
  var hidesBackButton: Bool?
  var scheme: ColorScheme?
  /// Whether a navigation stack in a tab view on the page shows a navigation bar. In this case, the page hides its own
  /// bar if that bar has no title and no items.
  var hasBarInTab = false
  var visibility: [ToolbarPlacement: Visibility] = [:]
  var backgrounds: [ToolbarPlacement: Color] = [:]
  var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]

  /// Returns whether the declared visibility shows a bar. The result does not depend on whether the bar has any items.
  func shows(_ bar: ToolbarPlacement) -> Bool { (visibility[bar] ?? visibility[.automatic]) != .hidden }

  /// Returns the background of a bar, or `nil` for the platform's default.
  func background(of bar: ToolbarPlacement) -> Color? {
    if (backgroundVisibility[bar] ?? backgroundVisibility[.automatic]) == .hidden { return .clear }
    return backgrounds[bar] ?? backgrounds[.automatic]
  }
}

/// The appearance of a page's bars. If several views declare the same setting, the first declaration is used.
struct NavigationBarAppearanceKey: PreferenceKey {
  static let defaultValue = NavigationBarAppearance()

  static func reduce(value: inout NavigationBarAppearance, nextValue: () -> NavigationBarAppearance) {
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

/// A namespace for the display modes of a navigation bar's title.
public struct NavigationBarItem: Sendable {
  /// The size of a page's title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The display mode of the previous page. On the first page, the title is large.
    case automatic
    /// Small, between the bar's buttons.
    case inline
    /// Large, below the bar's buttons, until the page is scrolled.
    case large
  }
}

extension View {
  /// Changes the appearance of the bars of the page that contains this view.
  func navigationBarAppearance(_ change: @escaping @MainActor (inout NavigationBarAppearance) -> Void) -> some View {
    transformPreference(NavigationBarAppearanceKey.self, change)
  }

  /// Sets the display mode of the title on the page that contains this view.
  ///
  /// - Parameter displayMode: the size of the title.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationBarAppearance { $0.titleDisplayMode = displayMode }
  }

  /// Hides or shows the back button of the page that contains this view.
  ///
  /// - Parameter hidesBackButton: `true` hides the button. The user can still go back by other
  ///   means of the platform.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationBarAppearance { $0.hidesBackButton = hidesBackButton }
  }

  /// Hides or shows the navigation bar of the page that contains this view.
  ///
  /// - Parameter hidden: `true` hides the bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationBarAppearance { $0.visibility[.navigationBar] = hidden ? .hidden : .visible }
  }
}
