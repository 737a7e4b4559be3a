import Testing
import Trifecta

@MainActor
@Suite("Store: observation by value")
struct StoreObservationTests {
  let store = Store(initialState: Counter.State()) { Counter() }

  @Test("An observer of one field does not run when another changes")
  func otherField() {
    let watch = Watch { store.count }
    store.send(.rename("x"))
    #expect(watch.seen == [0])
  }

  @Test("An observer does not run when a field is set to an equal value")
  func equalValue() {
    let watch = Watch { store.count }
    store.send(.set(0))
    #expect(watch.seen == [0])
  }

  @Test("A nested field read through the store depends on its first component")
  func firstComponent() {
    let watch = Watch { store.user.name }
    store.send(.birthday)
    #expect(watch.seen == ["", ""])
  }

  @Test("A key path narrows the dependency to what it leads to")
  func narrows() {
    let watch = Watch { store[\.user.name] }
    store.send(.birthday)
    #expect(watch.seen == [""])
    let age = Watch { store[\.user.age] }
    store.send(.birthday)
    #expect(age.seen == [1, 2])
  }

  @Test("An observer of the whole state runs for every change, and for no equal one")
  func wholeState() {
    let watch = Watch { store.state }
    store.send(.touchNothing)
    store.send(.increment)
    store.send(.birthday)
    #expect(watch.seen.map(\.count) == [0, 1, 1])
  }
}
