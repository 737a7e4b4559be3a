import Snapshots

extension View {
  /// Performs an action for each side effect of a store while the view is on screen.
  ///
  /// ```swift
  /// .onSideEffects(of: store) { sideEffect in
  ///   switch sideEffect {
  ///   case .dial(let url): openURL(url)
  ///   }
  /// }
  /// ```
  ///
  /// The closure is called once for each side effect, in order, after the state that the side effect belongs to is on
  /// screen. The next side effect is delivered when the closure has returned. Side effects that are emitted while the
  /// view is off screen are kept until it reappears. If several views listen to one store, the newest receives all side
  /// effects.
  ///
  /// - Parameters:
  ///   - store: the store to listen to.
  ///   - action: performs a side effect. The closure's task is cancelled when the view leaves the screen.
  public func onSideEffects<Feature: Reducer>(
    of store: Store<Feature>, perform action: @escaping @MainActor (Feature.SideEffect) async -> Void
  ) -> some View {
    modifier(SideEffectListener(store: store, perform: action))
  }
}

private struct SideEffectListener<Feature: Reducer>: ViewModifier {
  let store: Store<Feature>
  let perform: @MainActor (Feature.SideEffect) async -> Void
  @State private var newest = NewestListener<Feature.SideEffect>()

  func body(content: Content) -> some View {
    newest.perform = perform
    return content.task(id: ObjectIdentifier(store)) { @MainActor [newest, store] in
      for await sideEffect in store.sideEffects { await newest.perform?(sideEffect) }
    }
  }
}

/// The newest closure. The task outlives the view values that provide closures, so it reads the current one from here.
@MainActor
private final class NewestListener<SideEffect>: DerivedObject {
  var perform: (@MainActor (SideEffect) async -> Void)?
}
