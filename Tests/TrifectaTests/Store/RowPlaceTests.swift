import Testing
import Trifecta

/// Reading rows after their positions change.
@MainActor
@Suite("Store: positions of rows")
struct RowPlaceTests {
  let store = Store(initialState: Family.State.rows(10)) { Family() }

  private func mutate(_ change: @escaping @MainActor (inout Family.State) -> Void) {
    store.send(.mutate(.init(change)))
  }

  @Test("A row that has moved is read and observed at its new position")
  func moved() throws {
    let row = try #require(store.scope(Family.rows, id: 1))
    let watch = Watch { row.count }
    mutate { $0.rows.swapAt(1, 8) }
    mutate { $0.rows[id: 1]?.count = 7 }
    mutate { $0.rows[id: 8]?.count = 9 }
    #expect(watch.seen == [0, 7])
    #expect(row.count == 7)
  }

  @Test("A row is read and observed after the rows before it were removed")
  func movedUp() throws {
    let row = try #require(store.scope(Family.rows, id: 9))
    let watch = Watch { row.title }
    mutate { $0.rows.removeAll { $0.id < 9 } }
    mutate { $0.rows[id: 9]?.title = "alone" }
    #expect(watch.seen == ["", "alone"])
  }

  @Test("A computed field is read and observed in its row")
  func computed() throws {
    let row = try #require(store.scope(Family.rows, id: 1))
    let watch = Watch { row[\.title.count] }
    mutate { $0.rows[id: 1]?.title = "four" }
    mutate { $0.rows[id: 2]?.title = "other" }
    #expect(watch.seen == [0, 4])
  }

  @Test("Two fields of many rows are each compared with their own row")
  func fields() throws {
    let rows = try (0..<10).map { id in try #require(store.scope(Family.rows, id: id)) }
    let counts = rows.map { row in Watch { row.count } }
    let ages = rows.map { row in Watch { row[\.user.age] } }
    mutate { state in for id in 0..<10 where id.isMultiple(of: 2) { state.rows[id: id]?.count = id + 1 } }
    mutate { $0.rows[id: 3]?.user.age = 30 }
    #expect(counts.map(\.seen) == (0..<10).map { $0.isMultiple(of: 2) ? [0, $0 + 1] : [0] })
    #expect(ages.map(\.seen) == (0..<10).map { $0 == 3 ? [0, 30] : [0] })
  }

  @Test("An observed collection is kept after its store was released")
  func unheldCollection() {
    struct Box: Reducer {
      struct State: Equatable { var rows: IdentifiedArray<Counter.State> = [] }
      enum Action { case row(Int, Counter.Action) }
      static let rows = IdentifiedChildren(
        Counter(), state: \State.rows,
        action: CasePath(Action.row) { if case .row(let id, let action) = $0 { (id, action) } else { nil } })
      var body: some Reducer<State, Action> { EmptyReducer().forEach(Self.rows) }
    }
    struct Shelf: Reducer {
      struct State: Equatable { var boxes = Array(repeating: Box.State(), count: 40) }
      enum Action {
        case box(Box.Action)
        case fill
      }
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        if case .fill = action { state.boxes[0].rows.append(.init(id: 1)) }
        return .none
      }
    }
    let shelf = Store(initialState: Shelf.State()) { Shelf() }
    func box(_ number: Int) -> Store<Box> {
      shelf.scope(
        Box.self, state: \.boxes[number],
        action: CasePath(Shelf.Action.box) { if case .box(let action) = $0 { action } else { nil } })
    }
    let watch = Watch { box(0).scope(Box.rows).count }
    for number in 1..<40 { _ = box(number) }
    shelf.send(.fill)
    #expect(watch.seen == [0, 1])
  }
}
