import Testing
import Trifecta
import Waiting

@MainActor
@Suite("Effects of removed rows")
struct RowLifetimeTests {
  let store = Store(initialState: Family.State.rows(3)) { Family() }
  let gate = Gate()

  func start(_ id: Int) {
    store.send(.row(id, .perform(.init { [gate] in gate.effect(.increment) })))
  }

  func mutate(_ change: @escaping @MainActor (inout Family.State) -> Void) {
    store.send(.mutate(.init(change)))
  }

  var places: [String] { store.runningEffects.map(\.place).sorted() }

  @Test("Removing a row cancels the row's effects and no effects of other rows")
  func removes() {
    for id in 0..<3 { start(id) }
    mutate { $0.rows.remove(id: 1) }
    #expect(places == ["\\State.rows[0]", "\\State.rows[2]"])
  }

  @Test("Replacing the collection cancels the effects of the removed rows")
  func replaces() {
    for id in 0..<3 { start(id) }
    mutate { $0.rows = [Counter.State(id: 2), Counter.State(id: 9)] }
    #expect(places == ["\\State.rows[2]"])
  }

  @Test("Changing a row's id cancels the row's effects")
  func renames() {
    for id in 0..<3 { start(id) }
    mutate { $0.rows[id: 0]?.id = 8 }
    #expect(places == ["\\State.rows[1]", "\\State.rows[2]"])
  }

  @Test("Moving and changing rows does not cancel effects")
  func moves() {
    for id in 0..<3 { start(id) }
    mutate { $0.rows.reverse() }
    mutate { $0.rows[id: 1]?.count = 4 }
    #expect(places.count == 3)
  }

  @Test("Removing observed rows cancels their effects and runs the observers")
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

  @Test("A store stops watching rows when their effects have ended")
  func unwatched() async {
    start(0)
    let task = store.send(.row(1, .perform(.init { [gate] in gate.effect(.touchNothing) })))
    gate.open()
    await task.finish()
    await settle(until: { store.runningEffects.isEmpty })
    mutate { $0.rows.remove(id: 2) }
    #expect(store.watchedPlaces == 0)
  }

  @Test("A store stops watching rows when their side effects have been received")
  func unwatchedSideEffects() async throws {
    store.send(.row(1, .emit("one")))
    mutate { $0.rows[id: 1]?.count = 4 }
    #expect(store.watchedPlaces == 1)
    let row = try #require(store.scope(Family.rows, id: 1))
    #expect(await first(of: row.sideEffects) == .say("one"))
    mutate { $0.rows[id: 1]?.count = 5 }
    #expect(store.watchedPlaces == 0)
  }

  @Test("A new row with a removed row's id does not receive its side effects")
  func sideEffects() async throws {
    store.send(.row(1, .emit("old")))
    mutate { $0.rows.remove(id: 1) }
    mutate { $0.rows.append(Counter.State(id: 1)) }
    store.send(.row(1, .emit("new")))
    #expect(await first(of: try #require(store.scope(Family.rows, id: 1)).sideEffects) == .say("new"))
  }

  @Test("Reading the rows between reductions does not keep a removed row's effects running")
  func readInBetween() {
    start(1)
    let token = store.onEvent { [store] event in
      if case .reduced = event { _ = store.scope(Family.rows).count }
    }
    mutate { $0.rows.remove(id: 1) }
    #expect(places == [])
    token.cancel()
  }

  @Test("Restoring an earlier collection cancels effects of rows added in the same batch")
  func putBack() {
    let watch = Watch { [store] in store.scope(Family.rows).count }
    mutate { _ in }
    let earlier = store.rows
    store.send(
      .perform(
        .init { [gate] in
          .merge(
            .send(.mutate(.init { $0.rows.append(.init(id: 9)) })),
            .send(.row(9, .perform(.init { gate.effect(.increment) }))),
            .send(.mutate(.init { $0.rows = earlier })))
        }))
    #expect(watch.seen == [3])
    #expect(places == [])
  }

  @Test("A row that changes its id in an action keeps that action's effect")
  func newID() async throws {
    struct Draft: Reducer {
      struct State: Equatable, Identifiable {
        var id: Int
        var isSaved = false
      }
      enum Action {
        case saved(Int)
        case confirmed
      }
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .saved(let id):
          state.id = id
          return .run { send in
            await Task.yield()
            send(.confirmed)
          }
        case .confirmed:
          state.isSaved = true
          return .none
        }
      }
    }
    struct Drafts: Reducer {
      struct State: Equatable { var rows: IdentifiedArray<Draft.State> = [.init(id: 0), .init(id: 7)] }
      enum Action { case row(Int, Draft.Action) }
      static let rows = IdentifiedChildren(
        Draft(), state: \State.rows,
        action: CasePath(Action.row) { if case .row(let id, let action) = $0 { (id, action) } else { nil } })
      var body: some Reducer<State, Action> { EmptyReducer().forEach(Self.rows) }
    }
    let store = Store(initialState: Drafts.State()) { Drafts() }
    let row = try #require(store.scope(Drafts.rows, id: 0))
    await row.send(.saved(5)).finish()
    #expect(store.rows == [.init(id: 5, isSaved: true), .init(id: 7)])
    await store.send(.row(5, .saved(7))).finish()
    #expect(store.rows == [.init(id: 7)])
  }

  @Test("Removing a row or optional child closes its throttle window")
  func throttleOfTheGone() {
    struct Inn: Reducer {
      struct State: Equatable {
        var rows: IdentifiedArray<Counter.State> = [.init(id: 0)]
        var guest: Counter.State? = .init(id: 0)
      }
      enum Action {
        case row(Int, Counter.Action)
        case guest(Counter.Action)
        case change(@MainActor (inout State) -> Void)
      }
      static let rows = IdentifiedChildren(Counter(), state: \State.rows, action: Action.row)
      static let guest = OptionalChild(Counter(), state: \State.guest, action: Action.guest)
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          if case .change(let change) = action { change(&state) }
          return .none
        }
        .forEach(Self.rows)
        .ifLet(Self.guest)
      }
    }
    let clock = ContinuousClock()
    let job = Counter.Job { .send(.increment).throttle(id: 1, for: .seconds(60), latest: false, clock: clock) }
    let store = Store(initialState: Inn.State()) { Inn() }
    store.send(.row(0, .perform(job)))
    store.send(.guest(.perform(job)))
    #expect(store.rows[0].count == 1)
    #expect(store.guest?.count == 1)
    store.send(.change { $0 = .init(rows: [], guest: nil) })
    store.send(.change { $0 = .init() })
    store.send(.row(0, .perform(job)))
    store.send(.guest(.perform(job)))
    #expect(store.rows[0].count == 1)
    #expect(store.guest?.count == 1)
  }

  @Test("A throttle returned by a removed row opens no window for its successor")
  func throttle() {
    let clock = ContinuousClock()
    struct Hotel: Reducer {
      static let rows = Family.rows
      var body: some Reducer<Family.State, Family.Action> {
        Reduce { state, action in
          if case .row(let id, .perform) = action, state.log.isEmpty {
            state.rows.remove(id: id)
            state.log = ["left"]
            state.rows.append(.init(id: 9))
          }
          if case .mutate(let change) = action { change.apply(&state) }
          return .none
        }
        .forEach(Self.rows)
      }
    }
    let store = Store(initialState: Family.State.rows(1)) { Hotel() }
    let job = Counter.Job { .send(.increment).throttle(id: 1, for: .seconds(60), latest: true, clock: clock) }
    store.send(.row(0, .perform(job)))
    store.send(.mutate(.init { $0.rows.append(.init(id: 0)) }))
    store.send(.row(0, .perform(job)))
    #expect(store.rows[id: 0]?.count == 1)
  }
}
