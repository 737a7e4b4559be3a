import IssueRecording
import Testing
import Trifecta
import TrifectaTesting

@MainActor
@Suite("TestStore: side effects and leftovers")
struct TestStoreLeftoverTests {
  let clock = TestClock()

  func makeStore() -> TestStore<Search> {
    TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("Side effects are expected in order, separately for each child")
  func expects() async {
    let store = makeStore()
    await store.send(.announce("a"))
    await store.send(.child(.tapped)) { $0.child.count = 1 }
    await store.send(.announce("b"))
    store.expectSideEffect(.announced("a"))
    store.expectSideEffect(.announced("b"))
    store.child(Search.child).expectSideEffect(.rang)
    await store.finish()
  }

  @Test("Expecting a side effect that was not emitted fails")
  func missing() {
    let store = makeStore()
    let reported = issues { store.expectSideEffect(.announced("a")) }
    #expect(
      reported == [#"The test expects the side effect .announced("a") of the root, but no side effect is waiting."#])
  }

  @Test("Expecting a different side effect fails with a diff")
  func other() async {
    let store = makeStore()
    await store.send(.announce("a"))
    let reported = issues { store.expectSideEffect(.announced("b")) }
    #expect(
      reported == [
        """
        The next side effect is not the one the test expects: …

            - Search.SideEffect.announced("b")
            + Search.SideEffect.announced("a")

        (Expected: -, Actual: +)
        """
      ])
  }

  /// The failures for the leftovers of `leave(in:)`.
  let leftovers = [
    """
    The test ended without receiving 2 actions of effects: …

      • .responseReceived(["a"])
      • .responseReceived(["b"])

    Receive each of them.
    """,
    """
    The test ended without expecting 2 side effects: …

      • .announced("a") of the root
      • .rang of \\State.child

    Expect each of them.
    """,
    """
    The test ended with 1 effect still running: …

      • effect "hang" at Search/Search.swift:42

    Let each effect end, for example by advancing the test's clock. Or cancel it, with the handle that "send" returns or \
    with an action that cancels its id. Or ignore it, with "skipInFlightEffects".
    """,
  ]

  /// Leaves actions, side effects and an effect behind.
  func leave(in store: TestStore<Search>) async {
    await store.send(.announce("a"))
    await store.send(.child(.tapped)) { $0.child.count = 1 }
    await store.send(.hang)
    await store.send(.twoThings)
  }

  @Test("finish fails for leftovers of each kind and lists them")
  func finishes() async {
    let store = makeStore()
    await leave(in: store)
    let reported = await issues { await store.finish(timeout: .zero) }
    #expect(reported == leftovers)
  }

  @Test("Releasing the store fails for leftovers of each kind and lists them")
  func drops() async {
    let reported = await issues {
      let store = makeStore()
      await leave(in: store)
    }
    #expect(reported == leftovers)
  }

  @Test("Leftovers reported by finish are not reported again on release")
  func once() async {
    let reported = await issues {
      let store = makeStore()
      await leave(in: store)
      await store.finish(timeout: .zero)
    }
    #expect(reported == leftovers)
  }

  @Test("finish waits for effects that are about to end")
  func waits() async {
    let store = makeStore()
    let task = await store.send(.hang)
    await clock.run()
    await store.finish()
    #expect(task.isFinished)
  }

  @Test("A cancelled effect is not a leftover")
  func cancelled() async {
    let store = makeStore()
    await store.send(.hang).cancel()
    await store.finish()
  }
}
