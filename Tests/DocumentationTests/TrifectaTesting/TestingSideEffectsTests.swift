import Testing
import Trifecta
import TrifectaTesting

// snippet: testing-side-effects-feature
struct Bell: Reducer {
  struct State: Equatable, Identifiable { let id: Int }
  enum Action: Equatable { case rung }
  enum SideEffect: Equatable { case sound(Int) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    emit(.sound(state.id))
  }
}

struct Carillon: Reducer {
  struct State: Equatable { var bells: IdentifiedArray<Bell.State> = [] }
  enum Action: Equatable { case bell(Int, Bell.Action) }

  static let bells = IdentifiedChildren(
    Bell(), state: \State.bells,
    action: Action.bell)

  var body: some Reducer<State, Action> {
    EmptyReducer().forEach(Self.bells)
  }
}
// end

@MainActor
@Suite("TestingSideEffects.md")
struct TestingSideEffectsTests {
  @Test("A side effect is expected from the feature that emitted it")
  func places() async {
    // snippet: testing-side-effects-test
    let store = TestStore(initialState: Carillon.State(bells: [.init(id: 1), .init(id: 2)])) { Carillon() }
    await store.send(.bell(2, .rung))
    await store.send(.bell(1, .rung))
    store.child(Carillon.bells, id: 1).expectSideEffect(.sound(1))
    store.child(Carillon.bells, id: 2).expectSideEffect(.sound(2))
    await store.finish()
    // end
  }
}
