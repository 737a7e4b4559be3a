/// What is looked for beside the text of a search, as things that a person sees and takes away.
@MainActor
struct SearchTokens {
  /// Those that are looked for, in a row below the field.
  let chosen: AnyView
  /// Those that are offered while a person looks for something.
  let suggested: AnyView?
  let isEmpty: Bool
  let removeAll: @MainActor () -> Void

  /// The tokens of a collection.
  ///
  /// - Parameters:
  ///   - tokens: those that are looked for.
  ///   - suggested: those that are offered. One that is pressed is looked for in place of what was typed.
  ///   - text: what was typed.
  ///   - token: shows one.
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
              token(tokens.token(element)).modifier(SearchTokenLook())
            }
            .buttonStyle(.plain)
            .accessibilityHint("Removes it from the search")
          }
        }
        .padding(.horizontal)
      }
    )
    self.suggested = suggested.map { suggested in
      AnyView(
        ForEach(suggested) { element in
          Button {
            text.wrappedValue = ""
            if !tokens.wrappedValue.contains(where: { $0.id == element.id }) { tokens.wrappedValue.append(element) }
          } label: {
            token(.constant(element)).modifier(SuggestionLook())
          }
          .buttonStyle(.plain)
        })
    }
    isEmpty = tokens.wrappedValue.isEmpty
    removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue = C() } }
  }
}

/// A token as it is seen below the field.
private struct SearchTokenLook: ViewModifier {
  func body(content: Content) -> some View {
    content
      .lineLimit(1)
      .padding(.horizontal, 12)
      .frame(minHeight: 32)
      .background(Color.accentColor.opacity(0.15), in: Capsule())
  }
}

extension Binding {
  /// A binding to a token: what is written goes to the one with its id, while that is there.
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
