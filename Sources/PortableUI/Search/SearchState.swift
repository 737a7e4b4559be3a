import ViewGraph

/// Where a search field stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// How much of the time a field in the bar can be seen.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    let isAlways: Bool

    /// As the platform has it.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  /// Where it suits the platform: above what is searched.
  public static let automatic = SearchFieldPlacement()
  /// In the bar of the column that leads to others; here above what is searched.
  public static let sidebar = SearchFieldPlacement()
  /// In the bar; here above what is searched.
  public static let toolbar = SearchFieldPlacement()
  /// Below the title, as `navigationBarDrawer(displayMode:)`.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Below the title; here above what is searched, always.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}

/// When what narrows a search can be chosen.
public struct SearchScopeActivation: Hashable, Sendable {
  let isByTyping: Bool

  /// While something is looked for.
  public static let automatic = SearchScopeActivation(isByTyping: false)
  /// When something has been typed.
  public static let onTextEntry = SearchScopeActivation(isByTyping: true)
  /// While something is looked for.
  public static let onSearchPresentation = SearchScopeActivation(isByTyping: false)
}

/// Ends a search: empties the field and gives the keyboard back.
///
/// Read it with `@Environment(\.dismissSearch)` and call it like a function.
@MainActor
public struct DismissSearchAction {
  let end: (@MainActor () -> Void)?

  /// Ends the search; does nothing where nothing is searched.
  public func callAsFunction() { end?() }
}

/// What narrows a search, as a view inside offers it.
struct SearchScopes {
  let activation: SearchScopeActivation
  let content: AnyView
}

private struct IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(end: nil) }
}

private struct SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private struct SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}

private struct SearchFocusKey: EnvironmentKey {
  static var defaultValue: (@MainActor (AnyView) -> AnyView)? { nil }
}

private struct SearchCompletionKey: EnvironmentKey {
  static var defaultValue: (@MainActor (String) -> Void)? { nil }
}

extension EnvironmentValues {
  /// Whether a person looks for something in what is shown here.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search of what is shown here.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// What is offered while a person looks for something.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// What narrows the search.
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  /// Connects the field with a state of the focus.
  var searchFocus: (@MainActor (AnyView) -> AnyView)? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }

  /// What becomes of a suggestion that is pressed.
  var completeSearch: (@MainActor (String) -> Void)? {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
  }
}
