// Modifiers for alerts that show a value or an error.

extension View {
  /// Presents an alert in front of the screen.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the alert.
  ///   - isPresented: whether the alert is presented.
  ///   - data: the value that the alert shows. If it is `nil`, no alert is presented.
  ///   - actions: the buttons. Each button dismisses the alert after its action has run.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the title of the alert.
  ///   - isPresented: whether the alert is presented.
  ///   - data: the value that the alert shows. If it is `nil`, no alert is presented.
  ///   - actions: the buttons. Each button dismisses the alert after its action has run.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the title of the alert.
  ///   - isPresented: whether the alert is presented.
  ///   - data: the value that the alert shows. If it is `nil`, no alert is presented.
  ///   - actions: the buttons. Each button dismisses the alert after its action has run.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    dialog(
      AlertKind.self, title, isPresented: isPresented, presenting: { data }, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents an alert in front of the screen.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the alert.
  ///   - isPresented: whether the alert is presented.
  ///   - data: the value that the alert shows. If it is `nil`, no alert is presented.
  ///   - actions: the buttons. Each button dismisses the alert after its action has run.
  ///   - message: the message of the alert.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the title of the alert.
  ///   - isPresented: whether the alert is presented.
  ///   - data: the value that the alert shows. If it is `nil`, no alert is presented.
  ///   - actions: the buttons. Each button dismisses the alert after its action has run.
  ///   - message: the message of the alert.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A,
    @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the title of the alert.
  ///   - isPresented: whether the alert is presented.
  ///   - data: the value that the alert shows. If it is `nil`, no alert is presented.
  ///   - actions: the buttons. Each button dismisses the alert after its action has run.
  ///   - message: the message of the alert.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A,
    @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    dialog(
      AlertKind.self, title, isPresented: isPresented, presenting: { data }, actions: actions, message: message)
  }

  /// Presents an alert with the description of an error as its title.
  ///
  /// - Parameters:
  ///   - isPresented: whether the alert is presented.
  ///   - error: the error. If it is `nil`, no alert is presented.
  ///   - actions: the buttons. Each button dismisses the alert after its action has run.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return dialog(
      AlertKind.self, Text(verbatim: error.title), isPresented: isPresented, presenting: { error },
      actions: { _ in actions }, message: { _ in EmptyView() })
  }

  /// Presents an alert with the description of an error as its title.
  ///
  /// - Parameters:
  ///   - isPresented: whether the alert is presented.
  ///   - error: the error. If it is `nil`, no alert is presented.
  ///   - actions: the buttons. Each button dismisses the alert after its action has run.
  ///   - message: the message of the alert.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping @MainActor (E) -> A,
    @ViewBuilder message: @escaping @MainActor (E) -> M
  ) -> some View {
    dialog(
      AlertKind.self, Text(verbatim: error.title), isPresented: isPresented, presenting: { error }, actions: actions,
      message: message)
  }
}

extension Optional where Wrapped: LocalizedError {
  /// The title of the alert: the error's description.
  fileprivate var title: String {
    guard let error = self else { return "" }
    return error.errorDescription ?? error.localizedDescription
  }
}
