/// A path of screens whose state a feature has, for `NavigationStack(path:root:destination:)`.
@MainActor
public struct StorePath<Screen: Reducer> {
  /// The ids of the screens. Writing fewer sends that the person went back.
  let ids: Binding<[StackElementID]>
  let screen: @MainActor (StackElementID) -> Store<Screen>?
}

extension Store {
  /// The path of screens of this feature, for `NavigationStack(path:root:destination:)`.
  ///
  /// ```swift
  /// NavigationStack(path: store.binding(path: App.path)) {
  ///   HomeScreen(store: store)
  /// } destination: { store in
  ///   PageScreen(store: store)
  /// }
  /// ```
  ///
  /// When the person goes back, the feature is sent `StackAction.popFrom(id:)` with the lowest screen that goes. A screen
  /// is pushed by an action: `StackAction.push(_:)`, or one of the feature's own.
  ///
  /// - Parameter screens: the screens, usually a static constant of the feature.
  /// - Returns: the path. It keeps the store alive.
  public func binding<Screen: Reducer>(
    path screens: StackChildren<Feature.State, Feature.Action, Screen>
  ) -> StorePath<Screen> {
    let ids = Reach<[StackElementID]>(
      get: { self.scope(screens).ids },
      set: { written in
        let known = self.scope(screens).ids
        // What a person puts away is at the end. Screens come by actions only.
        guard written.count < known.count, known.starts(with: written) else { return }
        self.send(screens.pop(from: known[written.count]))
      })
    return StorePath(ids: ids.binding) { self.scope(screens, id: $0) }
  }
}

extension NavigationStack {
  /// Creates a stack whose pages are the screens of a store's path.
  ///
  /// ```swift
  /// NavigationStack(path: store.binding(path: App.path)) {
  ///   HomeScreen(store: store)
  /// } destination: { store in
  ///   PageScreen(store: store)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - path: the path; see `Store.binding(path:)`.
  ///   - root: the first page.
  ///   - destination: the page of a screen's store. For several kinds of screens, a `switch` over
  ///     their `CaseChild`ren.
  public init<Screen: Reducer, First: View, Page: View>(
    path: StorePath<Screen>,
    @ViewBuilder root: () -> First,
    @ViewBuilder destination: @escaping @MainActor (Store<Screen>) -> Page
  ) where Data == [StackElementID], Root == ModifiedContent<First, StorePathPages<Screen, Page>> {
    let first = root()
    self.init(path: path.ids) {
      first.modifier(StorePathPages(screen: path.screen, page: destination))
    }
  }
}

/// Shows the screens of a path as the pages of the stack around it.
public struct StorePathPages<Screen: Reducer, Page: View>: ViewModifier {
  let screen: @MainActor (StackElementID) -> Store<Screen>?
  let page: @MainActor (Store<Screen>) -> Page

  /// The first page, which knows the others.
  public func body(content: Content) -> some View {
    content.navigationDestination(for: StackElementID.self) { id in
      StorePathPage(store: screen(id), page: page)
    }
  }
}

/// One page, which is shown until it has moved away, also after its screen has gone from the path.
private struct StorePathPage<Screen: Reducer, Page: View>: View {
  let store: Store<Screen>?
  let page: @MainActor (Store<Screen>) -> Page
  @State private var last = LastStore<Screen>()

  var body: some View {
    let _ = last.see(store)
    if let shown = last.store { page(shown) }
  }
}

/// The store that a page was shown with last. It is no state to observe.
@MainActor
private final class LastStore<Screen: Reducer> {
  private(set) var store: Store<Screen>?

  func see(_ newest: Store<Screen>?) {
    if let newest { store = newest }
  }
}
