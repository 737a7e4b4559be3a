extension View {
  /// Carries out the side effects of a store for as long as the view is on screen.
  ///
  /// ```swift
  /// .onSideEffects(of: store) { sideEffect in
  ///   switch sideEffect {
  ///   case .dial(let url): openURL(url)
  ///   }
  /// }
  /// ```
  ///
  /// Each side effect is given to the closure once, in order, after the state that it belongs to is on screen; the next
  /// waits until the closure has returned. Those emitted while the view is away wait for it. Of several views that
  /// listen to one store the newest takes all.
  ///
  /// - Parameters:
  ///   - store: the store to listen to.
  ///   - action: carries out a side effect; the newest one is called. It is cancelled when the view leaves the screen.
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

/// What was given last to carry side effects out: the task outlives the views that it was given by, and what they know.
@MainActor
private final class NewestListener<SideEffect> {
  var perform: (@MainActor (SideEffect) async -> Void)?
}
