import IssueRecording
import Testing
import Trifecta
import TrifectaTesting

@MainActor
@Suite("TestStore: sending")
struct TestStoreSendTests {
  let clock = TestClock()

  func makeStore() -> TestStore<Search> {
    TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("An asserted change that happens passes")
  func passes() async {
    let store = makeStore()
    await store.send(.responseReceived(["a"])) { $0.results = ["a"] }
    await store.send(.nothing)
    #expect(store.state.results == ["a"])
  }

  @Test("An asserted change that does not happen fails with a diff")
  func statedOnly() async {
    let store = makeStore()
    let reported = await issues { await store.send(.nothing) { $0.query = "x" } }
    #expect(
      reported == [
        #"""
        The state after .nothing is not the one the test expects: …

              Search.State(
            -   query: "x",
            +   query: "",
                results: [],
                child: Search.Child.State(count: 0)
              )

        (Expected: -, Actual: +)
        """#
      ])
  }

  @Test("A change that is not asserted fails with a diff")
  func unstated() async {
    let store = makeStore()
    let reported = await issues { await store.send(.responseReceived(["a"])) }
    #expect(
      reported == [
        #"""
        The action .responseReceived(["a"]) changed the state, and the test expects no change: …

              Search.State(
                query: "",
                results: [
            +     [0]: "a"
                ],
                child: Search.Child.State(count: 0)
              )

        (Expected: -, Actual: +)
        """#
      ])
  }

  @Test("An assertion closure that changes nothing fails")
  func statesNothing() async {
    let store = makeStore()
    let reported = await issues { await store.send(.nothing) { $0.query = "" } }
    #expect(
      reported == [
        """
        The test expects .nothing to change the state, but it changed nothing.

        Remove the closure, or change the expected state in it.
        """
      ])
  }

  @Test("An assertion closure that throws fails")
  func throwing() async {
    struct Failure: Error {}
    let store = makeStore()
    let reported = await issues { await store.send(.nothing) { _ in throw Failure() } }
    #expect(reported == ["The closure that describes the expected change threw an error: Failure()"])
  }

  @Test("Sending fails while actions are not received, and lists them")
  func sendsTooEarly() async {
    let store = makeStore()
    await store.send(.twoThings)
    let reported = await issues { await store.send(.nothing) }
    #expect(
      reported == [
        """
        The test sent .nothing before it received 2 actions of effects: …

          • .responseReceived(["a"])
          • .responseReceived(["b"])

        Receive or skip these actions before sending another one.
        """
      ])
    await store.receive(.responseReceived(["a"])) { $0.results = ["a"] }
    await store.receive(.responseReceived(["b"])) { $0.results = ["b"] }
  }

  @Test("A store and a test store that receive the same actions have equal states")
  func sameAsStore() async {
    let store = Store(initialState: Search.State()) { Search() }
    store.send(.twoThings)
    store.send(.child(.tapped))
    let testStore = makeStore()
    await testStore.send(.twoThings)
    await testStore.receive(.responseReceived(["a"])) { $0.results = ["a"] }
    await testStore.receive(.responseReceived(["b"])) { $0.results = ["b"] }
    await testStore.send(.child(.tapped)) { $0.child.count = 1 }
    testStore.child(Search.child).expectSideEffect(.rang)
    #expect(testStore.state == store.state)
  }
  @Test("A long action is truncated in the failure message")
  func long() async {
    let store = makeStore()
    let words = String(repeating: "word ", count: 40)
    let reported = await issues { await store.send(.announce(words)) { _ in } }
    #expect(
      reported == [
        """
        The test expects .announce("\(words.prefix(108))… to change the state, but it changed nothing.

        Remove the closure, or change the expected state in it.
        """
      ])
    store.expectSideEffect(.announced(words))
  }
}
