import TrifectaUI

// snippet: cheatsheet-feature
struct Term: Reducer {
  struct State: Equatable, Identifiable {  // The data of the feature.
    let id: Int
    var word = ""
    var meaning = ""
  }
  enum Action: Equatable {  // User events and results of effects.
    case wordChanged(String)
    case found(String)
    case copyTapped
  }
  enum SideEffect: Equatable { case copy(String) }  // A one-time request to the screen.
  private enum EffectID { case lookUp }

  @Dependency(\.dictionary) var dictionary  // A service that the feature uses.

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .wordChanged(let word):
      state.word = word
      return .run { send in send(.found(try await dictionary.meaning(word))) }
        .debounce(id: EffectID.lookUp, for: .milliseconds(300))
    case .found(let meaning):
      state.meaning = meaning
      return .none
    case .copyTapped:
      return emit(.copy(state.meaning))
    }
  }
}
// end

// snippet: cheatsheet-dependency
struct DictionaryClient: Sendable {
  var meaning: @Sendable (_ word: String) async throws -> String
}

enum DictionaryKey: DependencyKey {
  static let liveValue = DictionaryClient { word in "what \(word) means" }
}

extension DependencyValues {
  var dictionary: DictionaryClient {
    get { self[DictionaryKey.self] }
    set { self[DictionaryKey.self] = newValue }
  }
}
// end

// snippet: cheatsheet-parent
struct Glossary: Reducer {
  struct State: Equatable {
    var search = ""
    var today = Term.State(id: 0)
    var terms: IdentifiedArray<Term.State> = []
    var added: Term.State?
  }
  enum Action: Equatable, BindableAction {
    case binding(BindingAction<State>)  // $store.search
    case today(Term.Action)
    case term(Term.State.ID, Term.Action)
    case added(PresentationAction<Term.Action>)
    case addTapped
  }

  // Declares each child once, for the body, the screen and the tests.
  static let today = Child(Term(), state: \State.today, action: Action.today)
  static let terms = IdentifiedChildren(Term(), state: \State.terms, action: Action.term)
  static let added = PresentedChild(Term(), state: \State.added, action: Action.added)

  var body: some Reducer<State, Action> {
    BindingReducer()
    Scope(Self.today)
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.added = Term.State(id: state.terms.count + 1)
        return .none
      case .added(.dismiss):
        if let added = state.added { state.terms.append(added) }
        return .none
      case .binding, .today, .term, .added:
        return .none
      }
    }
    .ifLet(Self.added)
    .forEach(Self.terms)
  }
}
// end

// snippet: cheatsheet-screen
struct GlossaryScreen: View {
  @Bindable var store: Store<Glossary>

  var body: some View {
    NavigationStack {
      List {
        TermRow(store: store.scope(Glossary.today))
        ForEach(store.scope(Glossary.terms)) { TermRow(store: $0) }
      }
      .searchable(text: $store.search)
      .toolbar { Button("Add") { store.send(.addTapped) } }
      .sheet(item: store.binding(presenting: Glossary.added)) { TermRow(store: $0) }
    }
  }
}

struct TermRow: View {
  let store: Store<Term>

  var body: some View {
    VStack {
      TextField("Word", text: store.binding(\.word) { .wordChanged($0) })
      Text(store.meaning)
      Button("Copy") { store.send(.copyTapped) }
    }
    .onSideEffects(of: store) { sideEffect in
      switch sideEffect {
      case .copy(let meaning): print(meaning)
      }
    }
  }
}
// end
