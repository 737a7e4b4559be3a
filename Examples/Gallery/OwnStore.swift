import TrifectaUI

/// Gives a screen a store of its own, which lives as long as the screen does: each visitor has a state of theirs.
struct OwnStore<Feature: Reducer, Content: View>: View {
  @State private var store: Store<Feature>
  private let content: (Store<Feature>) -> Content

  init(
    initialState: Feature.State, _ feature: () -> Feature, withDependencies update: (inout DependencyValues) -> Void,
    @ViewBuilder content: @escaping (Store<Feature>) -> Content
  ) {
    _store = State(initialValue: Store(initialState: initialState, feature, withDependencies: update))
    self.content = content
  }

  var body: some View {
    content(store)
  }
}
