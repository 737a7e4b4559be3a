import Testing
import Trifecta
import TrifectaTesting

// snippet: testing-time-feature
struct Typist: Reducer {
  struct State: Equatable {
    var text = ""
    var saved = ""
  }

  enum Action: Equatable {
    case typed(String)
    case saved(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .typed(let text):
      state.text = text
      return .send(.saved(text)).debounce(id: "save", for: .seconds(2))
    case .saved(let text):
      state.saved = text
      return .none
    }
  }
}
// end

@MainActor
@Suite("TestingTime.md")
struct TestingTimeTests {
  @Test("Time advances only when the test advances the clock")
  func testClock() async {
    // snippet: testing-time-clock
    let clock = TestClock()
    let store = TestStore(initialState: Typist.State()) {
      Typist()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.typed("a")) { $0.text = "a" }
    await clock.advance(by: .seconds(1))
    await store.send(.typed("ab")) { $0.text = "ab" }
    await clock.advance(by: .seconds(1))  // The second timer is still pending.
    await clock.advance(by: .seconds(1))
    await store.receive(.saved("ab")) { $0.saved = "ab" }
    await store.finish()
    // end
  }

  @Test("An immediate clock does not wait")
  func immediateClock() async {
    // snippet: testing-time-immediate
    let store = TestStore(initialState: Typist.State()) {
      Typist()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    await store.send(.typed("a")) { $0.text = "a" }
    await store.receive(.saved("a")) { $0.saved = "a" }
    // end
    await store.finish()
  }

  @Test("A timeline describes when values are expected")
  func timelines() async {
    // snippet: testing-time-timeline
    let output = await Timeline("ab----c|").applying { $0.debounce(id: "save", for: .ticks(2)) }
    #expect(output == "         ---b----c|")
    // end
  }

  @Test("A timeline describes the results of several runs of an effect")
  func work() async {
    // snippet: testing-time-work
    let output = await Timeline("x|").applying(work: ["-#", "--b|"]) {
      $0.retry(.constant(.ticks(3), retries: 1))
    }
    #expect(output == "------b-|")
    // end
  }
}
