import Testing
import Trifecta

// snippet: stores-echo
struct Echo: Reducer {
  struct State: Equatable { var heard: [String] = [] }

  enum Action: Equatable {
    case called(String)
    case echoed(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .called(let word):
      state.heard.append(word)
      return .run { send in
        await Task.yield()
        send(.echoed(word))
      }
    case .echoed(let word):
      state.heard.append("… \(word)")
      return .none
    }
  }
}
// end

@MainActor
@Suite("Stores.md")
struct StoresTests {
  @Test("`send` updates the state of a store synchronously")
  func sends() {
    // snippet: stores-send
    let store = Store(initialState: StepCounter.State()) { StepCounter() }
    store.send(.stepChanged(5))
    store.send(.incrementTapped)
    #expect(store.count == 5)
    // end
  }

  @Test("A store task waits for the effects of its action")
  func finishes() async {
    // snippet: stores-finish
    let store = Store(initialState: Echo.State()) { Echo() }
    await store.send(.called("Hello")).finish()
    #expect(store.heard == ["Hello", "… Hello"])
    // end
  }

  @Test("A store task cancels the effects of its action")
  func cancels() async {
    let store = Store(initialState: Echo.State()) { Echo() }
    // snippet: stores-cancel
    let task = store.send(.called("Hello"))
    task.cancel()
    await task.finish()
    #expect(store.heard == ["Hello"])
    // end
  }
}
