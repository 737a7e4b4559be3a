import Testing
import Trifecta
import TrifectaTesting
import Waiting

// snippet: side-effects-feature
struct Phone: Reducer {
  struct State: Equatable { var number = "" }

  enum Action: Equatable {
    case digitTapped(Int)
    case callTapped
  }

  enum SideEffect: Equatable {
    case dial(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .digitTapped(let digit):
      state.number += "\(digit)"
      return .none
    case .callTapped:
      return emit(.dial(state.number))
    }
  }
}
// end

@MainActor
@Suite("EmittingSideEffects.md")
struct EmittingSideEffectsTests {
  @Test("A listener receives each side effect once, including earlier ones")
  func listens() async {
    let store = Store(initialState: Phone.State(number: "112")) { Phone() }
    var dialed: [String] = []
    func dial(_ number: String) { dialed.append(number) }
    store.send(.callTapped)
    // snippet: side-effects-listening
    let screen = Task { [sideEffects = store.sideEffects] in
      for await sideEffect in sideEffects {
        switch sideEffect {
        case .dial(let number): dial(number)
        }
      }
    }
    // end
    await settle(until: { dialed.count == 1 })
    store.send(.callTapped)
    await settle(until: { dialed.count == 2 })
    #expect(dialed == ["112", "112"])
    screen.cancel()
  }

  @Test("A test expects side effects")
  func expects() async {
    // snippet: side-effects-test
    let store = TestStore(initialState: Phone.State()) { Phone() }
    await store.send(.digitTapped(1)) { $0.number = "1" }
    await store.send(.callTapped)
    store.expectSideEffect(.dial("1"))
    await store.finish()
    // end
  }
}
