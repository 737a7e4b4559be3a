// Modifiers for confirmation dialogs that show a value.

extension View {
  /// Presents a confirmation dialog in front of the screen.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the dialog.
  ///   - isPresented: whether the dialog is presented.
  ///   - titleVisibility: the visibility of the title. The title is displayed only if the value is `.visible`.
  ///   - data: the value that the dialog shows. If it is `nil`, no dialog is presented.
  ///   - actions: the buttons. Each button dismisses the dialog after its action has run.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
  }

  /// Presents a confirmation dialog in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the title of the dialog.
  ///   - isPresented: whether the dialog is presented.
  ///   - titleVisibility: the visibility of the title. The title is displayed only if the value is `.visible`.
  ///   - data: the value that the dialog shows. If it is `nil`, no dialog is presented.
  ///   - actions: the buttons. Each button dismisses the dialog after its action has run.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
  }

  /// Presents a confirmation dialog in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the title of the dialog.
  ///   - isPresented: whether the dialog is presented.
  ///   - titleVisibility: the visibility of the title. The title is displayed only if the value is `.visible`.
  ///   - data: the value that the dialog shows. If it is `nil`, no dialog is presented.
  ///   - actions: the buttons. Each button dismisses the dialog after its action has run.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    dialog(
      ConfirmationKind.self, title, showsTitle: titleVisibility == .visible, isPresented: isPresented,
      presenting: { data }, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents a confirmation dialog in front of the screen.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the dialog.
  ///   - isPresented: whether the dialog is presented.
  ///   - titleVisibility: the visibility of the title. The title is displayed only if the value is `.visible`.
  ///   - data: the value that the dialog shows. If it is `nil`, no dialog is presented.
  ///   - actions: the buttons. Each button dismisses the dialog after its action has run.
  ///   - message: the message of the dialog.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A,
    @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }

  /// Presents a confirmation dialog in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the title of the dialog.
  ///   - isPresented: whether the dialog is presented.
  ///   - titleVisibility: the visibility of the title. The title is displayed only if the value is `.visible`.
  ///   - data: the value that the dialog shows. If it is `nil`, no dialog is presented.
  ///   - actions: the buttons. Each button dismisses the dialog after its action has run.
  ///   - message: the message of the dialog.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }

  /// Presents a confirmation dialog in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the title of the dialog.
  ///   - isPresented: whether the dialog is presented.
  ///   - titleVisibility: the visibility of the title. The title is displayed only if the value is `.visible`.
  ///   - data: the value that the dialog shows. If it is `nil`, no dialog is presented.
  ///   - actions: the buttons. Each button dismisses the dialog after its action has run.
  ///   - message: the message of the dialog.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    dialog(
      ConfirmationKind.self, title, showsTitle: titleVisibility == .visible, isPresented: isPresented,
      presenting: { data }, actions: actions, message: message)
  }
}
