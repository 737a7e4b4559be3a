import Synchronization
import Testing
import Trifecta

/// Tests of the number of rows that a store compares after an action.
@MainActor
@Suite("Store: comparison of rows")
struct RowComparisonTests {
  /// A number that counts its comparisons.
  struct Cell: Equatable {
    static let comparisons = Mutex(0)
    @TaskLocal static var counts = false

    var number = 0

    static func == (first: Cell, second: Cell) -> Bool {
      if counts { comparisons.withLock { $0 += 1 } }
      return first.number == second.number
    }
  }

  struct Row: Reducer {
    struct State: Equatable, Identifiable {
      let id: Int
      var cell = Cell()
    }
    enum Action { case increment }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.cell.number += 1
      return .none
    }
  }

  struct List: Reducer {
    struct State: Equatable { var rows: IdentifiedArray<Row.State> = [] }
    enum Action { case row(Int, Row.Action) }

    static let rows = IdentifiedChildren(
      Row(), state: \State.rows,
      action: CasePath(Action.row) { if case .row(let id, let action) = $0 { (id, action) } else { nil } })

    var body: some Reducer<State, Action> { EmptyReducer().forEach(Self.rows) }
  }

  struct Screen: Reducer {
    struct State: Equatable {
      var other = 0
      var list = List.State()
      var sheet: List.State?
      var inner: Inner.State?
    }
    enum Action {
      case mutate(@MainActor (inout State) -> Void)
      case list(List.Action)
      case sheet(PresentationAction<List.Action>)
      case inner(Inner.Action)
    }

    static let list = Child(
      List(), state: \State.list,
      action: CasePath(Action.list) { if case .list(let action) = $0 { action } else { nil } })
    static let sheet = PresentedChild(
      List(), state: \State.sheet,
      action: CasePath(Action.sheet) { if case .sheet(let action) = $0 { action } else { nil } })
    static let inner = OptionalChild(
      Inner(), state: \State.inner,
      action: CasePath(Action.inner) { if case .inner(let action) = $0 { action } else { nil } })

    var body: some Reducer<State, Action> {
      Scope(Self.list)
      Reduce { state, action in
        if case .mutate(let change) = action { change(&state) }
        return .none
      }
      .ifLet(Self.sheet)
      .ifLet(Self.inner)
    }
  }

  /// A list nested in two optionals.
  struct Inner: Reducer {
    struct State: Equatable {
      var title = ""
      var list: List.State?
    }
    enum Action { case list(List.Action) }

    static let list = OptionalChild(
      List(), state: \State.list,
      action: CasePath(Action.list) { if case .list(let action) = $0 { action } else { nil } })

    var body: some Reducer<State, Action> { EmptyReducer().ifLet(Self.list) }
  }

  enum Where: CaseIterable { case child, presented, optionals }

  let store: Store<Screen>

  init() {
    let rows = List.State(rows: IdentifiedArray((0..<100).map { Row.State(id: $0) }))
    store = Store(initialState: Screen.State(list: rows, sheet: rows, inner: .init(list: rows))) { Screen() }
  }

  private func listStore(_ place: Where) -> Store<List>? {
    switch place {
    case .child: store.scope(Screen.list)
    case .presented: store.scope(Screen.sheet)
    case .optionals: store.scope(Screen.inner)?.scope(Inner.list)
    }
  }

  private func mutate(_ place: Where, _ change: @escaping @MainActor (inout List.State) -> Void) {
    store.send(
      .mutate { state in
        switch place {
        case .child: change(&state.list)
        case .presented: if state.sheet != nil { change(&state.sheet!) }
        case .optionals: if state.inner?.list != nil { change(&state.inner!.list!) }
        }
      })
  }

  private func comparisons(_ body: () -> Void) -> Int {
    let before = Cell.comparisons.withLock { $0 }
    Cell.$counts.withValue(true, operation: body)
    return Cell.comparisons.withLock { $0 } - before
  }

  @Test("Only the changed row of a hundred observed rows is compared", arguments: Where.allCases)
  func touched(place: Where) throws {
    let list = try #require(listStore(place))
    let watches = list.scope(List.rows).map { row in Watch { row.cell.number } }
    #expect(watches.count == 100)
    #expect(comparisons { list.send(.row(7, .increment)) } == 1)
    #expect(comparisons { store.send(.mutate { $0.other += 1 }) } == 0)
    #expect(comparisons { mutate(place) { $0.rows[id: 8]?.cell.number = 5 } } == 1)
    #expect(watches.enumerated().filter { $0.element.seen != [0] }.map(\.offset) == [7, 8])
    #expect(watches[7].seen == [0, 1])
    #expect(watches[8].seen == [0, 5])
  }

  @Test("A replaced list is compared once, and later changes only by their rows", arguments: Where.allCases)
  func replaced(place: Where) throws {
    let list = try #require(listStore(place))
    let watches = list.scope(List.rows).map { row in Watch { row.cell.number } }
    let replacement = List.State(rows: IdentifiedArray((0..<100).map { Row.State(id: $0, cell: Cell(number: $0 % 2)) }))
    mutate(place) { $0 = replacement }
    #expect(watches.map(\.seen) == (0..<100).map { $0 % 2 == 0 ? [0] : [0, 1] })
    #expect(comparisons { mutate(place) { $0.rows[id: 8]?.cell.number = 5 } } == 1)
    #expect(watches[8].seen == [0, 5])
  }

  @Test("Changes of a copy are observed when the copy is assigned", arguments: Where.allCases)
  func copy(place: Where) throws {
    let list = try #require(listStore(place))
    let watches = list.scope(List.rows).map { row in Watch { row.cell.number } }
    var kept: List.State?
    mutate(place) { kept = $0 }
    kept?.rows[id: 3]?.cell.number = 3
    mutate(place) { $0.rows[id: 4]?.cell.number = 4 }
    mutate(place) { [kept] in $0 = kept! }
    #expect(watches[3].seen == [0, 3])
    #expect(watches[4].seen == [0, 4, 0])
  }

  @Test("A removed list keeps its last state and does not show a list that is presented later")
  func comesBack() throws {
    let row = try #require(listStore(.presented)?.scope(List.rows, id: 1))
    let watch = Watch { row.cell.number }
    let current = Watch { [self] in listStore(.presented)?.scope(List.rows, id: 1)?.cell.number }
    mutate(.presented) { $0.rows[id: 1]?.cell.number = 1 }
    store.send(.sheet(.dismiss))
    #expect(row.cell.number == 1)
    store.send(.mutate { $0.sheet = List.State(rows: [Row.State(id: 1, cell: Cell(number: 2))]) })
    #expect(comparisons { store.send(.mutate { $0.other += 1 }) } == 0)
    #expect(watch.seen == [0, 1])
    #expect(current.seen == [0, 1, nil, 2])
  }

  @Test("The rows of a removed list are observed again when it is restored")
  func parked() throws {
    let ids = Watch { [self] in listStore(.presented)?.scope(List.rows).count ?? 0 }
    let first = Watch { [self] in listStore(.presented)?.scope(List.rows, id: 0) != nil }
    var parked: List.State?
    store.send(
      .mutate {
        parked = $0.sheet
        $0.sheet = nil
      })
    store.send(.mutate { $0.sheet = parked })
    #expect(ids.seen == [100, 0, 100])
    #expect(first.seen == [true, false, true])
  }

  @Test("The rows of a list that is added later are observed")
  func observedWhileGone() throws {
    let list = try #require(listStore(.presented))
    store.send(.sheet(.dismiss))
    let gone = Watch { list.scope(List.rows).count }
    let count = Watch { [self] in listStore(.presented)?.scope(List.rows).count ?? 0 }
    store.send(.mutate { $0.sheet = List.State(rows: [Row.State(id: 1)]) })
    #expect(count.seen == [0, 1])
    #expect(gone.seen == [100])
  }
}
