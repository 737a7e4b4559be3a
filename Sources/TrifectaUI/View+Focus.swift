extension View {
  /// Synchronizes a field of a store's state with the focus of the screen.
  ///
  /// ```swift
  /// @Bindable var store: Store<SignIn>
  /// @FocusState private var focus: SignIn.Field?
  ///
  /// VStack {
  ///   TextField("Name", text: $store.name).focused($focus, equals: .name)
  ///   SecureField("Password", text: $store.password).focused($focus, equals: .password)
  /// }
  /// .bind($store.focus, to: $focus)
  /// ```
  ///
  /// The field's value is also applied when the view appears. If the user and the feature move the focus at the same
  /// time, the feature's value is used.
  ///
  /// - Parameters:
  ///   - field: a binding to the field of the state.
  ///   - focus: a binding to the focus state of the screen.
  /// - Returns: a view that synchronises both.
  public func bind<Value: Hashable>(_ field: Binding<Value>, to focus: FocusState<Value>.Binding) -> some View {
    modifier(FocusOfStore(field: field, focus: focus))
  }
}

private struct FocusOfStore<Value: Hashable>: ViewModifier {
  @Binding var field: Value
  let focus: FocusState<Value>.Binding

  func body(content: Content) -> some View {
    content
      .onAppear { if focus.wrappedValue != field { focus.wrappedValue = field } }
      .onChange(of: field) { _, wanted in if focus.wrappedValue != wanted { focus.wrappedValue = wanted } }
      .onChange(of: focus.wrappedValue) { _, found in if field != found { field = found } }
  }
}
