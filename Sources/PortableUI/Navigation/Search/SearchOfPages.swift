/// A container of pages. If `searchable` is applied to it, its first page shows the search field.
@MainActor
protocol StackOfPages {}

extension NavigationStack: StackOfPages {}
extension NavigationView: StackOfPages {}
extension NavigationSplitView: StackOfPages {}
extension ModifiedContent: StackOfPages where Content: StackOfPages {}

/// A closure that adds the search field to a page.
@MainActor
struct SearchOfPages {
  let field: (AnyView) -> AnyView
}

private struct SearchOfPagesKey: EnvironmentKey {
  static var defaultValue: SearchOfPages? { nil }
}

extension EnvironmentValues {
  /// The search field for the first page of a navigation container, or `nil` if `searchable` is not applied to the
  /// container.
  var searchOfPages: SearchOfPages? {
    get { self[SearchOfPagesKey.self] }
    set { self[SearchOfPagesKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Removes the search field that modifiers around the view add, and its suggestions, scopes and focus.
  mutating func removeSearch() {
    searchOfPages = nil
    searchSuggestions = nil
    searchScopes = nil
    searchFocus = nil
  }
}
