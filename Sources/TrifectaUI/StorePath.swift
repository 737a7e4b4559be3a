import Snapshots

/// A navigation path whose screens are in a feature's state, for `NavigationStack(path:root:destination:)`.
@MainActor
public struct StorePath<Screen: Reducer> {
  /// The ids of the screens. Writing fewer ids sends a `popFrom` action.
  let ids: Binding<[StackElementID]>
  let screen: @MainActor (StackElementID) -> Store<Screen>?
}

extension Store {
  /// Returns the navigation path of this feature, for `NavigationStack(path:root:destination:)`.
  ///
  /// ```swift
  /// NavigationStack(path: store.binding(path: App.path)) {
  ///   HomeScreen(store: store)
  /// } destination: { store in
  ///   PageScreen(store: store)
  /// }
  /// ```
  ///
  /// When the user goes back, the feature receives `StackAction.popFrom(id:)` with the lowest screen that is popped.
  /// To push a screen, send `StackAction.push(_:)` or an action of the feature.
  ///
  /// - Parameter screens: the screens, usually a static constant of the feature.
  /// - Returns: the path. It retains the store.
  public func binding<Screen: Reducer>(
    path screens: StackChildren<Feature.State, Feature.Action, Screen>
  ) -> StorePath<Screen> {
    let ids = MainActorBinding<[StackElementID]>(
      get: { self.scope(screens).ids },
      set: { written in
        let known = self.scope(screens).ids
        // The user can only pop screens from the end. Only actions push screens.
        guard written.count < known.count, known.starts(with: written) else { return }
        self.send(screens.pop(from: known[written.count]))
      })
    return StorePath(ids: ids.binding) { self.scope(screens, id: $0) }
  }
}

extension NavigationStack {
  /// Creates a navigation stack that shows the screens of a store's path.
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
  ///   - root: the root page.
  ///   - destination: the page for a screen's store. For several kinds of screens, use a `switch` over their
  ///     `CaseChild` instances.
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

/// A modifier that shows the screens of a path in the surrounding navigation stack.
public struct StorePathPages<Screen: Reducer, Page: View>: ViewModifier {
  let screen: @MainActor (StackElementID) -> Store<Screen>?
  let page: @MainActor (Store<Screen>) -> Page

  /// The root page with a navigation destination for the screens.
  public func body(content: Content) -> some View {
    content.navigationDestination(for: StackElementID.self) { id in
      StorePathPage(store: screen(id), page: page)
    }
  }
}

/// A page of the stack. It stays visible until its pop transition has ended, even though its screen has left the path.
private struct StorePathPage<Screen: Reducer, Page: View>: View {
  let store: Store<Screen>?
  let page: @MainActor (Store<Screen>) -> Page
  @State private var last = LastStore<Screen>()

  var body: some View {
    let _ = last.see(store)
    if let shown = last.store { page(shown) }
  }
}

/// Keeps the most recent store of a page, for use after its screen has left the path. It is not observable state.
@MainActor
private final class LastStore<Screen: Reducer>: DerivedObject {
  private(set) var store: Store<Screen>?

  func see(_ newest: Store<Screen>?) {
    if let newest { store = newest }
  }
}
