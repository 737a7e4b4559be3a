// The overloads of `searchable` that have tokens. They differ in whether they have suggested tokens, editable tokens
// and a presentation binding, and in the type of the prompt.

extension View {
  /// Makes this view searchable, with a search field above it and tokens below the field.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - tokens: The tokens of the search. Tapping one removes it.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  ///   - token: A closure that creates the view of a token.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: prompt,
      tokens: SearchTokens(tokens, suggested: nil, text: text) { token($0.wrappedValue) })
  }

  /// Makes this view searchable, with a search field above it and tokens below the field.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - tokens: The tokens of the search. Tapping one removes it.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  ///   - token: A closure that creates the view of a token.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: nil, text: text) { token($0.wrappedValue) })
  }

  /// Makes this view searchable, with a search field above it and tokens below the field.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - tokens: The tokens of the search. Tapping one removes it.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  ///   - token: A closure that creates the view of a token.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: nil, text: text) { token($0.wrappedValue) })
  }

  /// Makes this view searchable, with a search field above it and tokens below the field.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - tokens: The tokens of the search. Tapping one removes it.
  ///   - suggestedTokens: The tokens to suggest while a search is active. Selecting one adds it to `tokens` and clears
  ///     the text.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  ///   - token: A closure that creates the view of a token.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: prompt,
      tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, text: text) { token($0.wrappedValue) })
  }

  /// Makes this view searchable, with a search field above it and tokens below the field.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - tokens: The tokens of the search. Tapping one removes it.
  ///   - suggestedTokens: The tokens to suggest while a search is active. Selecting one adds it to `tokens` and clears
  ///     the text.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  ///   - token: A closure that creates the view of a token.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, text: text) { token($0.wrappedValue) })
  }

  /// Makes this view searchable, with a search field above it and tokens below the field.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - tokens: The tokens of the search. Tapping one removes it.
  ///   - suggestedTokens: The tokens to suggest while a search is active. Selecting one adds it to `tokens` and clears
  ///     the text.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  ///   - token: A closure that creates the view of a token.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, text: text) { token($0.wrappedValue) })
  }

  /// Makes this view searchable, with a search field above it and tokens below the field.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - tokens: The tokens of the search. Tapping one removes it.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  ///   - token: A closure that creates the view of a token.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: prompt,
      tokens: SearchTokens(tokens, suggested: nil, text: text, token: token))
  }

  /// Makes this view searchable, with a search field above it and tokens below the field.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - tokens: The tokens of the search. Tapping one removes it.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  ///   - token: A closure that creates the view of a token.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: nil, text: text, token: token))
  }

  /// Makes this view searchable, with a search field above it and tokens below the field.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - tokens: The tokens of the search. Tapping one removes it.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  ///   - token: A closure that creates the view of a token.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: nil, text: text, token: token))
  }

  /// Makes this view searchable, with a search field above it and tokens below the field.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - tokens: The tokens of the search. Tapping one removes it.
  ///   - isPresented: A binding to whether a search is active.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  ///   - token: A closure that creates the view of a token.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: prompt,
      tokens: SearchTokens(tokens, suggested: nil, text: text) { token($0.wrappedValue) })
  }

  /// Makes this view searchable, with a search field above it and tokens below the field.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - tokens: The tokens of the search. Tapping one removes it.
  ///   - isPresented: A binding to whether a search is active.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  ///   - token: A closure that creates the view of a token.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: nil, text: text) { token($0.wrappedValue) })
  }

  /// Makes this view searchable, with a search field above it and tokens below the field.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - tokens: The tokens of the search. Tapping one removes it.
  ///   - isPresented: A binding to whether a search is active.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  ///   - token: A closure that creates the view of a token.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: nil, text: text) { token($0.wrappedValue) })
  }

  /// Makes this view searchable, with a search field above it and tokens below the field.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - tokens: The tokens of the search. Tapping one removes it.
  ///   - suggestedTokens: The tokens to suggest while a search is active. Selecting one adds it to `tokens` and clears
  ///     the text.
  ///   - isPresented: A binding to whether a search is active.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  ///   - token: A closure that creates the view of a token.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: prompt,
      tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, text: text) { token($0.wrappedValue) })
  }

  /// Makes this view searchable, with a search field above it and tokens below the field.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - tokens: The tokens of the search. Tapping one removes it.
  ///   - suggestedTokens: The tokens to suggest while a search is active. Selecting one adds it to `tokens` and clears
  ///     the text.
  ///   - isPresented: A binding to whether a search is active.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  ///   - token: A closure that creates the view of a token.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, text: text) { token($0.wrappedValue) })
  }

  /// Makes this view searchable, with a search field above it and tokens below the field.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - tokens: The tokens of the search. Tapping one removes it.
  ///   - suggestedTokens: The tokens to suggest while a search is active. Selecting one adds it to `tokens` and clears
  ///     the text.
  ///   - isPresented: A binding to whether a search is active.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  ///   - token: A closure that creates the view of a token.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, text: text) { token($0.wrappedValue) })
  }

  /// Makes this view searchable, with a search field above it and tokens below the field.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - tokens: The tokens of the search. Tapping one removes it.
  ///   - isPresented: A binding to whether a search is active.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  ///   - token: A closure that creates the view of a token.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: prompt,
      tokens: SearchTokens(tokens, suggested: nil, text: text, token: token))
  }

  /// Makes this view searchable, with a search field above it and tokens below the field.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - tokens: The tokens of the search. Tapping one removes it.
  ///   - isPresented: A binding to whether a search is active.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  ///   - token: A closure that creates the view of a token.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: nil, text: text, token: token))
  }

  /// Makes this view searchable, with a search field above it and tokens below the field.
  ///
  /// - Parameters:
  ///   - text: The text of the search field.
  ///   - tokens: The tokens of the search. Tapping one removes it.
  ///   - isPresented: A binding to whether a search is active.
  ///   - placement: The preferred placement of the field. PortableUI always places it above the view.
  ///   - prompt: The placeholder of the empty field.
  ///   - token: A closure that creates the view of a token.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: nil, text: text, token: token))
  }
}
