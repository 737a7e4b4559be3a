/// A view that shows the search field on its first page when it is searchable itself.
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
  /// The search field for the first page of a navigation stack, or `nil` if the stack itself is not searchable.
  var searchOfPages: SearchOfPages? {
    get { self[SearchOfPagesKey.self] }
    set { self[SearchOfPagesKey.self] = newValue }
  }
}
