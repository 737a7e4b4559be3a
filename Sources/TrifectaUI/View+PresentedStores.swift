extension View {
  /// Shows the screen of a presented child as a sheet, whether its state has an id or not.
  ///
  /// ```swift
  /// .sheet(item: store.binding(presenting: Contacts.editor)) { EditorScreen(store: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - item: the child's store, `nil` while nothing is presented; see `Store.binding(presenting:)`.
  ///   - onDismiss: what is done when the sheet has gone.
  ///   - content: the child's screen.
  /// - Returns: a view that shows the sheet.
  @_disfavoredOverload
  public func sheet<Feature: Reducer, Content: View>(
    item: Binding<Store<Feature>?>, onDismiss: (@MainActor @Sendable () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Store<Feature>) -> Content
  ) -> some View {
    sheet(item: presented(item), onDismiss: onDismiss) { content($0.store) }
  }

  /// Shows the screen of a presented child over the whole screen, whether its state has an id or not.
  ///
  /// - Parameters:
  ///   - item: the child's store, `nil` while nothing is presented; see `Store.binding(presenting:)`.
  ///   - onDismiss: what is done when the cover has gone.
  ///   - content: the child's screen.
  /// - Returns: a view that shows the cover.
  @available(macOS, unavailable)
  @_disfavoredOverload
  public func fullScreenCover<Feature: Reducer, Content: View>(
    item: Binding<Store<Feature>?>, onDismiss: (@MainActor @Sendable () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Store<Feature>) -> Content
  ) -> some View {
    fullScreenCover(item: presented(item), onDismiss: onDismiss) { content($0.store) }
  }

  /// Shows the screen of a presented child in a popover, whether its state has an id or not.
  ///
  /// - Parameters:
  ///   - item: the child's store, `nil` while nothing is presented; see `Store.binding(presenting:)`.
  ///   - arrowEdge: the edge of this view that the popover's arrow is at.
  ///   - content: the child's screen.
  /// - Returns: a view that shows the popover.
  @_disfavoredOverload
  public func popover<Feature: Reducer, Content: View>(
    item: Binding<Store<Feature>?>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping @MainActor (Store<Feature>) -> Content
  ) -> some View {
    popover(item: presented(item), arrowEdge: arrowEdge) { content($0.store) }
  }
}

/// A store as an item: it belongs to one child, so that another store is another item.
private struct PresentedStore<Feature: Reducer>: Identifiable {
  let store: Store<Feature>
  var id: ObjectIdentifier { ObjectIdentifier(store) }
}

@MainActor
private func presented<Feature>(_ store: Binding<Store<Feature>?>) -> Binding<PresentedStore<Feature>?> {
  Reach<PresentedStore<Feature>?>(
    get: { store.wrappedValue.map { PresentedStore(store: $0) } },
    set: { if $0 == nil { store.wrappedValue = nil } }
  ).binding
}
