import IssueRecording
import Testing
import Trifecta
import TrifectaTesting

@MainActor
@Suite("TestStore: exhaustivity")
struct TestStoreExhaustivityTests {
  let clock = TestClock()

  func makeStore(_ exhaustivity: Exhaustivity = .off) -> TestStore<Search> {
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = exhaustivity
    return store
  }

  @Test("A test store is exhaustive by default")
  func standard() {
    #expect(TestStore(initialState: Search.State()) { Search() }.exhaustivity == .on)
    #expect(Exhaustivity.off == .off(showSkipped: false))
  }

  @Test("A non-exhaustive store accepts a change that is not asserted")
  func unstated() async {
    let store = makeStore()
    await store.send(.responseReceived(["a"]))
    #expect(store.state.results == ["a"])
  }

  @Test("A non-exhaustive store accepts an assertion of part of a change")
  func partial() async {
    let store = makeStore()
    await store.send(.responseReceived(["a"]))
    await store.send(.child(.tapped)) { $0.results = ["a"] }
    await store.send(.child(.tapped)) { $0.child.count = 2 }
  }

  @Test("A wrong asserted value fails with a diff of the asserted fields")
  func wrong() async {
    let store = makeStore()
    await store.send(.responseReceived(["a"]))
    let reported = await issues { await store.send(.child(.tapped)) { $0.child.count = 7 } }
    #expect(
      reported == [
        """
        The state after .child(.tapped) is not the one the test expects: …

              Search.State(
                query: "",
                results: […],
            -   child: Search.Child.State(count: 7)
            +   child: Search.Child.State(count: 1)
              )

        (Expected: -, Actual: +)
        """
      ])
  }

  @Test("A relative change that passes in an exhaustive store also passes in a non-exhaustive store")
  func relative() async {
    let store = makeStore()
    await store.send(.child(.tapped)) { $0.child.count += 1 }
  }

  @Test("A non-exhaustive store accepts an assertion closure that changes nothing")
  func unchanged() async {
    let store = makeStore()
    await store.send(.nothing) { $0.query = "" }
  }

  @Test("A non-exhaustive receive reduces and skips the actions before the expected action")
  func receives() async {
    let store = makeStore()
    await store.send(.twoThings)
    await store.receive(.responseReceived(["b"])) { $0.results = ["b"] }
    #expect(store.state.results == ["b"])
  }

  @Test("A non-exhaustive receive skips earlier actions and waits for a delayed action")
  func receivesLater() async {
    let store = makeStore()
    await store.send(.twoThings)
    await store.send(.queryChanged("s"))
    await clock.advance(by: .milliseconds(300))
    await store.receive(.responseReceived(["s!"])) { $0.results = ["s!"] }
  }

  @Test("A non-exhaustive receive without a match fails and lists the skipped actions")
  func receivesNever() async {
    let store = makeStore()
    await store.send(.twoThings)
    await store.send(.hang)
    await store.send(.twoThings)
    let reported = await issues { await store.receive(.nothing, timeout: .zero) }
    #expect(
      reported == [
        """
        The test expects to receive .nothing, but it has not arrived. Running: …

          • effect "hang" at Search/Search.swift:42

        If an effect waits for a clock, advance the test's clock first.

        Skipped: …

          • .responseReceived(["a"])
          • .responseReceived(["b"])
        """
      ])
    let idle = makeStore()
    await idle.send(.twoThings)
    let reportedIdle = await issues { await idle.receive(.nothing) }
    #expect(
      reportedIdle == [
        """
        The test expects to receive .nothing, but no effect that could send it is running.

        Skipped: …

          • .responseReceived(["a"])
          • .responseReceived(["b"])
        """
      ])
  }

  /// A feature that sends an action to itself forever.
  struct Loop: Reducer {
    struct State: Equatable { var count = 0 }
    func reduce(into state: inout State, action: Bool) -> Effect<Bool> {
      state.count += 1
      return .send(true)
    }
  }

  @Test("Skipping stops with a failure when a feature sends actions forever")
  func skipsForever() async {
    let store = TestStore(initialState: Loop.State()) { Loop() }
    store.exhaustivity = .off
    await store.send(true)
    let reported = await issues { await store.skipReceivedActions() }
    #expect(
      reported == [
        """
        After 10000 skipped actions, effects still send more. The next one is true. The waiting actions were dropped.

        An action whose effect immediately sends the same action again never ends.
        """
      ])
    #expect(store.state.count == 10_001)
  }

  @Test("Receiving stops with a failure when a feature sends actions forever")
  func sendsForever() async {
    let store = TestStore(initialState: Loop.State()) { Loop() }
    store.exhaustivity = .off
    await store.send(true)
    let reported = await issues { await store.receive(false, timeout: .zero) }
    #expect(
      reported == [
        """
        The test expects to receive false, but it is not among the 2 actions that the test skipped. Effects still send \
        more actions. The next one is true.

        An action whose effect immediately sends the same action again never ends. If the effects end, pass a longer "timeout".
        """
      ])
  }

  @Test("A non-exhaustive send first reduces the actions not yet received")
  func sends() async {
    let store = makeStore()
    await store.send(.twoThings)
    await store.send(.nothing) { $0.results = ["b"] }
  }

  @Test("Leftovers do not fail a non-exhaustive store", arguments: [true, false])
  func leftovers(finishes: Bool) async {
    let reported = await issues {
      let store = makeStore()
      await store.send(.announce("a"))
      await store.send(.hang)
      await store.send(.twoThings)
      if finishes { await store.finish(timeout: .zero) }
    }
    #expect(reported == [])
  }

  @Test("A non-exhaustive finish reduces the remaining actions")
  func finishes() async {
    let store = makeStore()
    await store.send(.twoThings)
    await store.finish()
    #expect(store.state.results == ["b"])
  }

  @Test("Skipped changes, actions and effects are warnings with showSkipped")
  func mentions() async {
    let reported = await reports {
      let store = makeStore(.off(showSkipped: true))
      await store.send(.child(.tapped))
      await store.send(.twoThings)
      await store.receive(.responseReceived(["b"])) { $0.results = ["b"] }
      await store.send(.hang)
      await store.finish(timeout: .zero)
    }
    #expect(reported.failures == [])
    guard mentionsAreIssues else { return }
    #expect(
      reported.mentions == [
        """
        Skipped other state changes by .child(.tapped): …

              Search.State(
                query: "",
                results: [],
            -   child: Search.Child.State(count: 0)
            +   child: Search.Child.State(count: 1)
              )

        (Expected: -, Actual: +)
        """,
        """
        Skipped 1 action of effects: …

          • .responseReceived(["a"])
        """,
        """
        Skipped 1 side effect: …

          • .rang of \\State.child
        """,
        """
        Skipped 1 running effect: …

          • effect "hang" at Search/Search.swift:42
        """,
      ])
  }

  @Test("withExhaustivity applies within its closure only")
  func scoped() async throws {
    struct Failure: Error {}
    let store = makeStore(.on)
    let query = await store.withExhaustivity(.off) {
      await store.send(.responseReceived(["a"]))
      await store.send(.child(.tapped))
      return store.state.query
    }
    #expect(query == "")
    #expect(store.exhaustivity == .on)
    store.withExhaustivity(.off) { #expect(store.exhaustivity == .off) }
    #expect(throws: Failure.self) { try store.withExhaustivity(.off) { throw Failure() } }
    await #expect(throws: Failure.self) {
      try await store.withExhaustivity(.off) {
        await store.send(.nothing)
        throw Failure()
      }
    }
    #expect(store.exhaustivity == .on)
    let reported = await issues { await store.finish() }
    #expect(reported.count == 1)
  }

  @Test("A change of the exhaustivity applies to later assertions")
  func switched() async {
    let store = makeStore()
    await store.send(.child(.tapped))
    store.exhaustivity = .on
    let reported = await issues { await store.send(.child(.tapped)) }
    #expect(
      reported == [
        """
        The action .child(.tapped) changed the state, and the test expects no change: …

              Search.State(
                query: "",
                results: [],
            -   child: Search.Child.State(count: 1)
            +   child: Search.Child.State(count: 2)
              )

        (Expected: -, Actual: +)
        """
      ])
    store.child(Search.child).expectSideEffect(.rang)
    store.child(Search.child).expectSideEffect(.rang)
  }
}
