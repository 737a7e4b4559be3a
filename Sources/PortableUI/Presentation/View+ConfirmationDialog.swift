extension View {
  /// Presents a dialog with ways to go on in front of the screen.
  ///
  /// - Parameters:
  ///   - titleKey: what is to be done.
  ///   - isPresented: whether it is there.
  ///   - titleVisibility: whether the title is seen; by default only where there is no message.
  ///   - actions: the buttons. Each puts it away after its action has run.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return question(
      ConfirmationKind.self, Text(titleKey), showsTitle: titleVisibility == .visible, isPresented: isPresented,
      presenting: { true }, actions: { _ in actions }, message: { _ in EmptyView() })
  }

  /// Presents a dialog with ways to go on in front of the screen.
  ///
  /// - Parameters:
  ///   - title: what is to be done.
  ///   - isPresented: whether it is there.
  ///   - titleVisibility: whether the title is seen; by default only where there is no message.
  ///   - actions: the buttons. Each puts it away after its action has run.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return question(
      ConfirmationKind.self, Text(title), showsTitle: titleVisibility == .visible, isPresented: isPresented,
      presenting: { true }, actions: { _ in actions }, message: { _ in EmptyView() })
  }

  /// Presents a dialog with ways to go on in front of the screen.
  ///
  /// - Parameters:
  ///   - title: what is to be done.
  ///   - isPresented: whether it is there.
  ///   - titleVisibility: whether the title is seen; by default only where there is no message.
  ///   - actions: the buttons. Each puts it away after its action has run.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return question(
      ConfirmationKind.self, title, showsTitle: titleVisibility == .visible, isPresented: isPresented,
      presenting: { true }, actions: { _ in actions }, message: { _ in EmptyView() })
  }

  /// Presents a dialog with ways to go on in front of the screen.
  ///
  /// - Parameters:
  ///   - titleKey: what is to be done.
  ///   - isPresented: whether it is there.
  ///   - titleVisibility: whether the title is seen; by default only where there is no message.
  ///   - actions: the buttons. Each puts it away after its action has run.
  ///   - message: what else there is to say.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return question(
      ConfirmationKind.self, Text(titleKey), showsTitle: titleVisibility == .visible, isPresented: isPresented,
      presenting: { true }, actions: { _ in actions }, message: { _ in message })
  }

  /// Presents a dialog with ways to go on in front of the screen.
  ///
  /// - Parameters:
  ///   - title: what is to be done.
  ///   - isPresented: whether it is there.
  ///   - titleVisibility: whether the title is seen; by default only where there is no message.
  ///   - actions: the buttons. Each puts it away after its action has run.
  ///   - message: what else there is to say.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return question(
      ConfirmationKind.self, Text(title), showsTitle: titleVisibility == .visible, isPresented: isPresented,
      presenting: { true }, actions: { _ in actions }, message: { _ in message })
  }

  /// Presents a dialog with ways to go on in front of the screen.
  ///
  /// - Parameters:
  ///   - title: what is to be done.
  ///   - isPresented: whether it is there.
  ///   - titleVisibility: whether the title is seen; by default only where there is no message.
  ///   - actions: the buttons. Each puts it away after its action has run.
  ///   - message: what else there is to say.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return question(
      ConfirmationKind.self, title, showsTitle: titleVisibility == .visible, isPresented: isPresented,
      presenting: { true }, actions: { _ in actions }, message: { _ in message })
  }
}
