extension View {
  /// Lets a person look for something in this view, by a field above it.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, prompt: prompt)
  }

  /// Lets a person look for something in this view, by a field above it.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, prompt: Text(prompt))
  }

  /// Lets a person look for something in this view, by a field above it.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, prompt: Text(prompt))
  }

  /// Lets a person look for something in this view, by a field above it.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  ///   - suggestions: what is offered below the field. Those with ``View/searchCompletion(_:)`` fill it when they are pressed.
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  /// Lets a person look for something in this view, by a field above it.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  ///   - suggestions: what is offered below the field. Those with ``View/searchCompletion(_:)`` fill it when they are pressed.
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, prompt: Text(prompt))
      .searchSuggestions(suggestions)
  }

  /// Lets a person look for something in this view, by a field above it.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  ///   - suggestions: what is offered below the field. Those with ``View/searchCompletion(_:)`` fill it when they are pressed.
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, prompt: Text(prompt))
      .searchSuggestions(suggestions)
  }

  /// Lets a person look for something in this view, by a field above it.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - isPresented: whether the person looks for something: read and written.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: isPresented, prompt: prompt)
  }

  /// Lets a person look for something in this view, by a field above it.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - isPresented: whether the person looks for something: read and written.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: isPresented, prompt: Text(prompt))
  }

  /// Lets a person look for something in this view, by a field above it.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - isPresented: whether the person looks for something: read and written.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: isPresented, prompt: Text(prompt))
  }

  /// Offers something below the field of the search in this view, while a person looks for something.
  ///
  /// - Parameter suggestions: what is offered. Those with ``View/searchCompletion(_:)`` fill the field when they are pressed.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Makes a press of this suggestion fill the field.
  ///
  /// - Parameter completion: what is in the field then.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }

  /// Lets a person narrow the search in this view.
  ///
  /// - Parameters:
  ///   - scope: which is chosen.
  ///   - scopes: the choices, each with a tag.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Lets a person narrow the search in this view.
  ///
  /// - Parameters:
  ///   - scope: which is chosen.
  ///   - activation: when it can be chosen.
  ///   - scopes: the choices, each with a tag.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented).padding(.horizontal)
    return environment(\.searchScopes, SearchScopes(activation: activation, content: AnyView(picker)))
  }

  /// Does nothing here: no bar is hidden while a person searches.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
}

/// What becomes of the bar while a person searches.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  /// As the platform has it.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// It stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}
