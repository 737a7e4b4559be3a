import TrifectaUI

/// Gives a screen a store of its own, which lives as long as the screen does: each visitor has a state of theirs.
struct OwnStore<Feature: Reducer, Content: View>: View {
  @StateObject private var owner: StoreOwner<Feature>
  private let content: (Store<Feature>) -> Content

  /// The parameters before the content are those of a `Store`. They are evaluated once for each screen.
  init(
    initialState: @autoclosure @escaping () -> Feature.State, _ feature: @escaping () -> Feature,
    withDependencies update: @escaping (inout DependencyValues) -> Void,
    @ViewBuilder content: @escaping (Store<Feature>) -> Content
  ) {
    _owner = StateObject(
      wrappedValue: StoreOwner(Store(initialState: initialState(), feature, withDependencies: update)))
    self.content = content
  }

  var body: some View {
    content(owner.store)
  }
}

/// Holds a store as a state object, which is made when its view appears and not whenever the view is evaluated.
@MainActor
private final class StoreOwner<Feature: Reducer>: ObservableObject {
  let store: Store<Feature>

  init(_ store: Store<Feature>) {
    self.store = store
  }
}
