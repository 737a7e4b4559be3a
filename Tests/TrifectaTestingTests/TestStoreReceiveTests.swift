import IssueRecording
import Testing
import Trifecta
import TrifectaTesting

@MainActor
@Suite("TestStore: receiving")
struct TestStoreReceiveTests {
  let clock = TestClock()

  func makeStore() -> TestStore<Search> {
    TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("A second keystroke cancels the first search")
  func cancelsStaleSearch() async {
    let store = makeStore()
    await store.send(.queryChanged("s")) { $0.query = "s" }
    await clock.advance(by: .milliseconds(200))
    await store.send(.queryChanged("sw")) { $0.query = "sw" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(.responseReceived(["sw!"])) { $0.results = ["sw!"] }
    await store.finish()
  }

  @Test("An effect's action is not reduced until it is received")
  func queues() async {
    let store = makeStore()
    await store.send(.twoThings)
    #expect(store.state.results == [])
    await store.receive(.responseReceived(["a"])) { $0.results = ["a"] }
    #expect(store.state.results == ["a"])
    await store.receive(.responseReceived(["b"])) { $0.results = ["b"] }
  }

  func isResponse(_ action: Search.Action) -> Bool {
    if case .responseReceived = action { true } else { false }
  }

  let line = #line + 1
  let response = CasePath(Search.Action.responseReceived) {
    if case .responseReceived(let results) = $0 { results } else { nil }
  }

  let query = CasePath(Search.Action.queryChanged) { if case .queryChanged(let query) = $0 { query } else { nil } }

  @Test("An action is received by case or by predicate")
  func byCase() async {
    let store = makeStore()
    await store.send(.twoThings)
    await store.receive(response) { $0.results = ["a"] }
    await store.receive(where: isResponse) { $0.results = ["b"] }
  }

  @Test("Receiving a different action fails with a diff and reduces the action")
  func other() async {
    let store = makeStore()
    await store.send(.twoThings)
    let reported = await issues { await store.receive(.responseReceived(["x"])) { $0.results = ["x"] } }
    #expect(
      reported == [
        #"""
        The test received a different action than it expects: …

              Search.Action.responseReceived(
                [
            -     [0]: "x"
            +     [0]: "a"
                ]
              )

        (Expected: -, Actual: +)
        """#
      ])
    #expect(store.state.results == ["a"])
    await store.receive(.responseReceived(["b"])) { $0.results = ["b"] }
  }

  @Test("Receiving an action of a different case fails, names the action and reduces it")
  func otherCase() async {
    let store = makeStore()
    await store.send(.twoThings)
    let reported = await issues {
      await store.receive(query)
      await store.receive(where: { $0 == .nothing })
    }
    #expect(
      reported == [
        """
        The test received a different action than it expects, an action of \(query): …

          • .responseReceived(["a"])
        """,
        """
        The test received a different action than it expects: …

          • .responseReceived(["b"])
        """,
      ])
    #expect(store.state.results == ["b"])
  }

  @Test("Receiving fails at once when no effect is running")
  func nothingRuns() async {
    let store = makeStore()
    let reported = await issues { await store.receive(.nothing) }
    #expect(reported == ["The test expects to receive .nothing, but no effect that could send it is running."])
  }

  @Test("Failures of receiving by case or predicate describe the expected action")
  func nothingRunsByCase() async {
    let store = makeStore()
    let reported = await issues {
      await store.receive(response)
      await store.receive(where: isResponse)
    }
    #expect(
      reported == [
        """
        The test expects to receive an action of the case at TrifectaTestingTests/TestStoreReceiveTests.swift:\(line), but \
        no effect that could send it is running.
        """,
        "The test expects to receive an action, but no effect that could send it is running.",
      ])
  }

  @Test("Receiving fails at the timeout and lists the running effects")
  func nothingArrives() async {
    let store = makeStore()
    await store.send(.hang)
    let reported = await issues { await store.receive(.nothing, timeout: .zero) }
    #expect(
      reported == [
        """
        The test expects to receive .nothing, but nothing arrived. Running: …

          • effect "hang" at Search/Search.swift:42

        If an effect waits for a clock, advance the test's clock first.
        """
      ])
    await store.send(.cancelHanging)
  }

  @Test("Receiving waits for an effect that runs on another thread")
  func otherThread() async {
    struct Working: Reducer {
      struct State: Equatable { var results: [String] = [] }
      enum Action: Equatable {
        case start
        case done([String])
      }
      @concurrent nonisolated static func work() async -> [String] {
        for _ in 0..<100 { await Task.yield() }
        return ["done"]
      }
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .start: return .run { send in send(.done(await Self.work())) }
        case .done(let results):
          state.results = results
          return .none
        }
      }
    }
    let store = TestStore(initialState: Working.State()) { Working() }
    await store.send(.start)
    await store.receive(.done(["done"])) { $0.results = ["done"] }
  }

  @Test("Two tasks of a test can receive at the same time")
  func twoWait() async {
    struct Two: Reducer {
      struct State: Equatable {
        var sum = 0
      }
      enum Action: Equatable {
        case start
        case done(Int)
      }
      @Dependency(\.continuousClock) var clock
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .start:
          return .merge(
            (1...2).map { number in
              .run { send in
                try await clock.sleep(for: .seconds(number))
                send(.done(number))
              }
            })
        case .done(let number):
          state.sum += number
          return .none
        }
      }
    }
    let store = TestStore(initialState: Two.State()) {
      Two()
    } withDependencies: {
      $0.continuousClock = clock
    }
    // Either task may receive either action, so the assertions cannot be exhaustive.
    store.exhaustivity = .off
    await store.send(.start)
    let receivers = (1...2).map { _ in
      Task { await store.receive(where: { $0 != .start }, timeout: .seconds(600)) }
    }
    for _ in 1...3 { await clock.advance(by: .zero) }
    await clock.advance(by: .seconds(1))
    await clock.advance(by: .seconds(1))
    for receiver in receivers { await receiver.value }
    #expect(store.state.sum == 3)
    await store.finish()
  }
}
