import Testing
import Trifecta

/// Rows that contain rows and a reference type.
private struct Shelves: Reducer {
  struct State {
    var shelves: IdentifiedArray<Shelf.State> = []
  }
  enum Action {
    case shelf(Int, Shelf.Action)
    case mutate(@MainActor (inout State) -> Void)
  }
  static let shelves = IdentifiedChildren(
    Shelf(), state: \State.shelves,
    action: CasePath(Action.shelf) { if case .shelf(let id, let action) = $0 { (id, action) } else { nil } })

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .mutate(let change) = action { change(&state) }
      return .none
    }
    .forEach(Self.shelves)
  }
}

private struct Shelf: Reducer {
  final class Content {}
  struct State: Identifiable {
    let id: Int
    var content = Content()
    var counters: IdentifiedArray<Counter.State> = []
  }
  enum Action { case counter(Int, Counter.Action) }
  static let counters = IdentifiedChildren(
    Counter(), state: \State.counters,
    action: CasePath(Action.counter) { if case .counter(let id, let action) = $0 { (id, action) } else { nil } })

  var body: some Reducer<State, Action> { EmptyReducer().forEach(Self.counters) }
}

@MainActor
@Suite("RowStores")
struct RowStoresTests {
  let store = Store(initialState: Family.State.rows(1_000)) { Family() }

  func mutate(_ change: @escaping @MainActor (inout Family.State) -> Void) {
    store.send(.mutate(.init(change)))
  }

  /// The address of the rows in memory.
  var address: UnsafeRawPointer? {
    store.withState { $0.rows.elements.withUnsafeBytes(\.baseAddress) }
  }

  @Test(
    "The store at a removed row's position shows its last state",
    arguments: [
      { $0.rows.remove(id: 700) }, { $0.rows.remove(at: 700) }, { $0.rows[id: 700] = nil }, { $0.rows.removeAll() },
      { $0.rows.removeAll { $0.id == 700 } }, { $0.rows.remove(atOffsets: [700]) }, { $0.rows = [] },
      { $0 = Family.State() }, { $0.rows = $0.rows.filter { $0.id < 3 } }, { $0.rows[id: 700]?.id = 5_000 },
    ] as [@MainActor (inout Family.State) -> Void])
  func removed(change: @escaping @MainActor (inout Family.State) -> Void) {
    let rows = store.scope(Family.rows)
    store.send(.row(700, .increment))
    mutate { $0.rows.swapAt(700, 700) }
    store.send(.row(700, .increment))
    mutate(change)
    #expect(rows[700].id == 700)
    #expect(rows[700].count == 2)
    #expect(rows.map(\.id) == Array(0..<1_000))
  }

  @Test("A row changed and removed in one batch shows its last published state")
  func changedAndRemoved() {
    let rows = store.scope(Family.rows)
    mutate {
      $0.rows[id: 700]?.count = 9
      $0.rows = IdentifiedArray($0.rows.prefix(10))
    }
    #expect(rows[700].count == 0)
  }

  @Test("Last states are correct after more changes than the log holds")
  func overflow() {
    let rows = store.scope(Family.rows)
    mutate { state in for id in 0..<1_000 { state.rows[id: id]?.count = id } }
    mutate { $0.rows.removeAll() }
    #expect(rows.map(\.count) == Array(0..<1_000))
  }

  @Test("A kept collection is updated for its own rows after insertions")
  func grows() {
    let rows = store.scope(Family.rows)
    let later: [Any] = (0..<3).map { number in
      mutate { $0.rows.insert(.init(id: 5_000 + number), at: 0) }
      return store.scope(Family.rows)
    }
    store.send(.row(700, .increment))
    mutate { $0.rows.remove(id: 700) }
    #expect(rows[700].count == 1)
    withExtendedLifetime(later) {}
  }

  @Test("The store at a restored row's position shows its current state")
  func comesBack() {
    let rows = store.scope(Family.rows)
    mutate { $0.rows.remove(id: 700) }
    let gone = rows[700]
    mutate { $0.rows.append(.init(id: 700, count: 3)) }
    #expect(rows[700] === gone)
    #expect(gone.count == 3)
  }

  @Test("Rows are copied once while a collection is kept")
  func copiesOnce() {
    var kept = [store.scope(Family.rows)]
    store.send(.row(1, .increment))
    let first = address
    for id in 0..<20 {
      kept.append(store.scope(Family.rows))
      store.send(.row(id, .increment))
      mutate { $0.rows[id: id]?.count += 1 }
    }
    #expect(address == first)
    #expect(kept.allSatisfy { $0.memory === kept[0].memory })
  }

  @Test("Rows are not copied if no collection is kept")
  func copiesNothing() {
    let first = address
    for id in 0..<20 {
      store.scope(Family.rows)[id].send(.increment)
      mutate { $0.rows[id: id]?.count += 1 }
    }
    #expect(address == first)
    #expect(store.memories(of: Family.rows) <= 1)
  }

  @Test("Removed rows are released with the collection that was read")
  func memory() {
    let store = Store(
      initialState: Shelves.State(shelves: IdentifiedArray((0..<100).map { Shelf.State(id: $0) }))
    ) { Shelves() }
    weak let content = store.withState { $0.shelves[70].content }
    do {
      let shelves = store.scope(Shelves.shelves)
      store.send(.mutate { $0.shelves.remove(id: 70) })
      #expect(shelves[70].withState(\.content) === content)
      #expect(content != nil)
    }
    // The row's node is kept until there are many unused nodes, but its store was released.
    #expect(content == nil)
  }

  @Test("A removed row's contents are released with its last store", arguments: [false, true])
  func forgetsRows(isHeld: Bool) {
    let store = Store(
      initialState: Shelves.State(shelves: IdentifiedArray((0..<100).map { Shelf.State(id: $0) }))
    ) { Shelves() }
    weak let removed = store.withState { $0.shelves[70].content }
    weak let replaced = store.withState { $0.shelves[71].content }
    var held: [Store<Shelf>] = []
    for row in [70, 71] { held.append(store.scope(Shelves.shelves)[row]) }
    if !isHeld { held = [] }
    store.send(.mutate { $0.shelves[id: 71]?.content = Shelf.Content() })
    #expect(replaced == nil)
    store.send(.mutate { $0.shelves.remove(id: 70) })
    #expect((removed != nil) == isHeld)
    #expect(held.first.map { $0.withState(\.content) === removed } ?? true)
    held = []
    #expect(removed == nil)
  }

  @Test("Nested rows keep their last state after the row around them is removed")
  func nested() throws {
    let store = Store(
      initialState: Shelves.State(
        shelves: [.init(id: 0, counters: IdentifiedArray((0..<100).map { .init(id: $0) })), .init(id: 1)])
    ) { Shelves() }
    let counters = try #require(store.scope(Shelves.shelves, id: 0)).scope(Shelf.counters)
    store.send(.shelf(0, .counter(70, .increment)))
    store.send(.mutate { $0.shelves[id: 0]?.counters.remove(id: 70) })
    #expect(counters[70].count == 1)
    store.send(.shelf(0, .counter(80, .increment)))
    store.send(.mutate { $0.shelves = [] })
    #expect(counters[80].count == 1)
    #expect(counters.map(\.id) == Array(0..<100))
  }

  @Test("Screens popped from a path keep their last state")
  func screens() {
    let store = Store(initialState: House.State(path: StackState((0..<100).map { _ in .dim(.init()) }))) { House() }
    let screens = store.scope(House.path)
    store.send(.path(.element(id: StackElementID(80), action: .dim(.increment))))
    store.send(.mutate(.init { $0.path.removeAll() }))
    #expect(screens[80].withState { $0 } == .dim(.init(count: 1)))
    #expect(screens.count == 100)
  }
}
