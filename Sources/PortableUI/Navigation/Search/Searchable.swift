extension View {
  /// Makes this view searchable, with a search field above it.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, prompt: prompt)
  }

  /// Makes this view searchable, with a search field above it.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, prompt: Text(prompt))
  }

  /// Makes this view searchable, with a search field above it.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, prompt: Text(prompt))
  }

  /// Makes this view searchable, with a search field above it.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  ///   - suggestions: The suggestions below the field. A suggestion with ``View/searchCompletion(_:)-(String)`` fills
  ///     the field when it is selected.
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  /// Makes this view searchable, with a search field above it.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  ///   - suggestions: The suggestions below the field. A suggestion with ``View/searchCompletion(_:)-(String)`` fills
  ///     the field when it is selected.
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, prompt: Text(prompt))
      .searchSuggestions(suggestions)
  }

  /// Makes this view searchable, with a search field above it.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  ///   - suggestions: The suggestions below the field. A suggestion with ``View/searchCompletion(_:)-(String)`` fills
  ///     the field when it is selected.
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, prompt: Text(prompt))
      .searchSuggestions(suggestions)
  }

  /// Makes this view searchable, with a search field above it.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - isPresented: A binding to whether a search is active.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: isPresented, prompt: prompt)
  }

  /// Makes this view searchable, with a search field above it.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - isPresented: A binding to whether a search is active.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: isPresented, prompt: Text(prompt))
  }

  /// Makes this view searchable, with a search field above it.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - isPresented: A binding to whether a search is active.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: isPresented, prompt: Text(prompt))
  }

  /// Sets suggestions that appear below the search field of this view while a search is active.
  ///
  /// - Parameter suggestions: The suggestions. A suggestion with ``View/searchCompletion(_:)-(String)`` fills the field
  ///   when it is selected.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Makes this suggestion fill the search field when it is selected.
  ///
  /// - Parameter completion: The text to fill in.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }

  /// Makes this suggestion add a token to the search when it is selected. This clears the text of the field.
  ///
  /// A suggestion has no effect if the tokens of the search have another type.
  ///
  /// - Parameter token: The token to add to the tokens of the search.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchTokenCompletionModifier(token: token))
  }

  /// Sets the scopes of the search in this view.
  ///
  /// - Parameters:
  ///   - scope: The selected scope.
  ///   - scopes: The choices, each with a tag.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Sets the scopes of the search in this view, and when they appear.
  ///
  /// - Parameters:
  ///   - scope: The selected scope.
  ///   - activation: When the scopes appear.
  ///   - scopes: The choices, each with a tag.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = Picker(selection: scope, content: scopes) { Text(platform: "Scope") }
      .pickerStyle(.segmented).padding(.horizontal)
    return environment(\.searchScopes, SearchScopes(activation: activation, content: AnyView(picker)))
  }

  /// Sets how the toolbar behaves during a search. This has no effect: no bar is hidden during a search.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
}

/// The behavior of the toolbar during a search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  /// The platform's default behavior.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// The toolbar stays visible.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}
