import Elements
import ViewGraph

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
    .onChange(of: isFocused) {
      guard isFocused else { return }
      settled = nil
      begin()
    }
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
    if isActive, settled != text.wrappedValue {
      SuggestionsBox(content: TupleView(suggestions, tokens?.suggested))
        .environment(\.completeSearch) {
          settled = $0
          text.wrappedValue = $0
        }
    }
  }

  /// What narrows the search.
  @ViewBuilder private var below: some View {
    if let tokens, !tokens.isEmpty { tokens.chosen }
    if isActive {
      if let scopes, !scopes.activation.isByTyping || !text.wrappedValue.isEmpty { scopes.content }
    }
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

/// The element of what is offered.
private struct SuggestionsBox<Content: View>: View, ElementContent {
  let content: Content

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .suggestions }
  static var watch: ContentWatch { .children }
  var children: Content { content }
  func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }
  func isDescribed(like other: Self) -> Bool { true }
  func describe(_ writer: inout ElementWriter) {}

  func describe(_ children: [TraitedElement], _ writer: inout ElementWriter) {
    if children.isEmpty { writer[.covered] = .flag(true) }
  }
}

extension Schema {
  fileprivate static let suggestions = Schema(.suggestions)
}

extension ElementKind {
  /// What is offered to somebody who searches: each child is a row, in front of what is searched. It may be `covered`.
  package static let suggestions = ElementKind(rawValue: "suggestions")
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
