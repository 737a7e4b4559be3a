extension View {
  /// Adds a search field to this view.
  ///
  /// - Parameters:
  ///   - text: the text of the field.
  ///   - placement: the place of the field.
  ///   - prompt: the prompt of the field.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to this view.
  ///
  /// - Parameters:
  ///   - text: the text of the field.
  ///   - isPresented: whether the search is active.
  ///   - placement: the place of the field.
  ///   - prompt: the prompt of the field.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}
