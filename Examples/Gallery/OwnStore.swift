import TrifectaUI

/// A view that owns a store for its lifetime, so that each visitor has separate state.
struct OwnStore<Feature: Reducer, Content: View>: View {
  @StateObject private var owner: StoreOwner<Feature>
  private let content: (Store<Feature>) -> Content

  /// Creates the view. The parameters before the content are those of a `Store`, and are evaluated once per view.
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

/// The owner of a store, as a state object. It is created when the view appears, not at each evaluation.
@MainActor
private final class StoreOwner<Feature: Reducer>: ObservableObject {
  let store: Store<Feature>

  init(_ store: Store<Feature>) {
    self.store = store
  }
}
