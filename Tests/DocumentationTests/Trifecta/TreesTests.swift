import Testing
import Trifecta

// snippet: trees-feature
struct Outline: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var title = ""
    var entries: IdentifiedArray<State> = []
  }

  indirect enum Action: Equatable {
    case titleChanged(String)
    case entry(Int, Action)
  }

  static let entries = IdentifiedChildren(
    Outline(), state: \State.entries,
    action: Action.entry)

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .titleChanged(let title) = action { state.title = title }
      return .none
    }
    .forEach(Self.entries)
  }
}
// end

@MainActor
@Suite("Trees.md")
struct TreesTests {
  @Test("Each node of a tree has a store, whose actions are handled at any depth")
  func depth() {
    // snippet: trees-store
    let store = Store(
      initialState: Outline.State(id: 0, entries: [.init(id: 1, entries: [.init(id: 2)])])
    ) { Outline() }

    let leaf = store.scope(Outline.entries, id: 1)?.scope(Outline.entries, id: 2)
    leaf?.send(.titleChanged("Roots"))  // Sends .entry(1, .entry(2, .titleChanged("Roots"))).
    #expect(store.entries[id: 1]?.entries[id: 2]?.title == "Roots")
    // end
  }
}
