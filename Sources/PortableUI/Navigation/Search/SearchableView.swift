import Elements
import ViewGraph

/// A searchable view with a search field above its content.
struct SearchableView<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  var tokens: SearchTokens?
  @State private var isActive = false
  /// The text that a suggestion or the Return key submitted. Suggestions are hidden until the text changes.
  @State private var settled: String?
  @FocusState private var isFocused: Bool
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchFocus) private var focus

  var body: some View {
    if Content.self is any StackOfPages.Type {
      // The search field belongs to the first page, where it appears below the navigation bar.
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
    let session = SearchSession(
      text: text, isPresented: isPresented, removeTokens: tokens?.removeAll, isActive: $isActive, settled: $settled,
      isFocused: $isFocused)
    return SearchBox(content: TupleView(SearchBar(content: bar(of: session)), below, searched(in: session)))
      .onSubmit(of: .search) { session.settle() }
      .onChange(of: isFocused) { session.focusChanged() }
      .onChange(of: text.wrappedValue) { session.textChanged() }
      .onChange(of: isPresented?.wrappedValue, initial: true) { session.follow() }
  }

  @ViewBuilder private func searched(in session: SearchSession) -> some View {
    let content =
      content
      .environment(\.searchSuggestions, nil)
      .environment(\.searchScopes, nil)
      .environment(\.searchFocus, nil)
      .environment(\.isSearching, isActive)
      .environment(\.dismissSearch, DismissSearchAction { session.end() })
    if suggestions == nil && tokens?.suggested == nil {
      content
    } else {
      content.overlay { front(of: session) }
    }
  }

  @ViewBuilder private func bar(of session: SearchSession) -> some View {
    if let focus { focus(AnyView(field)) } else { field }
    if isActive || !text.wrappedValue.isEmpty || tokens?.isEmpty == false {
      Button(platform: "Cancel") { session.end() }
    }
  }

  private var field: some View { SearchField(text: text, prompt: prompt).focused($isFocused) }

  /// The suggestions, in front of the searchable content.
  @ViewBuilder private func front(of session: SearchSession) -> some View {
    if isActive, settled != text.wrappedValue {
      SuggestionsBox(content: TupleView(suggestions, tokens?.suggested))
        .environment(\.completeSearch) { session.complete($0) }
        .environment(\.addSearchToken, tokens?.add)
    }
  }

  /// The selected tokens and the scopes, below the field.
  @ViewBuilder private var below: some View {
    if let tokens, !tokens.isEmpty { tokens.chosen }
    if isActive {
      if let scopes, !scopes.activation.isByTyping || !text.wrappedValue.isEmpty { scopes.content }
    }
  }
}

/// The logic of a search. It is a separate object because closures would otherwise capture the searchable content.
@MainActor
private final class SearchSession {
  private let text: Binding<String>
  private let isPresented: Binding<Bool>?
  private let removeTokens: (@MainActor () -> Void)?
  private let isActive: Binding<Bool>
  private let settled: Binding<String?>
  private let isFocused: FocusState<Bool>.Binding

  init(
    text: Binding<String>, isPresented: Binding<Bool>?, removeTokens: (@MainActor () -> Void)?, isActive: Binding<Bool>,
    settled: Binding<String?>, isFocused: FocusState<Bool>.Binding
  ) {
    self.text = text
    self.isPresented = isPresented
    self.removeTokens = removeTokens
    self.isActive = isActive
    self.settled = settled
    self.isFocused = isFocused
  }

  /// Begins a search when the field gets the focus.
  func focusChanged() {
    guard isFocused.wrappedValue else { return }
    settled.wrappedValue = nil
    begin()
  }

  /// Begins a search when the user types, because not every host reports that the field has the focus.
  func textChanged() {
    if !text.wrappedValue.isEmpty { begin() }
  }

  /// Marks the current text as submitted.
  func settle() { settled.wrappedValue = text.wrappedValue }

  /// Fills in a suggestion and marks it as submitted.
  func complete(_ completion: String) {
    settled.wrappedValue = completion
    text.wrappedValue = completion
  }

  private func begin() {
    isActive.wrappedValue = true
    if settled.wrappedValue != text.wrappedValue { settled.wrappedValue = nil }
    if isPresented?.wrappedValue == false { isPresented?.wrappedValue = true }
  }

  func end() {
    isActive.wrappedValue = false
    isFocused.wrappedValue = false
    settled.wrappedValue = nil
    text.wrappedValue = ""
    removeTokens?()
    if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
  }

  /// Begins or ends the search when the program changes `isPresented`.
  func follow() {
    guard let isWanted = isPresented?.wrappedValue, isWanted != isActive.wrappedValue else { return }
    if isWanted {
      isActive.wrappedValue = true
      isFocused.wrappedValue = true
    } else {
      end()
    }
  }
}

/// The element of the suggestions.
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

/// A modifier that makes a suggestion fill the search field when it is pressed.
struct SearchCompletionModifier: ViewModifier {
  let completion: String
  @Environment(\.completeSearch) private var complete

  func body(content: Content) -> some View {
    if let complete {
      Button {
        complete(completion)
      } label: {
        content.modifier(SuggestionModifier())
      }
      .buttonStyle(.plain)
    } else {
      content
    }
  }
}

/// A modifier that makes a suggestion add a token to the search when it is pressed.
struct SearchTokenCompletionModifier<Token>: ViewModifier {
  let token: Token
  @Environment(\.addSearchToken) private var add

  func body(content: Content) -> some View {
    if let add {
      Button {
        add(token)
      } label: {
        content.modifier(SuggestionModifier())
      }
      .buttonStyle(.plain)
    } else {
      content
    }
  }
}

/// The appearance of a suggestion's row. The whole row is tappable.
struct SuggestionModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
  }
}
