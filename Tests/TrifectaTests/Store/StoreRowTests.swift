import IssueRecording
import Testing
import Trifecta

@MainActor
@Suite("Store: rows")
struct StoreRowTests {
  let store = Store(initialState: Family.State.rows(100)) { Family() }

  func row(_ id: Int) throws -> Store<Counter> {
    try #require(store.scope(Family.rows, id: id))
  }

  @Test("A row's observers run for changes of the row and not for changes of another row")
  func ownChanges() throws {
    let (first, second) = (try row(1), try row(2))
    let (firstWatch, secondWatch) = (Watch { first.count }, Watch { second.count })
    first.send(.increment)
    store.send(.row(1, .increment))
    #expect(firstWatch.seen == [0, 1, 2])
    #expect(secondWatch.seen == [0])
  }

  @Test("A row's observers run when the parent changes the row in place")
  func parentChanges() throws {
    let (first, second) = (try row(1), try row(2))
    let (firstWatch, secondWatch) = (Watch { first.count }, Watch { second.count })
    store.send(.mutate(.init { $0.rows[id: 1]?.count = 7 }))
    store.send(.mutate(.init { $0.rows[1].count += 1 }))
    #expect(firstWatch.seen == [0, 7, 8])
    #expect(secondWatch.seen == [0])
  }

  @Test("Replacing the collection runs the observers of the rows that differ")
  func replaced() throws {
    let (first, second) = (try row(1), try row(2))
    let (firstWatch, secondWatch) = (Watch { first.count }, Watch { second.count })
    let ids = Watch { store.scope(Family.rows).count }
    store.send(.mutate(.init { $0.rows = IdentifiedArray((0..<100).map { .init(id: $0, count: $0 == 1 ? 9 : 0) }) }))
    #expect(firstWatch.seen == [0, 9])
    #expect(secondWatch.seen == [0])
    #expect(ids.seen == [100])
  }

  @Test("Restoring an earlier collection runs the observers of the rows that differ")
  func restored() throws {
    let first = try row(1)
    let watch = Watch { first.count }
    let earlier = store.rows
    first.send(.increment)
    store.send(.mutate(.init { $0.rows = earlier }))
    #expect(watch.seen == [0, 1, 0])
  }

  @Test("A collection's observers run only when rows are inserted, removed or moved")
  func structure() throws {
    let ids = Watch { store.scope(Family.rows).map(\.id) }
    try row(3).send(.increment)
    #expect(ids.seen.count == 1)
    store.send(.mutate(.init { $0.rows.append(.init(id: 100)) }))
    store.send(.mutate(.init { $0.rows.remove(id: 0) }))
    store.send(.mutate(.init { $0.rows.swapAt(0, 1) }))
    #expect(ids.seen.map(\.count) == [100, 101, 100, 100])
    #expect(ids.seen.last?.prefix(3) == [2, 1, 3])
  }

  @Test("Sorting rows that are already in order runs no observer")
  func idleSort() {
    let ids = Watch { store.scope(Family.rows).map(\.id) }
    store.send(.mutate(.init { $0.rows.sort { $0.id < $1.id } }))
    #expect(ids.seen.count == 1)
  }

  @Test("More changes than the log holds are all observed")
  func overflow() throws {
    let stores = try (0..<100).map { try row($0) }
    let watches = stores.map { row in Watch { row.count } }
    store.send(.mutate(.init { state in for id in 0..<100 { state.rows[id: id]?.count = id } }))
    #expect(watches.enumerated().allSatisfy { $1.seen == ($0 == 0 ? [0] : [0, $0]) })
  }

  @Test("Replacing a row with another row of the same id runs the row's observers")
  func replacedRow() throws {
    let first = try row(1)
    let watch = Watch { first.count }
    store.send(
      .mutate(
        .init {
          $0.rows.remove(id: 1)
          $0.rows.append(.init(id: 1, count: 5))
        }))
    #expect(watch.seen == [0, 5])
  }

  @Test("The store of a removed row keeps its last state, observed or not")
  func removedRow() throws {
    let first = try row(1)
    let watch = Watch { first.count }
    first.send(.increment)
    first.send(.rename("Ada"))
    store.send(.mutate(.init { $0.rows.remove(id: 1) }))
    #expect(watch.seen == [0, 1])
    #expect(first.count == 1)
    #expect(first.title == "Ada")
    #expect(first.withState(\.count) == 1)
    #expect(store.scope(Family.rows, id: 1) == nil)
  }

  @Test("An observer that scopes one row runs when the row is removed or restored")
  func presence() throws {
    let watch = Watch { [store] in store.scope(Family.rows, id: 1) != nil }
    store.send(.row(1, .increment))
    store.send(.mutate(.init { $0.rows.remove(id: 1) }))
    store.send(.mutate(.init { $0.rows.append(.init(id: 1)) }))
    store.send(.mutate(.init { $0.rows = [] }))
    #expect(watch.seen == [true, false, true, false])
  }

  @Test("An action for an absent row is reported, and the parent's reducer still runs")
  func missingRow() {
    let reported = issues { store.send(.row(1_000, .increment)) }
    #expect(
      reported == [
        """
        The action .increment of Counter arrived for the row \\State.rows[1000], which does not exist.

        The row never existed, or was removed before the action arrived. If an effect sends the action, cancel the effect \
        when the row is removed. Check that the parent does not remove the row in the same reduction.
        """
      ])
    #expect(store.log == ["row"])
  }

  @Test("A row's store is the same object while it is held")
  func cached() throws {
    let first = try row(1)
    #expect(try row(1) === first)
    #expect(store.scope(Family.rows)[1] === first)
  }

  @Test("Nested rows are observed individually")
  func nested() throws {
    struct Grid: Reducer {
      struct State: Equatable { var sections: IdentifiedArray<Section.State> = [] }
      enum Action { case section(Int, Section.Action) }
      static let sections = IdentifiedChildren(
        Section(), state: \State.sections,
        action: CasePath(Action.section) { if case .section(let id, let action) = $0 { (id, action) } else { nil } })
      var body: some Reducer<State, Action> {
        EmptyReducer().forEach(Self.sections)
      }
    }
    struct Section: Reducer {
      struct State: Equatable, Identifiable {
        var id: Int
        var rows: IdentifiedArray<Counter.State> = [.init(id: 0), .init(id: 1)]
      }
      enum Action { case row(Int, Counter.Action) }
      static let rows = IdentifiedChildren(
        Counter(), state: \State.rows,
        action: CasePath(Action.row) { if case .row(let id, let action) = $0 { (id, action) } else { nil } })
      var body: some Reducer<State, Action> {
        EmptyReducer().forEach(Self.rows)
      }
    }
    let store = Store(initialState: Grid.State(sections: [.init(id: 0), .init(id: 1)])) { Grid() }
    let watches = try [(0, 0), (0, 1), (1, 0)].map { section, row in
      let section = try #require(store.scope(Grid.sections, id: section))
      let row = try #require(section.scope(Section.rows, id: row))
      return Watch { row.count }
    }
    store.send(.section(0, .row(1, .increment)))
    try #require(store.scope(Grid.sections, id: 1)?.scope(Section.rows, id: 0)).send(.increment)
    #expect(watches.map(\.seen) == [[0], [0, 1], [0, 1]])
  }

  @Test("Rows in a computed property are compared individually")
  func computed() throws {
    struct Parent: Reducer {
      struct State: Equatable {
        var counts = [0, 0]
        var rows: IdentifiedArray<Counter.State> {
          get { IdentifiedArray(counts.enumerated().map { .init(id: $0, count: $1) }) }
          set { counts = newValue.map(\.count) }
        }
      }
      enum Action { case row(Int, Counter.Action) }
      static let rows = IdentifiedChildren(
        Counter(), state: \State.rows,
        action: CasePath(Action.row) { if case .row(let id, let action) = $0 { (id, action) } else { nil } })
      var body: some Reducer<State, Action> {
        EmptyReducer().forEach(Self.rows)
      }
    }
    let store = Store(initialState: Parent.State()) { Parent() }
    let rows = try [0, 1].map { try #require(store.scope(Parent.rows, id: $0)) }
    let watches = rows.map { row in Watch { row.count } }
    rows[1].send(.increment)
    #expect(watches.map(\.seen) == [[0], [0, 1]])
  }

  @Test("Rows without observers are removed from the observed fields")
  func forgets() throws {
    func observe() throws {
      let rows = try (0..<100).map { try row($0) }
      let watches = rows.map { row in Watch { row.count } }
      for watch in watches { watch.stop() }
    }
    try observe()
    // There are more changes than the log holds, so the store compares all rows.
    store.send(.mutate(.init { state in for id in 0..<100 { state.rows[id: id]?.count = 1 } }))
    // Rows that were scoped outside an observer are kept until a row is inserted or removed.
    store.send(.mutate(.init { $0.rows.remove(id: 0) }))
    store.send(.left(.touchNothing))
    #expect(store.observedFields == 0)
  }
}
