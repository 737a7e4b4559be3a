import IssueRecording
import Testing
import Trifecta
import TrifectaTesting

@MainActor
@Suite("TestStore: side effects of children")
struct TestScopeTests {
  let store = TestStore(initialState: Office.State()) { Office() }

  @Test("A side effect that is not Equatable is asserted with a predicate")
  func predicate() async {
    await store.send(.room(2, .knock))
    store.expectSideEffect { $0.text == "room 2" }
    store.child(Office.rooms, id: 2).expectSideEffect(.knocked)
    await store.finish()
  }

  @Test("Side effects of different rows and of their children are kept separate")
  func rows() async {
    await store.send(.room(1, .lamp(.toggle))) { $0.rooms[id: 1]?.lamp.isOn = true }
    await store.send(.room(2, .knock))
    store.skipRootSideEffect()
    store.child(Office.rooms, id: 2).expectSideEffect(.knocked)
    store.child(Office.rooms, id: 1).child(Office.Room.lamp).expectSideEffect(.clicked)
    await store.finish()
  }

  @Test("Expecting a side effect on the wrong child fails and lists the undelivered side effects")
  func otherPlace() async {
    await store.send(.room(1, .lamp(.toggle))) { $0.rooms[id: 1]?.lamp.isOn = true }
    let reported = issues {
      store.child(Office.rooms, id: 1).expectSideEffect(.knocked)
      store.child(Office.rooms, id: 1).expectSideEffect { _ in true }
    }
    #expect(
      reported
        == ["the side effect .knocked", "a side effect"].map {
          """
          The test expects \($0) of \\State.rooms[1], but only side effects of other features are waiting: …

            • .clicked of \\State.rooms[1] \\State.lamp

          Expect a child's side effects on the child, for example with "store.child(Parent.child).expectSideEffect(…)".
          """
        })
    store.child(Office.rooms, id: 1).child(Office.Room.lamp).expectSideEffect(.clicked)
  }

  @Test("A predicate that returns false fails, and the side effect is consumed")
  func predicateFails() async {
    await store.send(.room(2, .knock))
    let reported = issues { store.child(Office.rooms, id: 2).expectSideEffect { _ in false } }
    #expect(
      reported == [
        """
        The next side effect is not the one the test expects: …

          • .knocked
        """
      ])
    store.skipRootSideEffect()
    await store.finish()
  }

  @Test("Expecting a side effect by a predicate fails when none is undelivered")
  func predicateMissing() {
    let reported = issues { store.expectSideEffect { _ in true } }
    #expect(reported == ["The test expects a side effect of the root, but no side effect is waiting."])
  }

  @Test("Side effects of unscoped rows are found among 100 rows")
  func manyRows() async {
    var state = Office.State()
    state.rooms = IdentifiedArray((0..<100).map { Office.Room.State(id: $0) })
    let store = TestStore(initialState: state) { Office() }
    for id in 0..<100 { await store.send(.room(id, .knock)) }
    for id in 0..<100 {
      store.skipRootSideEffect()
      store.child(Office.rooms, id: id).expectSideEffect(.knocked)
    }
    await store.finish()
  }

  @Test("A child of a test store works after many others were created, and fails after the store's release")
  func outlives() async {
    let store = TestStore(initialState: Office.State()) { Office() }
    let lamp = store.child(Office.rooms, id: 1).child(Office.Room.lamp)
    for id in 3..<200 { _ = store.child(Office.rooms, id: id) }
    await store.send(.room(1, .lamp(.toggle))) { $0.rooms[id: 1]?.lamp.isOn = true }
    lamp.expectSideEffect(.clicked)
    await store.finish()
    func ofAStoreThatGoes() -> TestScope<Office.Lamp> {
      let store = TestStore(initialState: Office.State()) { Office() }
      return store.child(Office.rooms, id: 1).child(Office.Room.lamp)
    }
    let outliving = ofAStoreThatGoes()
    let reported = issues { outliving.expectSideEffect(.clicked) }
    #expect(
      reported == [
        """
        The test expects the side effect .clicked of \\State.rooms[1] \\State.lamp, but no side effect is waiting.
        """
      ])
  }
}

extension TestStore<Office> {
  fileprivate func skipRootSideEffect() {
    expectSideEffect { _ in true }
  }
}
