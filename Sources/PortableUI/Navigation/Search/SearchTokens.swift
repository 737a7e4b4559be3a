/// The tokens of a search, in addition to its text. The user sees them below the field and can remove them.
@MainActor
struct SearchTokens {
  /// The selected tokens, in a row below the field.
  let chosen: AnyView
  /// The suggested tokens, shown while a search is active.
  let suggested: AnyView?
  let isEmpty: Bool
  let removeAll: @MainActor () -> Void
  /// Adds a suggested token and clears the text.
  let add: @MainActor (Any) -> Void

  /// Creates the tokens of a collection.
  ///
  /// - Parameters:
  ///   - tokens: The selected tokens.
  ///   - suggested: The suggested tokens. Selecting one adds it to the tokens and clears the text.
  ///   - text: The text of the search.
  ///   - token: A closure that creates the view of a token.
  init<C, T: View>(
    _ tokens: Binding<C>, suggested: C?, text: Binding<String>, token: @escaping (Binding<C.Element>) -> T
  ) where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    chosen = AnyView(
      ScrollView(.horizontal, showsIndicators: false) {
        HStack {
          ForEach(tokens.wrappedValue) { element in
            Button {
              tokens.wrappedValue.removeAll { $0.id == element.id }
            } label: {
              token(tokens.token(element)).modifier(SearchTokenModifier())
            }
            .buttonStyle(.plain)
            .accessibilityHint("Removes it from the search")
          }
        }
        .padding(.horizontal)
      }
    )
    let add: @MainActor (C.Element) -> Void = { element in
      text.wrappedValue = ""
      if !tokens.wrappedValue.contains(where: { $0.id == element.id }) { tokens.wrappedValue.append(element) }
    }
    self.suggested = suggested.map { suggested in
      AnyView(
        ForEach(suggested) { element in
          Button {
            add(element)
          } label: {
            token(.constant(element)).modifier(SuggestionModifier())
          }
          .buttonStyle(.plain)
        })
    }
    isEmpty = tokens.wrappedValue.isEmpty
    self.add = { token in if let token = token as? C.Element { add(token) } }
    removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue = C() } }
  }
}

/// The appearance of a token below the field.
private struct SearchTokenModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .lineLimit(1)
      .padding(.horizontal, 12)
      .frame(minHeight: 32)
      .background(Color.accentColor.opacity(0.15), in: Capsule())
  }
}

extension Binding {
  /// Returns a binding to a token. A write replaces the token with the same id, if the collection contains such a
  /// token.
  @MainActor
  fileprivate func token<Token: Identifiable>(_ token: Token) -> Binding<Token>
  where Value: RandomAccessCollection & RangeReplaceableCollection, Value.Element == Token {
    Binding<Token>(
      get: { wrappedValue.first { $0.id == token.id } ?? token },
      set: { newToken in
        guard let index = wrappedValue.firstIndex(where: { $0.id == token.id }) else { return }
        wrappedValue.replaceSubrange(index...index, with: CollectionOfOne(newToken))
      })
  }
}
