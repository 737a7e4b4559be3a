import ScreenTesting
import Testing
import TrifectaUI

// snippet: tca-leaf
struct Renaming: Reducer {
  struct State: Equatable { var title = "" }

  enum Action: Equatable {
    case titleChanged(String)
    case doneTapped
  }

  enum SideEffect: Equatable { case renamed(String) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .titleChanged(let title):
      state.title = title
      return .none
    case .doneTapped:
      return emit(.renamed(state.title))
    }
  }
}
// end

// snippet: tca-page
struct RenamingPage: View {
  @State private var store: Store<Renaming>
  private let onRename: (String) -> Void

  init(title: String, onRename: @escaping (String) -> Void) {
    _store = State(initialValue: Store(initialState: Renaming.State(title: title)) { Renaming() })
    self.onRename = onRename
  }

  var body: some View {
    VStack {
      TextField("Title", text: store.binding(\.title) { .titleChanged($0) })
      Button("Done") { store.send(.doneTapped) }
    }
    .onSideEffects(of: store) { sideEffect in
      switch sideEffect {
      case .renamed(let title): onRename(title)
      }
    }
  }
}
// end

@MainActor
@Suite("ComingFromTCA.md, the page")
struct ComingFromTCAPageTests {
  @Test("A page receives a title and returns the edited title")
  func page() async throws {
    var titles: [String] = []
    let screen = await Screen { RenamingPage(title: "Emma") { titles.append($0) } }
    try await screen.type(", or Love", into: "Title")
    try await screen.tap("Done")
    #expect(titles == ["Emma, or Love"])
  }
}
