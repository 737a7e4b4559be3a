import IssueRecording
import Testing
import TrifectaTesting

@testable import Trifecta

@MainActor
@Suite("Effect: scoped")
struct EffectScopedTests {
  let store = Store(initialState: Script.State()) { Script() }
  let child = Script.part.key
  let grandchild = Script.Part.part.key

  /// An effect of the child at the child's place.
  func ofChild(
    _ effect: Effect<Script.Action>,
    sideEffects: (@MainActor (Any) -> Effect<Script.Action>?)? = nil,
    dismissal: Script.Action? = nil
  ) -> Script.Action {
    .perform(effect.scoped(child, embed: { $0 }, sideEffects: sideEffects, dismissal: dismissal))
  }

  var childNode: Node { child.node(under: store.core.node)! }

  @Test("A parent's effect replaces a side effect of the child")
  func replacesSideEffect() {
    store.send(ofChild(.merge(.say("a"), .say("b"))) { $0 as? String == "a" ? .log("heard a") : nil })
    #expect(store.log == ["heard a"])
    #expect(!childNode.sideEffects.isIdle)
  }

  @Test("Replacing a side effect with Effect.none drops it")
  func swallows() {
    store.send(ofChild(.say("a")) { _ in Effect.none })
    #expect(store.log == [])
    #expect(childNode.sideEffects.isIdle)
  }

  @Test("A parent does not intercept the side effects of grandchildren")
  func notBelow() {
    let effect = Effect<Script.Action>.say("a").scoped(grandchild, embed: { $0 })
    store.send(ofChild(effect) { _ in .log("heard") })
    #expect(store.log == [])
    #expect(grandchild.node(under: childNode)?.sideEffects.isIdle == false)
  }

  @Test("A side effect that replaces a grandchild's reaches the parent")
  func throughTwoLevels() {
    let effect = Effect<Script.Action>.say("a").scoped(grandchild, embed: { $0 }, sideEffects: { _ in .say("b") })
    store.send(ofChild(effect) { .log("heard \($0)") })
    #expect(store.log == ["heard b"])
  }

  @Test("A replacement effect belongs to the parent and to the parent's ids")
  func parentsPlace() async {
    let gate = Gate()
    let effect = Effect<Script.Action>.say("a").cancellable(id: 1)
    let task = store.send(ofChild(effect) { _ in .step("x", gate).cancellable(id: 1) })
    #expect(store.runningEffects.map { $0.place == "the root" } == [true])
    store.send(ofChild(.cancel(id: 1)))
    #expect(store.running == ["the root x 1"])
    store.send(.perform(.cancel(id: 1)))
    #expect(store.runningEffects.isEmpty)
    gate.open()
    await task.finish()
  }

  @Test("A replacement effect is independent of the child's operators")
  func operatorsOfChild() async {
    let clock = TestClock()
    let effect = Effect<Script.Action>.concatenate(.say("a"), .log("next")).timeout(after: .ticks(1), clock: clock)
    let gate = Gate()
    let task = store.send(ofChild(effect) { _ in .step("x", gate) })
    await waitForEffectsToStart()
    let begun = expected(atOnce: ["+x", "next"], soon: ["next", "+x"])
    #expect(store.log == begun)
    await clock.run()
    gate.open()
    await task.finish()
    #expect(store.log == begun + ["-x"])
  }

  @Test("The nearest ancestor with a response answers a dismissal")
  func dismissal() {
    store.send(ofChild(.dismiss, dismissal: .log("dismissed")))
    #expect(store.log == ["dismissed"])
    store.send(ofChild(Effect.dismiss.scoped(grandchild, embed: { $0 }), dismissal: .log("from below")))
    #expect(store.log == ["dismissed", "from below"])
    store.send(
      ofChild(
        Effect.dismiss.scoped(grandchild, embed: { $0 }, dismissal: .log("nearer")), dismissal: .log("farther")))
    #expect(store.log == ["dismissed", "from below", "nearer"])
  }

  @Test("The effect of a dismissal from a descendant runs at the parent")
  func dismissalPlace() async {
    let gate = Gate()
    let effect = Effect<Script.Action>.dismiss.scoped(grandchild, embed: { $0 })
    let task = store.send(ofChild(effect, dismissal: .perform(.step("x", gate))))
    #expect(store.runningEffects.map { $0.place == "the root" } == [true])
    gate.open()
    await task.finish()
  }

  @Test("A dismissal that no ancestor handles is reported, or passed to the core's receiver if there is one")
  func unanswered() {
    let reported = issues { store.send(.perform(.dismiss)) }
    #expect(
      reported == [
        """
        The feature at the root requested its dismissal, but no parent presents it.

        Return "dismiss" only from a feature that a parent presents, or send the parent an action that removes the feature.
        """
      ])
    var received: [String] = []
    store.core.dismissalReceiver = { received.append($0.name) }
    store.send(.perform(.dismiss))
    #expect(received == ["the root"])
  }

  @Test("cancelAll cancels every effect of the child and its descendants, and no other effect")
  func cancelAll() async {
    let gate = Gate()
    let below = Effect<Script.Action>.step("below", gate).scoped(grandchild, embed: { $0 })
    let tasks = [
      store.send(ofChild(.concatenate(.step("child", gate), .log("never")))),
      store.send(ofChild(below)),
      store.send(.perform(.step("parent", gate))),
    ]
    await waitForEffectsToStart()
    store.send(.perform(Effect(.cancelOfChild(child, nil))))
    #expect(store.core.runs.runs.compactMap(\.taskOptions?.name) == ["parent"])
    gate.open()
    for task in tasks { await task.finish() }
    #expect(store.log == ["+child", "+below", "+parent", "-parent"])
  }

  @Test("cancelAll closes the child's throttle windows")
  func cancelAllWindows() {
    let clock = TestClock()
    let throttled = ofChild(.log("a").throttle(id: 1, for: .ticks(5), latest: true, clock: clock))
    store.send(throttled)
    store.send(.perform(Effect(.cancelOfChild(child, nil))))
    store.send(throttled)
    #expect(store.log == ["a", "a"])
  }

  @Test("A scoped effect has a description")
  func description() {
    let effect = Effect<Script.Action>.merge(.say("a"), .dismiss)
    let scoped = effect.scoped(
      child, embed: { $0 }, sideEffects: { _ in .log("a") }, dismissal: .log("dismissed"))
    #expect(
      scoped.description == """
        scoped \(child)
          merge
            emit String
            dismiss
        """)
  }
}

extension Effect<Script.Action> {
  /// A side effect at any place.
  fileprivate static func say(_ words: String) -> Self { Effect(.emit(words)) }
}
