import Testing
import Trifecta
import TrifectaTesting

// snippet: cancellation-feature
struct Lookup: Reducer {
  struct State: Equatable {
    var word = ""
    var meaning: String?
  }

  enum Action: Equatable {
    case lookUpTapped(String)
    case closeTapped
    case found(String)
  }

  private enum EffectID { case lookup }

  let meaning: @MainActor (String) async throws -> String

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .lookUpTapped(let word):
      state.word = word
      return .run { send in send(.found(try await meaning(word))) }
        .cancellable(id: EffectID.lookup, cancelInFlight: true)
    case .closeTapped:
      state.word = ""
      return .cancel(id: EffectID.lookup)
    case .found(let meaning):
      state.meaning = meaning
      return .none
    }
  }
}
// end

@MainActor
@Suite("Cancellation.md")
struct CancellationTests {
  private func makeStore() -> TestStore<Lookup> {
    TestStore(initialState: Lookup.State()) {
      Lookup { word in
        if word != "effect" { await untilCancelled() }
        return "a value that says what to do"
      }
    }
  }

  @Test("A second lookup cancels the first")
  func replaces() async {
    let store = makeStore()
    await store.send(.lookUpTapped("affect")) { $0.word = "affect" }
    await store.send(.lookUpTapped("effect")) { $0.word = "effect" }
    await store.receive(.found("a value that says what to do")) { $0.meaning = "a value that says what to do" }
    await store.finish()
  }

  @Test("Closing cancels the lookup, so no effect remains")
  func closes() async {
    let store = makeStore()
    // snippet: cancellation-test
    await store.send(.lookUpTapped("affect")) { $0.word = "affect" }
    await store.send(.closeTapped) { $0.word = "" }
    await store.finish()
    // end
  }
}
