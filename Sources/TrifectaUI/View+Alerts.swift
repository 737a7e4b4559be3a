extension View {
  /// Presents an alert from a feature's state.
  ///
  /// ```swift
  /// static let alert = PresentedChild(alert: \State.alert, action: Action.alert)
  ///
  /// CounterScreen(store: store)
  ///   .alert(store.binding(presenting: Counter.alert))
  /// ```
  ///
  /// A button sends its action, which dismisses the alert before the feature handles it. A button without an action,
  /// and any other way to close the alert, sends `PresentationAction.dismiss`.
  ///
  /// - Parameter alert: a binding to the alert's store; `nil` while there is no alert; see
  ///   `Store.binding(presenting:)`.
  /// - Returns: a view that presents the alert.
  public func alert<Action>(_ alert: Binding<Store<AlertReducer<AlertState<Action>, Action>>?>) -> some View {
    modifier(AlertOfStore(store: alert))
  }

  /// Presents a confirmation dialog from a feature's state.
  ///
  /// ```swift
  /// .confirmationDialog(store.binding(presenting: Drafts.deletion), titleVisibility: .visible)
  /// ```
  ///
  /// A button sends its action, which dismisses the dialog before the feature handles it. A button without an action,
  /// and any other way to close the dialog, sends `PresentationAction.dismiss`.
  ///
  /// - Parameters:
  ///   - dialog: a binding to the dialog's store; `nil` while there is no dialog; see `Store.binding(presenting:)`.
  ///   - titleVisibility: whether the title is visible. Assistive technologies announce it in any case.
  /// - Returns: a view that presents the dialog.
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
    content.alert(
      Text(verbatim: store?.state.title ?? ""), isPresented: isPresented($store), presenting: store
    ) { store in
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
      Text(verbatim: store?.state.title ?? ""), isPresented: isPresented($store), titleVisibility: titleVisibility,
      presenting: store
    ) { store in
      AlertButtons(buttons: store.state.buttons) { store.send($0) }
    } message: { store in
      if let message = store.state.message { Text(verbatim: message) }
    }
  }
}

/// The buttons of an alert or a dialog. Each button closes the alert or dialog, regardless of the action that it sends.
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

/// Returns a Boolean binding that is `true` while there is a store. Setting it to `false` sets the store to `nil`.
@MainActor
private func isPresented<Feature>(_ store: Binding<Store<Feature>?>) -> Binding<Bool> {
  MainActorBinding(get: { store.wrappedValue != nil }, set: { if !$0 { store.wrappedValue = nil } }).binding
}
