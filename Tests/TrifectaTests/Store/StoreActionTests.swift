import Testing
import Trifecta

@MainActor
@Suite("Store: actions")
struct StoreActionTests {
  @Test("An action changes the state before send returns")
  func sends() {
    let store = Store(initialState: Counter.State()) { Counter() }
    store.send(.increment)
    #expect(store.count == 1)
  }

  @Test("Actions sent during a reduction are reduced afterwards, breadth first")
  func breadthFirst() {
    struct Tree: Reducer {
      struct State: Equatable { var visited: [String] = [] }
      func reduce(into state: inout State, action: String) -> Effect<String> {
        state.visited.append(action)
        return action.count < 3 ? .merge(.send(action + "l"), .send(action + "r")) : .none
      }
    }
    let store = Store(initialState: Tree.State()) { Tree() }
    store.send(".")
    #expect(store.visited == [".", ".l", ".r", ".ll", ".lr", ".rl", ".rr"])
  }

  @Test("100,000 chained actions do not grow the stack")
  func longChain() {
    let store = Store(initialState: Counter.State()) { Counter() }
    store.send(.chain(100_000))
    #expect(store.count == 100_000)
  }

  @Test("An observer runs once for a batch of actions")
  func batches() {
    let store = Store(initialState: Counter.State()) { Counter() }
    let watch = Watch { store.count }
    store.send(.chain(3))
    #expect(watch.seen == [0, 3])
  }

  @Test("An action sent from an observer is reduced after the current action")
  func sendsFromObserver() {
    let store = Store(initialState: Counter.State()) { Counter() }
    var steps: [String] = []
    let token = observe {
      steps.append("sees \(store.count)")
      if store.count == 1 {
        store.send(.set(10))
        steps.append("has sent, reads \(untrackedCount(store))")
      }
    }
    store.send(.increment)
    #expect(steps == ["sees 0", "sees 1", "has sent, reads 1", "sees 10"])
    token.cancel()
  }

  private func untrackedCount(_ store: Store<Counter>) -> Int { store.count }

  @Test("A reducer that reads its own store traps")
  func readsItself() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        struct Curious: Reducer {
          struct State: Equatable { var count = 0 }
          let read: @MainActor () -> Void
          func reduce(into state: inout State, action: Void) -> Effect<Void> {
            read()
            return .none
          }
        }
        nonisolated(unsafe) var store: Store<Curious>?  // The closure below is called on the main actor only.
        store = Store(initialState: Curious.State()) { Curious { _ = store?.count } }
        store?.send(())
      }
    }
  }

  @Test("An action sent from a reducer is reduced after the reducer returns")
  func sendsFromReducer() {
    struct Eager: Reducer {
      struct State: Equatable { var steps: [String] = [] }
      let sendAgain: @MainActor () -> Void
      func reduce(into state: inout State, action: String) -> Effect<String> {
        state.steps.append(action)
        if action == "first" { sendAgain() }
        state.steps.append("\(action) reduced")
        return .none
      }
    }
    var send: (String) -> Void = { _ in }
    let store = Store(initialState: Eager.State()) { Eager { send("second") } }
    send = { store.send($0) }
    send("first")
    #expect(store.steps == ["first", "first reduced", "second", "second reduced"])
  }
}
