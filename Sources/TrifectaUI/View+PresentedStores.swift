extension View {
  /// Presents the screen of a child as a sheet. The child's state need not have an id.
  ///
  /// ```swift
  /// .sheet(item: store.binding(presenting: Contacts.editor)) { EditorScreen(store: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - item: a binding to the child's store; `nil` while nothing is presented; see `Store.binding(presenting:)`.
  ///   - onDismiss: called after the sheet was dismissed.
  ///   - content: creates the child's screen.
  /// - Returns: a view that presents the sheet.
  @_disfavoredOverload
  public func sheet<Feature: Reducer, Content: View>(
    item: Binding<Store<Feature>?>, onDismiss: (@MainActor @Sendable () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Store<Feature>) -> Content
  ) -> some View {
    sheet(item: presented(item), onDismiss: onDismiss) { content($0.store) }
  }

  /// Presents the screen of a child as a full-screen cover. The child's state need not have an id.
  ///
  /// - Parameters:
  ///   - item: a binding to the child's store; `nil` while nothing is presented; see `Store.binding(presenting:)`.
  ///   - onDismiss: called after the cover was dismissed.
  ///   - content: creates the child's screen.
  /// - Returns: a view that presents the cover.
  @available(macOS, unavailable)
  @_disfavoredOverload
  public func fullScreenCover<Feature: Reducer, Content: View>(
    item: Binding<Store<Feature>?>, onDismiss: (@MainActor @Sendable () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Store<Feature>) -> Content
  ) -> some View {
    fullScreenCover(item: presented(item), onDismiss: onDismiss) { content($0.store) }
  }

  /// Presents the screen of a child in a popover. The child's state need not have an id.
  ///
  /// - Parameters:
  ///   - item: a binding to the child's store; `nil` while nothing is presented; see `Store.binding(presenting:)`.
  ///   - arrowEdge: the edge of this view that the popover's arrow points to.
  ///   - content: creates the child's screen.
  /// - Returns: a view that presents the popover.
  @_disfavoredOverload
  public func popover<Feature: Reducer, Content: View>(
    item: Binding<Store<Feature>?>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping @MainActor (Store<Feature>) -> Content
  ) -> some View {
    popover(item: presented(item), arrowEdge: arrowEdge) { content($0.store) }
  }
}

/// A store as an identifiable item. A store belongs to one child instance, so another store is another item.
private struct PresentedStore<Feature: Reducer>: Identifiable {
  let store: Store<Feature>
  var id: ObjectIdentifier { ObjectIdentifier(store) }
}

@MainActor
private func presented<Feature>(_ store: Binding<Store<Feature>?>) -> Binding<PresentedStore<Feature>?> {
  MainActorBinding<PresentedStore<Feature>?>(
    get: { store.wrappedValue.map { PresentedStore(store: $0) } },
    set: { if $0 == nil { store.wrappedValue = nil } }
  ).binding
}
