extension View {
  /// Shows an alert that a feature has put in its state.
  ///
  /// ```swift
  /// static let alert = PresentedChild(alert: \State.alert, action: Action.alert)
  ///
  /// CounterScreen(store: store)
  ///   .alert(store.binding(presenting: Counter.alert))
  /// ```
  ///
  /// A button sends its action, which puts the alert away before the feature handles it. One without an action, and
  /// closing the alert otherwise, sends `PresentationAction.dismiss`.
  ///
  /// - Parameter alert: the alert's store, `nil` while there is none; see `Store.binding(presenting:)`.
  /// - Returns: a view that shows the alert.
  public func alert<Action>(_ alert: Binding<Store<AlertReducer<AlertState<Action>, Action>>?>) -> some View {
    modifier(AlertOfStore(store: alert))
  }

  /// Shows a confirmation dialog that a feature has put in its state.
  ///
  /// ```swift
  /// .confirmationDialog(store.binding(presenting: Drafts.deletion), titleVisibility: .visible)
  /// ```
  ///
  /// A button sends its action, which puts the dialog away before the feature handles it. One without an action, and
  /// closing the dialog otherwise, sends `PresentationAction.dismiss`.
  ///
  /// - Parameters:
  ///   - dialog: the dialog's store, `nil` while there is none; see `Store.binding(presenting:)`.
  ///   - titleVisibility: whether the title is shown. What it says is announced in any case.
  /// - Returns: a view that shows the dialog.
  public func confirmationDialog<Action>(
    _ dialog: Binding<Store<AlertReducer<ConfirmationDialogState<Action>, Action>>?>,
    titleVisibility: Visibility = .automatic
  ) -> some View {
    modifier(DialogOfStore(store: dialog, titleVisibility: titleVisibility))
  }
}

private struct AlertOfStore<Action>: ViewModifier {
  @Binding var store: Store<AlertReducer<AlertState<Action>, Action>>?

  func body(content: Content) -> some View {
    let store = store
    content.alert(Text(verbatim: store?.state.title ?? ""), isPresented: isThere($store), presenting: store) { store in
      AlertButtons(buttons: store.state.buttons) { store.send($0) }
    } message: { store in
      if let message = store.state.message { Text(verbatim: message) }
    }
  }
}

private struct DialogOfStore<Action>: ViewModifier {
  @Binding var store: Store<AlertReducer<ConfirmationDialogState<Action>, Action>>?
  let titleVisibility: Visibility

  func body(content: Content) -> some View {
    let store = store
    content.confirmationDialog(
      Text(verbatim: store?.state.title ?? ""), isPresented: isThere($store), titleVisibility: titleVisibility,
      presenting: store
    ) { store in
      AlertButtons(buttons: store.state.buttons) { store.send($0) }
    } message: { store in
      if let message = store.state.message { Text(verbatim: message) }
    }
  }
}

/// The buttons of an alert or a dialog. Each closes it, whatever it sends.
private struct AlertButtons<Action>: View {
  let buttons: [ButtonState<Action>]
  let send: @MainActor (Action) -> Void

  var body: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      Button(role: button.buttonRole) {
        if let action = button.action { send(action) }
      } label: {
        Text(verbatim: button.title)
      }
    }
  }
}

extension ButtonState {
  fileprivate var buttonRole: ButtonRole? {
    switch role {
    case .cancel: .cancel
    case .destructive: .destructive
    case nil: nil
    }
  }
}

/// Whether there is a store. Setting it to `false` takes it away.
@MainActor
private func isThere<Feature>(_ store: Binding<Store<Feature>?>) -> Binding<Bool> {
  Reach(get: { store.wrappedValue != nil }, set: { if !$0 { store.wrappedValue = nil } }).binding
}
