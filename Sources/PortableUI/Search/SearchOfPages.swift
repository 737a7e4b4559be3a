/// A view whose first page a field stands on that is said to search in it.
@MainActor
protocol StackOfPages {}

extension NavigationStack: StackOfPages {}
extension NavigationView: StackOfPages {}
extension NavigationSplitView: StackOfPages {}
extension ModifiedContent: StackOfPages where Content: StackOfPages {}

/// Puts a field for what is searched on a page.
@MainActor
struct SearchOfPages {
  let field: (AnyView) -> AnyView
}

private struct SearchOfPagesKey: EnvironmentKey {
  static var defaultValue: SearchOfPages? { nil }
}

extension EnvironmentValues {
  /// What the first page of a stack is searched by; `nil` where nothing is said of all the stack.
  var searchOfPages: SearchOfPages? {
    get { self[SearchOfPagesKey.self] }
    set { self[SearchOfPagesKey.self] = newValue }
  }
}
