/// A view that can be searched, with a field above it.
struct SearchableView<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  var tokens: SearchTokens?
  @State private var isActive = false
  @FocusState private var isFocused: Bool
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchFocus) private var focus

  var body: some View {
    if Content.self is any StackOfPages.Type {
      // The field stands on the first page, below its bar.
      content.environment(
        \.searchOfPages,
        SearchOfPages { [text, isPresented, prompt, tokens] page in
          AnyView(
            SearchableView<AnyView>(content: page, text: text, isPresented: isPresented, prompt: prompt, tokens: tokens)
          )
        })
    } else {
      box
    }
  }

  private var box: some View {
    SearchBox(
      content: TupleView(
        SearchBar(content: bar), below,
        content
          .environment(\.searchSuggestions, nil)
          .environment(\.searchScopes, nil)
          .environment(\.searchFocus, nil)
          .environment(\.isSearching, isActive)
          .environment(\.dismissSearch, DismissSearchAction { end() }))
    )
    .onChange(of: isFocused) { if isFocused { begin() } }
    .onChange(of: text.wrappedValue) { if !text.wrappedValue.isEmpty { begin() } }
    .onChange(of: isPresented?.wrappedValue, initial: true) { follow() }
  }

  @ViewBuilder private var bar: some View {
    if let focus { focus(AnyView(field)) } else { field }
    if isActive || !text.wrappedValue.isEmpty || tokens?.isEmpty == false {
      Button("Cancel") { end() }
    }
  }

  private var field: some View { SearchField(text: text, prompt: prompt).focused($isFocused) }

  /// What narrows the search, and what is offered.
  @ViewBuilder private var below: some View {
    if let tokens, !tokens.isEmpty { tokens.chosen }
    if isActive {
      if let scopes, !scopes.activation.isByTyping || !text.wrappedValue.isEmpty { scopes.content }
      if let suggestions {
        offered(suggestions)
          .environment(\.completeSearch) { text.wrappedValue = $0 }
      }
      if let suggested = tokens?.suggested { offered(suggested) }
    }
  }

  private func offered(_ suggestions: AnyView) -> some View {
    VStack(alignment: .leading, spacing: 12) { suggestions }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal)
  }

  /// A person has come to the field, or typed into it where a host does not tell of the focus.
  private func begin() {
    isActive = true
    if isPresented?.wrappedValue == false { isPresented?.wrappedValue = true }
  }

  private func end() {
    isActive = false
    isFocused = false
    text.wrappedValue = ""
    tokens?.removeAll()
    if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
  }

  /// The program presents the search, or puts it away.
  private func follow() {
    guard let isWanted = isPresented?.wrappedValue, isWanted != isActive else { return }
    if isWanted {
      isActive = true
      isFocused = true
    } else {
      end()
    }
  }
}

/// A suggestion that completes what is looked for when it is pressed.
struct SearchCompletionModifier: ViewModifier {
  let completion: String
  @Environment(\.completeSearch) private var complete

  func body(content: Content) -> some View {
    if let complete {
      Button {
        complete(completion)
      } label: {
        content
      }
    } else {
      content
    }
  }
}
