import Testing
import Trifecta
import TrifectaTesting

@MainActor
@Suite("Store: observation by value")
struct StoreObservationTests {
  let store = Store(initialState: Counter.State()) { Counter() }

  @Test("An observer of one field does not run when another field changes")
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

  @Test("Reading a nested field through the store observes the whole field at the start of its path")
  func firstComponent() {
    let watch = Watch { store.user.name }
    store.send(.birthday)
    #expect(watch.seen == ["", ""])
  }

  @Test("Reading by a key path observes only the value at the end of the path")
  func narrows() {
    let watch = Watch { store[\.user.name] }
    store.send(.birthday)
    #expect(watch.seen == [""])
    let age = Watch { store[\.user.age] }
    store.send(.birthday)
    #expect(age.seen == [1, 2])
  }

  @Test("An observer of the whole state runs only when the state changes")
  func wholeState() {
    let watch = Watch { store.state }
    store.send(.touchNothing)
    store.send(.increment)
    store.send(.birthday)
    #expect(watch.seen.map(\.count) == [0, 1, 1])
  }

  @Test("A computed property guarded by a field is not evaluated when the guard fails")
  func guarded() {
    struct Picker: Reducer {
      struct State: Equatable {
        var selection: Int? = 0
        var names = ["a", "b"]
        var selected: String { names[selection!] }
      }
      enum Action { case select(Int?) }
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        if case .select(let selection) = action { state.selection = selection }
        return .none
      }
    }
    let store = Store(initialState: Picker.State()) { Picker() }
    // The second observer reads the computed property first, while the selection exists.
    let watch = Watch { store.selection == nil ? "nothing" : store.selected }
    let count = Watch { store.selected.isEmpty ? 0 : store.names.count }
    store.send(.select(1))
    #expect(watch.seen == ["a", "b"])
    #expect(count.seen == [2, 2])
    count.stop()
    store.send(.select(nil))
    store.send(.select(1))
    store.send(.select(1))
    #expect(watch.seen == ["a", "b", "nothing", "b"])
  }

  @Test("An observer that reads during a batch runs again if the value at the end of the batch differs")
  func readsAhead() {
    let published = Watch { [store] in store.count }
    var late: Watch<Int>?
    let token = store.onEvent { [store] event in
      if case .reduced = event, store.count == 1, late == nil { late = Watch { store.count } }
    }
    store.send(.perform(.init { .merge(.send(.set(1)), .send(.set(0))) }))
    #expect(late?.seen == [1, 0])
    #expect(published.seen.last == 0)
    token.cancel()
  }

  @Test(
    "Observers added after unobserved actions do not run for equal values", arguments: [false, true])
  func comesLater(isLate: Bool) async {
    let clock = TestClock()
    let before = Counter.Action.perform(.init { .send(.increment).delay(for: .seconds(1), clock: clock) })
    store.send(isLate ? before : .increment)
    await clock.advance(by: .seconds(1))
    let watches = (0..<2).map { _ in Watch { [store] in store.count } }
    store.send(.touchNothing)
    #expect(watches.map(\.seen) == [[1], [1]])
  }

  @Test("A computed field of a removed child keeps its last observed value")
  func goneComputed() throws {
    let store = Store(initialState: House.State(guest: .init())) { House() }
    let guest = try #require(store.scope(House.guest))
    let watch = Watch { "\(store.log.count) \(guest[\.title.count])" }
    store.send(.guest(.rename("four")))
    store.send(.mutate(.init { $0.guest = nil }))
    store.send(.mutate(.init { $0.log = ["alone"] }))
    #expect(watch.seen == ["0 0", "0 4", "1 4"])
  }
  @Test("Reads in withState are not tracked and leave no observed fields behind")
  func withState() throws {
    let store = Store(initialState: Family.State.rows(3)) { Family() }
    #expect(store.withState { $0.rows.count } == 3)
    #expect(store.observedFields == 0)
    let row = try #require(store.scope(Family.rows, id: 1))
    #expect(row.withState(\.count) == 0)
    #expect(row.observedFields == 0)
    let watch = Watch { store.withState { $0.left.count } }
    store.send(.left(.set(3)))
    #expect(watch.seen == [0])
    #expect(store.withState { $0.left.count } == 3)
    store.send(.mutate(.init { $0.rows.remove(id: 1) }))
    #expect(row.withState(\.count) == 0)
  }
}
