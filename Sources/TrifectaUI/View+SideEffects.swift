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
  ///   - action: carries out a side effect. It is cancelled when the view leaves the screen.
  public func onSideEffects<Feature: Reducer>(
    of store: Store<Feature>, perform action: @escaping @MainActor (Feature.SideEffect) async -> Void
  ) -> some View {
    task(id: ObjectIdentifier(store)) { @MainActor in
      for await sideEffect in store.sideEffects { await action(sideEffect) }
    }
  }
}
