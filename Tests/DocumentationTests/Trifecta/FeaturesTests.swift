import Testing
import Trifecta

// snippet: features-counter
struct StepCounter: Reducer {
  struct State: Equatable {
    var count = 0
    var step = 1
  }

  enum Action: Equatable {
    case incrementTapped
    case stepChanged(Int)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .incrementTapped:
      state.count += state.step
      return .none
    case .stepChanged(let step):
      state.step = max(1, step)
      return .none
    }
  }
}
// end

// snippet: features-body
struct LimitedCounter: Reducer {
  typealias State = StepCounter.State
  typealias Action = StepCounter.Action

  let limit: Int

  var body: some Reducer<State, Action> {
    StepCounter()
    Reduce { state, _ in
      state.count = min(state.count, limit)
      return .none
    }
  }
}
// end

@MainActor
@Suite("Features.md")
struct FeaturesTests {
  @Test("A reducer can be called directly")
  func byHand() {
    // snippet: features-by-hand
    var state = StepCounter.State(step: 5)
    _ = StepCounter().reduce(into: &state, action: .incrementTapped)
    #expect(state.count == 5)
    // end
    _ = StepCounter().reduce(into: &state, action: .stepChanged(0))
    #expect(state.step == 1)
  }

  @Test("Reducers of a body run in textual order")
  func body() {
    let store = Store(initialState: StepCounter.State(step: 5)) { LimitedCounter(limit: 7) }
    store.send(.incrementTapped)
    #expect(store.count == 5)
    store.send(.incrementTapped)
    #expect(store.count == 7)
  }
}
