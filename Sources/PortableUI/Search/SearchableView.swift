/// A view that can be searched, with a field above it.
struct SearchableView<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  var tokens: SearchTokens?
  @State private var isActive = false
  /// What a suggestion or the Return key has led to: nothing more is offered until it becomes another.
  @State private var settled: String?
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
          .environment(\.dismissSearch, DismissSearchAction { end() })
          .modifier(OverlayIfAny(front: suggestions == nil && tokens?.suggested == nil ? nil : front)))
    )
    .onSubmit(of: .search) { settled = text.wrappedValue }
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

  /// What is in front of what is searched while something is offered.
  @ViewBuilder private var front: some View {
    if isActive, settled != text.wrappedValue { offered }
  }

  /// What narrows the search.
  @ViewBuilder private var below: some View {
    if let tokens, !tokens.isEmpty { tokens.chosen }
    if isActive {
      if let scopes, !scopes.activation.isByTyping || !text.wrappedValue.isEmpty { scopes.content }
    }
  }

  /// What is offered, in front of what is searched.
  @ViewBuilder private var offered: some View {
    let views = rows(of: suggestions) + rows(of: tokens?.suggested)
    if views.contains(where: { !$0.isEmpty }) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(views.indices, id: \.self) { index in
            ForEach(subviews: views[index]) { row in
              row.frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
              Divider()
            }
          }
        }
        .padding(.leading)
      }
      .background(.background)
      .environment(\.completeSearch) {
        settled = $0
        text.wrappedValue = $0
      }
    }
  }

  private func rows(of views: (any View)?) -> [SubviewsCollection] {
    views.map { [SubviewReader.subviews(of: $0)] } ?? []
  }

  /// A person has come to the field, or typed into it where a host does not tell of the focus.
  private func begin() {
    isActive = true
    if settled != text.wrappedValue { settled = nil }
    if isPresented?.wrappedValue == false { isPresented?.wrappedValue = true }
  }

  private func end() {
    isActive = false
    isFocused = false
    settled = nil
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

/// Something in front of a view, or no layer at all.
private struct OverlayIfAny<Front: View>: ViewModifier {
  let front: Front?

  @ViewBuilder func body(content: Content) -> some View {
    if let front { content.overlay { front } } else { content }
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
        content.modifier(SuggestionLook())
      }
      .buttonStyle(.plain)
    } else {
      content
    }
  }
}

/// All of a suggestion's row can be pressed.
struct SuggestionLook: ViewModifier {
  func body(content: Content) -> some View {
    content.frame(maxWidth: .infinity, minHeight: 44, alignment: .leading).contentShape(Rectangle())
  }
}
