import Testing
import Trifecta
import Waiting

@MainActor
@Suite("Effect: sequence and long-running effects")
struct EffectSequenceTests {
  struct Failure: Error {}

  let store = Store(initialState: Script.State()) { Script() }

  @Test("Each element becomes an action")
  func elements() async {
    let numbers = AsyncStream { continuation in
      for number in 1...3 { continuation.yield(number) }
      continuation.finish()
    }
    await store.send(.perform(.sequence(numbers) { .log("\($0)") })).finish()
    #expect(store.log == ["1", "2", "3"])
  }

  @Test("The task has the given name and priority")
  func options() async {
    var seen: [TaskPriority] = []
    let numbers = AsyncStream { continuation in
      continuation.yield(1)
      continuation.finish()
    }
    store.send(
      .perform(
        .sequence(numbers, name: "numbers", priority: .background) { _ in
          seen.append(Task.currentPriority)
          return .log(Task.name ?? "")
        }))
    // Waiting for the task could raise its priority.
    await settle(until: { !seen.isEmpty })
    #expect(seen == [.background])
    #expect(store.log == ["numbers"])
  }

  @Test("An error of the sequence is passed to the catch closure")
  func failure() async {
    let failing = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(1)
      continuation.finish(throwing: Failure())
    }
    await store.send(
      .perform(
        .sequence(failing) {
          .log("\($0)")
        } catch: { error, send in
          send(.log("\(error)"))
        })
    ).finish()
    #expect(store.log == ["1", "Failure()"])
  }

  @Test("A subscription runs until its id is cancelled, and its handle waits for it")
  func subscription() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let task = store.send(.perform(.sequence(stream) { .log("\($0)") }.cancellable(id: "numbers")))
    continuation.yield(1)
    await settle(until: { store.log == ["1"] })
    continuation.yield(2)
    await settle(until: { store.log.count == 2 })
    #expect(store.log == ["1", "2"])
    #expect(!task.isFinished)
    store.send(.perform(.cancel(id: "numbers")))
    continuation.yield(3)
    await task.finish()
    #expect(store.log == ["1", "2"])
  }

  @Test("A subscription ends when its store is released")
  func endsWithStore() async {
    let ended = Gate()
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    continuation.onTermination = { _ in Task { @MainActor in ended.open() } }
    weak var weakStore: Store<Script>?
    do {
      let store = Store(initialState: Script.State()) { Script() }
      weakStore = store
      store.send(.perform(.sequence(stream) { .log("\($0)") }))
      await waitForEffectsToStart()
    }
    #expect(weakStore == nil)
    await ended.wait()
  }

  @Test("The description shows the name and location")
  func description() {
    let effect = Effect<Script.Action>.sequence(
      AsyncStream<Int> { _ in }, name: "numbers", action: { .log("\($0)") }, fileID: "A/B.swift", line: 3)
    #expect(effect.description == "run \"numbers\" at A/B.swift:3")
  }
}
