// Alerts about a value.

extension View {
  /// Presents an alert in front of the screen.
  ///
  /// - Parameters:
  ///   - titleKey: the question or the news.
  ///   - isPresented: whether it is there.
  ///   - data: what it is about. Without it nothing is presented.
  ///   - actions: the buttons. Each puts it away after its action has run.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    question(
      AlertKind.self, Text(titleKey), isPresented: isPresented, presenting: { data }, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents an alert in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the question or the news.
  ///   - isPresented: whether it is there.
  ///   - data: what it is about. Without it nothing is presented.
  ///   - actions: the buttons. Each puts it away after its action has run.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    question(
      AlertKind.self, Text(title), isPresented: isPresented, presenting: { data }, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents an alert in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the question or the news.
  ///   - isPresented: whether it is there.
  ///   - data: what it is about. Without it nothing is presented.
  ///   - actions: the buttons. Each puts it away after its action has run.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    question(
      AlertKind.self, title, isPresented: isPresented, presenting: { data }, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents an alert in front of the screen.
  ///
  /// - Parameters:
  ///   - titleKey: the question or the news.
  ///   - isPresented: whether it is there.
  ///   - data: what it is about. Without it nothing is presented.
  ///   - actions: the buttons. Each puts it away after its action has run.
  ///   - message: what else there is to say.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    question(
      AlertKind.self, Text(titleKey), isPresented: isPresented, presenting: { data }, actions: actions, message: message
    )
  }

  /// Presents an alert in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the question or the news.
  ///   - isPresented: whether it is there.
  ///   - data: what it is about. Without it nothing is presented.
  ///   - actions: the buttons. Each puts it away after its action has run.
  ///   - message: what else there is to say.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A,
    @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    question(
      AlertKind.self, Text(title), isPresented: isPresented, presenting: { data }, actions: actions, message: message)
  }

  /// Presents an alert in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the question or the news.
  ///   - isPresented: whether it is there.
  ///   - data: what it is about. Without it nothing is presented.
  ///   - actions: the buttons. Each puts it away after its action has run.
  ///   - message: what else there is to say.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A,
    @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    question(
      AlertKind.self, title, isPresented: isPresented, presenting: { data }, actions: actions, message: message)
  }

  /// Presents an alert about an error in front of the screen, which says what has happened.
  ///
  /// - Parameters:
  ///   - isPresented: whether it is there.
  ///   - error: the error. Without one nothing is presented.
  ///   - actions: the buttons. Each puts it away after its action has run.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return question(
      AlertKind.self, Text(verbatim: error.title), isPresented: isPresented, presenting: { error },
      actions: { _ in actions }, message: { _ in EmptyView() })
  }

  /// Presents an alert about an error in front of the screen, which says what has happened.
  ///
  /// - Parameters:
  ///   - isPresented: whether it is there.
  ///   - error: the error. Without one nothing is presented.
  ///   - actions: the buttons. Each puts it away after its action has run.
  ///   - message: what else there is to say.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping @MainActor (E) -> A,
    @ViewBuilder message: @escaping @MainActor (E) -> M
  ) -> some View {
    question(
      AlertKind.self, Text(verbatim: error.title), isPresented: isPresented, presenting: { error }, actions: actions,
      message: message)
  }
}

extension Optional where Wrapped: LocalizedError {
  /// What an alert says of the error.
  fileprivate var title: String {
    guard let error = self else { return "" }
    return error.errorDescription ?? error.localizedDescription
  }
}
