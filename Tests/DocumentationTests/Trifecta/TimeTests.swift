import Testing
import Trifecta
import TrifectaTesting

// snippet: time-feature
struct Suggestions: Reducer {
  struct State: Equatable {
    var query = ""
    var words: [String] = []
  }

  enum Action: Equatable {
    case queryChanged(String)
    case found([String])
  }

  private enum EffectID { case search }

  let search: @MainActor (String) async throws -> [String]

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .queryChanged(let query):
      state.query = query
      return .run(name: "search") { send in
        send(.found(try await search(query)))
      } catch: { _, send in
        send(.found([]))
      }
      .timeout(after: .seconds(10))
      .retry(.exponential(.seconds(1), cap: .seconds(8), retries: 3))
      .debounce(id: EffectID.search, for: .milliseconds(300))
    case .found(let words):
      state.words = words
      return .none
    }
  }
}
// end

// snippet: time-clock
struct Countdown: Reducer {
  struct State: Equatable { var left = 3 }

  enum Action: Equatable {
    case startTapped
    case ticked
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .startTapped:
      return .run { [left = state.left] send in
        for _ in 0..<left {
          try await clock.sleep(for: .seconds(1))
          send(.ticked)
        }
      }
    case .ticked:
      state.left -= 1
      return .none
    }
  }
}
// end

@MainActor
@Suite("Time.md")
struct TimeTests {
  @Test("A feature uses the clock of the test")
  func debounce() async {
    // snippet: time-test
    let clock = TestClock()
    let store = TestStore(initialState: Suggestions.State()) {
      Suggestions { query in ["\(query)wift"] }
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.queryChanged("s")) { $0.query = "s" }
    await store.send(.queryChanged("S")) { $0.query = "S" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(.found(["Swift"])) { $0.words = ["Swift"] }
    await store.finish()
    // end
  }

  @Test("A failed search is retried, and a hanging search times out")
  func retries() async {
    struct Busy: Error {}
    let clock = TestClock()
    var attempts = 0
    let store = TestStore(initialState: Suggestions.State()) {
      Suggestions { _ in
        attempts += 1
        if attempts == 1 { throw Busy() }
        await untilCancelled()
        return []
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = .off
    await store.send(.queryChanged("s"))
    // The debounce takes 0.3 s. Three retries start after 1, 2 and 4 s, and each times out after 10 s. On a busy
    // machine `run()` can return early, when no effect has started to sleep yet, so the test repeats it.
    let end = TestClock.Instant(offset: .milliseconds(37_300))
    for _ in 0..<10_000 where clock.now < end { await clock.run() }
    await store.receive(.found([]))
    #expect(attempts == 4)
    #expect(clock.now == end)
  }

  @Test("An effect sleeps on the injected clock")
  func countdown() async {
    let clock = TestClock()
    let store = TestStore(initialState: Countdown.State()) {
      Countdown()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startTapped)
    for left in [2, 1, 0] {
      await clock.advance(by: .seconds(1))
      await store.receive(.ticked) { $0.left = left }
    }
    await store.finish()
  }

  @Test("Time operators match their timelines")
  func timelines() async {
    // snippet: time-timelines
    #expect(await Timeline("ab-c|").applying { $0.delay(for: .ticks(2)) } == "--ab-c|")
    #expect(
      await Timeline("ab----c|").applying { $0.debounce(id: "search", for: .ticks(2)) }
        == "       ---b----c|")
    #expect(
      await Timeline("abc----|").applying { $0.throttle(id: "save", for: .ticks(4), latest: true) }
        == "       a---c--|")
    #expect(
      await Timeline("x|").applying(work: ["-#", "-#", "-a|"]) { $0.retry(.constant(.ticks(2), retries: 5)) }
        == "       -------a-|")
    #expect(
      await Timeline("x|").applying(work: ["a---b|"]) { $0.timeout(after: .ticks(3)) }
        == "       a--#|")
    // end
  }
}
