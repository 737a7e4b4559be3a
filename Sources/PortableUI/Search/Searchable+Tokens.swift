// The forms of `searchable` with tokens: with and without some that are offered, with bindings to them, with what says whether a person
// looks for something, and with prompts of each kind.

extension View {
  /// Lets a person look for something in this view, by a field above it and by tokens below the field.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - tokens: what is looked for beside the text. One that is pressed is taken away.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  ///   - token: shows a token.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: prompt,
      tokens: SearchTokens(tokens, suggested: nil, text: text) { token($0.wrappedValue) })
  }

  /// Lets a person look for something in this view, by a field above it and by tokens below the field.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - tokens: what is looked for beside the text. One that is pressed is taken away.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  ///   - token: shows a token.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: nil, text: text) { token($0.wrappedValue) })
  }

  /// Lets a person look for something in this view, by a field above it and by tokens below the field.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - tokens: what is looked for beside the text. One that is pressed is taken away.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  ///   - token: shows a token.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: nil, text: text) { token($0.wrappedValue) })
  }

  /// Lets a person look for something in this view, by a field above it and by tokens below the field.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - tokens: what is looked for beside the text. One that is pressed is taken away.
  ///   - suggestedTokens: those that are offered while a person looks for something. One that is pressed is looked for in place of what was
  ///     typed.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  ///   - token: shows a token.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: prompt,
      tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, text: text) { token($0.wrappedValue) })
  }

  /// Lets a person look for something in this view, by a field above it and by tokens below the field.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - tokens: what is looked for beside the text. One that is pressed is taken away.
  ///   - suggestedTokens: those that are offered while a person looks for something. One that is pressed is looked for in place of what was
  ///     typed.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  ///   - token: shows a token.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, text: text) { token($0.wrappedValue) })
  }

  /// Lets a person look for something in this view, by a field above it and by tokens below the field.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - tokens: what is looked for beside the text. One that is pressed is taken away.
  ///   - suggestedTokens: those that are offered while a person looks for something. One that is pressed is looked for in place of what was
  ///     typed.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  ///   - token: shows a token.
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

  /// Lets a person look for something in this view, by a field above it and by tokens below the field.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - tokens: what is looked for beside the text. One that is pressed is taken away.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  ///   - token: shows a token.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: prompt,
      tokens: SearchTokens(tokens, suggested: nil, text: text, token: token))
  }

  /// Lets a person look for something in this view, by a field above it and by tokens below the field.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - tokens: what is looked for beside the text. One that is pressed is taken away.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  ///   - token: shows a token.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: nil, text: text, token: token))
  }

  /// Lets a person look for something in this view, by a field above it and by tokens below the field.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - tokens: what is looked for beside the text. One that is pressed is taken away.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  ///   - token: shows a token.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: nil, text: text, token: token))
  }

  /// Lets a person look for something in this view, by a field above it and by tokens below the field.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - tokens: what is looked for beside the text. One that is pressed is taken away.
  ///   - isPresented: whether the person looks for something: read and written.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  ///   - token: shows a token.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: prompt,
      tokens: SearchTokens(tokens, suggested: nil, text: text) { token($0.wrappedValue) })
  }

  /// Lets a person look for something in this view, by a field above it and by tokens below the field.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - tokens: what is looked for beside the text. One that is pressed is taken away.
  ///   - isPresented: whether the person looks for something: read and written.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  ///   - token: shows a token.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: nil, text: text) { token($0.wrappedValue) })
  }

  /// Lets a person look for something in this view, by a field above it and by tokens below the field.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - tokens: what is looked for beside the text. One that is pressed is taken away.
  ///   - isPresented: whether the person looks for something: read and written.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  ///   - token: shows a token.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: nil, text: text) { token($0.wrappedValue) })
  }

  /// Lets a person look for something in this view, by a field above it and by tokens below the field.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - tokens: what is looked for beside the text. One that is pressed is taken away.
  ///   - suggestedTokens: those that are offered while a person looks for something. One that is pressed is looked for in place of what was
  ///     typed.
  ///   - isPresented: whether the person looks for something: read and written.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  ///   - token: shows a token.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: prompt,
      tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, text: text) { token($0.wrappedValue) })
  }

  /// Lets a person look for something in this view, by a field above it and by tokens below the field.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - tokens: what is looked for beside the text. One that is pressed is taken away.
  ///   - suggestedTokens: those that are offered while a person looks for something. One that is pressed is looked for in place of what was
  ///     typed.
  ///   - isPresented: whether the person looks for something: read and written.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  ///   - token: shows a token.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, text: text) { token($0.wrappedValue) })
  }

  /// Lets a person look for something in this view, by a field above it and by tokens below the field.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - tokens: what is looked for beside the text. One that is pressed is taken away.
  ///   - suggestedTokens: those that are offered while a person looks for something. One that is pressed is looked for in place of what was
  ///     typed.
  ///   - isPresented: whether the person looks for something: read and written.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  ///   - token: shows a token.
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

  /// Lets a person look for something in this view, by a field above it and by tokens below the field.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - tokens: what is looked for beside the text. One that is pressed is taken away.
  ///   - isPresented: whether the person looks for something: read and written.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  ///   - token: shows a token.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: prompt,
      tokens: SearchTokens(tokens, suggested: nil, text: text, token: token))
  }

  /// Lets a person look for something in this view, by a field above it and by tokens below the field.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - tokens: what is looked for beside the text. One that is pressed is taken away.
  ///   - isPresented: whether the person looks for something: read and written.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  ///   - token: shows a token.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: nil, text: text, token: token))
  }

  /// Lets a person look for something in this view, by a field above it and by tokens below the field.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - tokens: what is looked for beside the text. One that is pressed is taken away.
  ///   - isPresented: whether the person looks for something: read and written.
  ///   - placement: where the field stands. Here it is above what is searched in any case.
  ///   - prompt: what is shown while the field is empty.
  ///   - token: shows a token.
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
