import Testing

@testable import Trifecta

@MainActor
@Suite("The effects of rows that go away")
struct RowLifetimeTests {
  let store = Store(initialState: Family.State.rows(3)) { Family() }
  let gate = Gate()

  func start(_ id: Int) {
    store.send(.row(id, .perform(.init { [gate] in gate.effect(.increment) })))
  }

  func mutate(_ change: @escaping @MainActor (inout Family.State) -> Void) {
    store.send(.mutate(.init(change)))
  }

  var places: [String] { store.core.runs.runs.map(\.node.name).sorted() }

  @Test("Removing a row cancels its effects and no other row's")
  func removes() {
    for id in 0..<3 { start(id) }
    mutate { $0.rows.remove(id: 1) }
    #expect(places == ["\\State.rows[0]", "\\State.rows[2]"])
  }

  @Test("Replacing the whole collection cancels the effects of the rows that are not in it")
  func replaces() {
    for id in 0..<3 { start(id) }
    mutate { $0.rows = [Counter.State(id: 2), Counter.State(id: 9)] }
    #expect(places == ["\\State.rows[2]"])
  }

  @Test("Changing a row's id cancels its effects")
  func renames() {
    for id in 0..<3 { start(id) }
    mutate { $0.rows[id: 0]?.id = 8 }
    #expect(places == ["\\State.rows[1]", "\\State.rows[2]"])
  }

  @Test("Moving and changing rows leaves effects alone")
  func moves() {
    for id in 0..<3 { start(id) }
    mutate { $0.rows.reverse() }
    mutate { $0.rows[id: 1]?.count = 4 }
    #expect(places.count == 3)
  }

  @Test("Rows are told apart while their screens observe them, too")
  func observed() throws {
    let row = try #require(store.scope(Family.rows, id: 1))
    let watch = Watch { row.count }
    let list = Watch { [store] in store.scope(Family.rows).count }
    for id in 0..<3 { start(id) }
    mutate { $0.rows[id: 1]?.count = 4 }
    mutate { $0.rows.remove(id: 1) }
    mutate { $0.rows.remove(id: 0) }
    #expect(places == ["\\State.rows[2]"])
    #expect(watch.seen == [0, 4])
    #expect(list.seen == [3, 2, 1])
  }

  @Test("Nothing is watched once the effects have ended")
  func unwatched() async {
    start(0)
    let task = store.send(.row(1, .perform(.init { [gate] in gate.effect(.touchNothing) })))
    gate.open()
    await task.finish()
    mutate { $0.rows.remove(id: 2) }
    #expect(store.core.watchedRows.isEmpty)
  }

  @Test("Side effects of a removed row are not for one that comes with its id")
  func sideEffects() async throws {
    store.send(.row(1, .emit("old")))
    mutate { $0.rows.remove(id: 1) }
    mutate { $0.rows.append(Counter.State(id: 1)) }
    store.send(.row(1, .emit("new")))
    #expect(await first(of: try #require(store.scope(Family.rows, id: 1)).sideEffects) == .say("new"))
  }
}
