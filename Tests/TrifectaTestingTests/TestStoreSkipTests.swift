import CustomDump
import IssueRecording
import Testing
import Trifecta
import TrifectaTesting

@MainActor
@Suite("TestStore: skipping and asserting")
struct TestStoreSkipTests {
  let clock = TestClock()

  func makeStore() -> TestStore<Search> {
    TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("Skipped actions are reduced and need not be received")
  func actions() async {
    let store = makeStore()
    await store.send(.twoThings)
    await store.skipReceivedActions()
    #expect(store.state.results == ["b"])
    await store.finish()
  }

  @Test("Skipping waits for an effect that runs on another thread")
  func otherThread() async {
    struct Working: Reducer {
      struct State: Equatable { var isDone = false }
      @concurrent nonisolated static func work() async {
        for _ in 0..<100 { await Task.yield() }
      }
      func reduce(into state: inout State, action: Bool) -> Effect<Bool> {
        state.isDone = action
        return action
          ? .none
          : .run { send in
            await Self.work()
            send(true)
          }
      }
    }
    let store = TestStore(initialState: Working.State()) { Working() }
    await store.send(false)
    await store.skipReceivedActions()
    #expect(store.state.isDone)
    await store.finish()
  }

  /// A feature whose effect sends thousands of actions. One of them cancels the effect.
  struct Flood: Reducer {
    struct State: Equatable { var sum = 0 }
    func reduce(into state: inout State, action: Int) -> Effect<Int> {
      state.sum += 1
      switch action {
      case 0: return .run { send in for number in 1...9_000 { send(number) } }.cancellable(id: "flood")
      case 8_000: return .cancel(id: "flood")
      default: return .none
      }
    }
  }

  @Test("A non-exhaustive receive skips thousands of actions")
  func receivesAfterMany() async {
    let store = TestStore(initialState: Flood.State()) { Flood() }
    await store.send(0) { $0.sum = 1 }
    await store.withExhaustivity(.off) { await store.receive(8_000, timeout: .seconds(60)) }
    #expect(store.state.sum == 8_001)
    await store.finish()
  }

  @Test("Skipping reduces thousands of actions up to the one that cancels the effect", .timeLimit(.minutes(1)))
  func manyActions() async {
    let store = TestStore(initialState: Flood.State()) { Flood() }
    await store.send(0) { $0.sum = 1 }
    await store.skipReceivedActions()
    #expect(store.state.sum == 8_001)
    await store.finish()
  }

  @Test("Skipped effects are cancelled and are not leftovers")
  func effects() async {
    let store = makeStore()
    let task = await store.send(.hang)
    await store.skipInFlightEffects()
    await store.finish()
    await task.finish()
    #expect(task.isFinished)
  }

  @Test("Skipped side effects are not leftovers, including those of children")
  func sideEffects() async {
    let store = makeStore()
    await store.send(.announce("a"))
    await store.send(.child(.tapped)) { $0.child.count = 1 }
    store.skipSideEffects()
    await store.finish()
  }

  @Test("Skipping fails when there is nothing to skip")
  func nothing() async {
    let store = makeStore()
    let reported = await issues {
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
      store.skipSideEffects()
    }
    #expect(
      reported == [
        """
        There is nothing to skip: no action of an effect is waiting.

        Remove the line that skips.
        """,
        """
        There is nothing to skip: no effect is running.

        Remove the line that skips.
        """,
        """
        There is nothing to skip: no side effect is waiting.

        Remove the line that skips.
        """,
      ])
  }

  @Test("In a non-exhaustive store, skipping nothing does not fail, and skipped actions and effects are listed")
  func mentions() async {
    let store = makeStore()
    store.exhaustivity = .off(showSkipped: true)
    let reported = await reports {
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
      store.skipSideEffects()
      await store.send(.announce("a"))
      store.skipSideEffects()
      await store.send(.hang)
      await store.skipInFlightEffects()
      await store.send(.twoThings)
      await store.skipReceivedActions()
    }
    #expect(reported.failures == [])
    guard mentionsAreIssues else { return }
    #expect(
      reported.mentions == [
        """
        Skipped 1 side effect: …

          • .announced("a") of the root
        """,
        """
        Skipped 1 running effect: …

          • effect "hang" at Search/Search.swift:42
        """,
        """
        Skipped 2 actions of effects: …

          • .responseReceived(["a"])
          • .responseReceived(["b"])
        """,
      ])
  }

  @Test("Part of the state can be asserted without an action")
  func asserts() async {
    let store = makeStore()
    await store.send(.responseReceived(["a"])) { $0.results = ["a"] }
    store.assert { $0.results = ["a"] }
    let reported = issues { store.assert { $0.query = "x" } }
    #expect(
      reported == [
        #"""
        The state is not the one the test expects: …

              Search.State(
            -   query: "x",
            +   query: "",
                results: […],
                child: Search.Child.State(count: 0)
              )

        (Expected: -, Actual: +)
        """#
      ])
  }

  @Test("Asserting state before receiving fails and lists the unreceived actions")
  func assertsTooEarly() async {
    let store = makeStore()
    await store.send(.twoThings)
    let reported = issues { store.assert { $0.results = ["b"] } }
    #expect(
      reported == [
        #"""
        The state is not the one the test expects: …

              Search.State(
                query: "",
                results: [
            -     [0]: "b"
                ],
                child: Search.Child.State(count: 0)
              )

        (Expected: -, Actual: +)

        These actions have not been received, so the state does not contain their changes: …

          • .responseReceived(["a"])
          • .responseReceived(["b"])

        Receive them first, or skip them with "skipReceivedActions".
        """#
      ])
    await store.skipReceivedActions()
  }

  @Test("An assertion that throws fails")
  func throwing() {
    struct Failure: Error {}
    let store = makeStore()
    let reported = issues { store.assert { _ in throw Failure() } }
    #expect(reported == ["The closure that describes the expected change threw an error: Failure()"])
  }

  @Test("The store's timeout applies to calls without a timeout")
  func timeout() async {
    let store = makeStore()
    store.timeout = .zero
    await store.send(.hang)
    let reported = await issues {
      await store.receive(.nothing)
      await store.finish()
    }
    #expect(
      reported == [
        """
        The test expects to receive .nothing, but nothing arrived. Running: …

          • effect "hang" at Search/Search.swift:42

        If an effect waits for a clock, advance the test's clock first.
        """,
        """
        The test ended with 1 effect still running: …

          • effect "hang" at Search/Search.swift:42

        Let each effect end, for example by advancing the test's clock. Or cancel it, with the handle that "send" returns \
        or with an action that cancels its id. Or ignore it, with "skipInFlightEffects".
        """,
      ])
  }

  @Test("Leftovers after finish fail when the test continues")
  func goesOn() async {
    let reported = await issues {
      let store = makeStore()
      await store.finish()
      await store.send(.announce("late"))
    }
    #expect(
      reported == [
        """
        The test ended without expecting 1 side effect: …

          • .announced("late") of the root

        Expect each of them.
        """
      ])
  }

  @Test("States that differ but print equally fail with a message that says so")
  func unprintable() async {
    let store = TestStore(initialState: Player.State(), comparing: \.unlike) { Player() }
    let reported = await issues { await store.send(1) }
    #expect(
      reported == [
        """
        The action 1 changed the state, and the test expects no change: …

              // Not equal but no difference detected:
            - TestStoreSkipTests.Unlike()
            + TestStoreSkipTests.Unlike()

        (Expected: -, Actual: +)
        """
      ])
  }

  /// Unequal values with equal dumps.
  struct Unlike: Equatable, CustomDumpReflectable {
    let number: Int
    init(_ number: Int) { self.number = number }
    var customDumpMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
  }

  /// A feature whose state contains a closure, so it is not Equatable.
  struct Player: Reducer {
    struct State {
      var position = 0
      var decode: () -> Void = {}
      var unlike: Unlike { Unlike(position) }
    }
    func reduce(into state: inout State, action: Int) -> Effect<Int> {
      state.position = action
      return .none
    }
  }

  @Test("A state that is not Equatable is compared by a given key path")
  func comparing() async {
    let store = TestStore(initialState: Player.State(), comparing: \.position) { Player() }
    await store.send(3) { $0.position = 3 }
    let reported = await issues { await store.send(4) { $0.position = 5 } }
    #expect(
      reported == [
        """
        The state after 4 is not the one the test expects: …

            - 5
            + 4

        (Expected: -, Actual: +)
        """
      ])
    await store.finish()
  }
}
