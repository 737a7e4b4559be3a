extension View {
  /// Presents a confirmation dialog in front of the screen.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the dialog.
  ///   - isPresented: whether the dialog is presented.
  ///   - titleVisibility: the visibility of the title. The title is displayed only if the value is `.visible`.
  ///   - actions: the buttons. Each button dismisses the dialog after its action has run.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a confirmation dialog in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the title of the dialog.
  ///   - isPresented: whether the dialog is presented.
  ///   - titleVisibility: the visibility of the title. The title is displayed only if the value is `.visible`.
  ///   - actions: the buttons. Each button dismisses the dialog after its action has run.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a confirmation dialog in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the title of the dialog.
  ///   - isPresented: whether the dialog is presented.
  ///   - titleVisibility: the visibility of the title. The title is displayed only if the value is `.visible`.
  ///   - actions: the buttons. Each button dismisses the dialog after its action has run.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return dialog(
      ConfirmationKind.self, title, showsTitle: titleVisibility == .visible, isPresented: isPresented,
      presenting: { true }, actions: { _ in actions }, message: { _ in EmptyView() })
  }

  /// Presents a confirmation dialog in front of the screen.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the dialog.
  ///   - isPresented: whether the dialog is presented.
  ///   - titleVisibility: the visibility of the title. The title is displayed only if the value is `.visible`.
  ///   - actions: the buttons. Each button dismisses the dialog after its action has run.
  ///   - message: the message of the dialog.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents a confirmation dialog in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the title of the dialog.
  ///   - isPresented: whether the dialog is presented.
  ///   - titleVisibility: the visibility of the title. The title is displayed only if the value is `.visible`.
  ///   - actions: the buttons. Each button dismisses the dialog after its action has run.
  ///   - message: the message of the dialog.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents a confirmation dialog in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the title of the dialog.
  ///   - isPresented: whether the dialog is presented.
  ///   - titleVisibility: the visibility of the title. The title is displayed only if the value is `.visible`.
  ///   - actions: the buttons. Each button dismisses the dialog after its action has run.
  ///   - message: the message of the dialog.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return dialog(
      ConfirmationKind.self, title, showsTitle: titleVisibility == .visible, isPresented: isPresented,
      presenting: { true }, actions: { _ in actions }, message: { _ in message })
  }
}
