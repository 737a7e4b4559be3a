import ViewGraph

/// The placement of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// The visibility of a search field in the navigation bar.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    let isAlways: Bool

    /// The platform's default visibility.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// Always visible.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  /// The platform's default placement: above the searchable content.
  public static let automatic = SearchFieldPlacement()
  /// In the sidebar of a split view. PortableUI always places the field above the searchable content.
  public static let sidebar = SearchFieldPlacement()
  /// In the toolbar. PortableUI always places the field above the searchable content.
  public static let toolbar = SearchFieldPlacement()
  /// Below the navigation title, like `navigationBarDrawer(displayMode:)`.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Below the navigation title. PortableUI always shows the field, above the searchable content.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}

/// When search scopes appear.
public struct SearchScopeActivation: Hashable, Sendable {
  let isByTyping: Bool

  /// The scopes appear while a search is active.
  public static let automatic = SearchScopeActivation(isByTyping: false)
  /// The scopes appear when the user has typed text.
  public static let onTextEntry = SearchScopeActivation(isByTyping: true)
  /// The scopes appear while a search is active.
  public static let onSearchPresentation = SearchScopeActivation(isByTyping: false)
}

/// An action that ends a search: it clears the query and removes the focus from the field.
///
/// Read it with `@Environment(\.dismissSearch)` and call it like a function.
@MainActor
public struct DismissSearchAction {
  let end: (@MainActor () -> Void)?

  /// Ends the search. It has no effect if no search is active.
  public func callAsFunction() { end?() }
}

/// The search scopes that a view provides.
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

private struct SearchTokenCompletionKey: EnvironmentKey {
  static var defaultValue: (@MainActor (Any) -> Void)? { nil }
}

extension EnvironmentValues {
  /// Whether a search is active in the enclosing searchable view.
  public package(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// The action that ends the search of the enclosing searchable view.
  public package(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// The suggestions shown while a search is active.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// The scopes of the search.
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  /// A closure that binds the search field's focus to a focus state.
  var searchFocus: (@MainActor (AnyView) -> AnyView)? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }

  /// A closure that fills the search field with a selected suggestion.
  var completeSearch: (@MainActor (String) -> Void)? {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
  }

  /// A closure that adds the token of a selected suggestion to the search.
  var addSearchToken: (@MainActor (Any) -> Void)? {
    get { self[SearchTokenCompletionKey.self] }
    set { self[SearchTokenCompletionKey.self] = newValue }
  }
}
