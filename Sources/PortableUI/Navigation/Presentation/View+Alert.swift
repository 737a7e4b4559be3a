extension View {
  /// Presents an alert in front of the screen.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the alert.
  ///   - isPresented: whether the alert is presented.
  ///   - actions: the buttons. Each button dismisses the alert after its action has run.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the title of the alert.
  ///   - isPresented: whether the alert is presented.
  ///   - actions: the buttons. Each button dismisses the alert after its action has run.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the title of the alert.
  ///   - isPresented: whether the alert is presented.
  ///   - actions: the buttons. Each button dismisses the alert after its action has run.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return dialog(
      AlertKind.self, title, isPresented: isPresented, presenting: { true }, actions: { _ in actions },
      message: { _ in EmptyView() })
  }

  /// Presents an alert in front of the screen.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the alert.
  ///   - isPresented: whether the alert is presented.
  ///   - actions: the buttons. Each button dismisses the alert after its action has run.
  ///   - message: the message of the alert.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the title of the alert.
  ///   - isPresented: whether the alert is presented.
  ///   - actions: the buttons. Each button dismisses the alert after its action has run.
  ///   - message: the message of the alert.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the title of the alert.
  ///   - isPresented: whether the alert is presented.
  ///   - actions: the buttons. Each button dismisses the alert after its action has run.
  ///   - message: the message of the alert.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return dialog(
      AlertKind.self, title, isPresented: isPresented, presenting: { true }, actions: { _ in actions },
      message: { _ in message })
  }
}
