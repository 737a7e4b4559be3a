import Testing
import Trifecta

@MainActor
@Suite("Cancelling the effects of children")
struct ParentCancelsTests {
  let gate = Gate()
  let house = Store(
    initialState: House.State(
      guest: .init(), sheet: .init(), mode: .dim(.init()), path: [.bright(.init()), .bright(.init())])
  ) { House() }
  let family = Store(initialState: Family.State.rows(2)) { Family() }

  /// An action with two effects: one with id 1, and one without an id.
  var work: Counter.Action {
    .perform(
      .init { [gate] in .merge(gate.effect(.increment).cancellable(id: 1), gate.effect(.increment)) })
  }

  func startAll() {
    house.send(.guest(work))
    house.send(.sheet(.presented(work)))
    house.send(.mode(.dim(work)))
    for id in house.path.ids { house.send(.path(.element(id: id, action: .bright(work)))) }
  }

  func runs(after effect: @escaping @MainActor () -> Effect<House.Action>) -> [String] {
    startAll()
    house.send(.perform(.init(effect)))
    return house.runningEffects.map(\.place)
  }

  @Test("A parent can cancel a presented child's effect by id")
  func presentedID() {
    #expect(runs { .cancel(id: 1, of: House.sheet) }.filter { $0 == "\\State.sheet" }.count == 1)
  }

  @Test("A parent can cancel all effects of a presented child without dismissing it")
  func presented() {
    #expect(!runs { .cancelAll(of: House.sheet) }.contains("\\State.sheet"))
    #expect(house.sheet != nil)
  }

  @Test("A parent can cancel all effects of an optional child")
  func optional() {
    let left = runs { .cancelAll(of: House.guest) }
    #expect(left.count == 8)
    #expect(!left.contains("\\State.guest"))
  }

  @Test("A parent can cancel the effects of a case's child by id or entirely")
  func ofCase() {
    let store = Store(initialState: Office.State.open(.init())) { Office() }
    store.send(.open(work))
    store.send(.cancelFirst)
    #expect(store.running == [store.scope(Office.open)?.placeName])
    store.send(.cancelAll)
    #expect(store.runningEffects.isEmpty)
  }

  @Test("A parent can cancel all effects of one screen and its descendants")
  func screen() {
    let ids = house.path.ids
    #expect(runs { .cancelAll(of: House.path, id: ids[0]) }.count == 8)
  }

  @Test("Cancelling a screen's id does not cancel that id in its descendants")
  func screenID() {
    let ids = house.path.ids
    #expect(runs { .cancel(id: 1, of: House.path, id: ids[0]) }.count == 10)
  }

  @Test("A parent can cancel all effects of one row")
  func row() {
    for id in 0..<2 { family.send(.row(id, work)) }
    family.send(.perform(.init { .cancelAll(of: Family.rows, id: 0) }))
    #expect(family.runningEffects.map(\.place) == ["\\State.rows[1]", "\\State.rows[1]"])
  }

  @Test("Cancelling all effects of a child keeps its undelivered side effects")
  func keepsSideEffects() {
    family.send(.left(.emit("hello")))
    family.send(.perform(.init { .cancelAll(of: Family.left) }))
    #expect(family.scope(Family.left).waitingSideEffects.count == 1)
  }
}

/// A feature that cancels the effects of its case's child.
private struct Office: Reducer {
  enum State: Equatable {
    case closed
    case open(Counter.State)
  }
  enum Action {
    case open(Counter.Action)
    case cancelFirst, cancelAll
  }
  static let open = CaseChild(
    Counter(), state: CasePath(State.open) { if case .open(let state) = $0 { state } else { nil } },
    action: CasePath(Action.open) { if case .open(let action) = $0 { action } else { nil } })

  var body: some Reducer<State, Action> {
    Reduce { _, action in
      switch action {
      case .open: .none
      case .cancelFirst: .cancel(id: 1, of: Self.open)
      case .cancelAll: .cancelAll(of: Self.open)
      }
    }
    .ifCaseLet(Self.open)
  }
}
