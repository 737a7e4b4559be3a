// Dialogs about a value.

extension View {
  /// Presents a dialog with ways to go on in front of the screen.
  ///
  /// - Parameters:
  ///   - titleKey: what is to be done.
  ///   - isPresented: whether it is there.
  ///   - titleVisibility: whether the title is seen; by default only where there is no message.
  ///   - data: what it is about. Without it nothing is presented.
  ///   - actions: the buttons. Each puts it away after its action has run.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    question(
      ConfirmationKind.self, Text(titleKey), showsTitle: titleVisibility == .visible, isPresented: isPresented,
      presenting: { data }, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents a dialog with ways to go on in front of the screen.
  ///
  /// - Parameters:
  ///   - title: what is to be done.
  ///   - isPresented: whether it is there.
  ///   - titleVisibility: whether the title is seen; by default only where there is no message.
  ///   - data: what it is about. Without it nothing is presented.
  ///   - actions: the buttons. Each puts it away after its action has run.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    question(
      ConfirmationKind.self, Text(title), showsTitle: titleVisibility == .visible, isPresented: isPresented,
      presenting: { data }, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents a dialog with ways to go on in front of the screen.
  ///
  /// - Parameters:
  ///   - title: what is to be done.
  ///   - isPresented: whether it is there.
  ///   - titleVisibility: whether the title is seen; by default only where there is no message.
  ///   - data: what it is about. Without it nothing is presented.
  ///   - actions: the buttons. Each puts it away after its action has run.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    question(
      ConfirmationKind.self, title, showsTitle: titleVisibility == .visible, isPresented: isPresented,
      presenting: { data }, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents a dialog with ways to go on in front of the screen.
  ///
  /// - Parameters:
  ///   - titleKey: what is to be done.
  ///   - isPresented: whether it is there.
  ///   - titleVisibility: whether the title is seen; by default only where there is no message.
  ///   - data: what it is about. Without it nothing is presented.
  ///   - actions: the buttons. Each puts it away after its action has run.
  ///   - message: what else there is to say.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A,
    @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    question(
      ConfirmationKind.self, Text(titleKey), showsTitle: titleVisibility == .visible, isPresented: isPresented,
      presenting: { data }, actions: actions, message: message)
  }

  /// Presents a dialog with ways to go on in front of the screen.
  ///
  /// - Parameters:
  ///   - title: what is to be done.
  ///   - isPresented: whether it is there.
  ///   - titleVisibility: whether the title is seen; by default only where there is no message.
  ///   - data: what it is about. Without it nothing is presented.
  ///   - actions: the buttons. Each puts it away after its action has run.
  ///   - message: what else there is to say.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    question(
      ConfirmationKind.self, Text(title), showsTitle: titleVisibility == .visible, isPresented: isPresented,
      presenting: { data }, actions: actions, message: message)
  }

  /// Presents a dialog with ways to go on in front of the screen.
  ///
  /// - Parameters:
  ///   - title: what is to be done.
  ///   - isPresented: whether it is there.
  ///   - titleVisibility: whether the title is seen; by default only where there is no message.
  ///   - data: what it is about. Without it nothing is presented.
  ///   - actions: the buttons. Each puts it away after its action has run.
  ///   - message: what else there is to say.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    question(
      ConfirmationKind.self, title, showsTitle: titleVisibility == .visible, isPresented: isPresented,
      presenting: { data }, actions: actions, message: message)
  }
}
