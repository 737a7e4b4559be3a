import ViewGraph

extension View {
  /// Connects the focus of the fields for what is searched in this view with a state.
  ///
  /// - Parameter binding: is `true` as long as such a field has the focus. Making it `true` gives the focus to the field, and begins the
  ///   search; making it `false` takes it away.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus) { AnyView($0.focused(binding)) }
  }

  /// Connects the focus of the fields for what is searched in this view with a state that is one of several views'.
  ///
  /// - Parameters:
  ///   - binding: is the value as long as such a field has the focus. Making it the value gives the focus to the field.
  ///   - value: what stands for the field.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    environment(\.searchFocus) { AnyView($0.focused(binding, equals: value)) }
  }
}
