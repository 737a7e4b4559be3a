import ViewGraph

extension View {
  /// Binds the focus of search fields in this view to a Boolean.
  ///
  /// - Parameter binding: The focus state. It is `true` while a search field has the focus. Setting it to `true` focuses the
  ///   field and begins the search; setting it to `false` removes the focus.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus) { AnyView($0.focused(binding)) }
  }

  /// Binds the focus of search fields in this view to a value of a focus state.
  ///
  /// - Parameters:
  ///   - binding: The focus state. It equals the value while a search field has the focus. Setting it to the value focuses the
  ///     field.
  ///   - value: The value that identifies the field.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    environment(\.searchFocus) { AnyView($0.focused(binding, equals: value)) }
  }
}
