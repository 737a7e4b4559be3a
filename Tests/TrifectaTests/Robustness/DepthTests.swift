import Testing
import Trifecta

/// A recursive list of arbitrary depth.
private struct Nest: Reducer {
  struct State: Identifiable {
    var id = 0
    var eggs = 0
    var nests: IdentifiedArray<State> = []

    static func deep(_ depth: Int) -> State {
      (0..<depth).reduce(State()) { nest, _ in State(nests: [nest]) }
    }
  }
  indirect enum Action {
    case lay
    case nest(Int, Action)

    static func deep(_ depth: Int) -> Action { (0..<depth).reduce(.lay) { action, _ in .nest(0, action) } }
  }
  enum SideEffect { case cackle }

  static let nests = IdentifiedChildren(
    Nest(), state: \State.nests,
    action: CasePath(Action.nest) { if case .nest(let id, let action) = $0 { (id, action) } else { nil } })

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      guard case .lay = action else { return .none }
      state.eggs += 1
      return state.eggs < 3 ? .merge(.run { send in send(.lay) }, emit(.cackle)) : .none
    }
    .forEach(Self.nests)
  }
}

@MainActor
@Suite("Deep trees")
struct DepthTests {
  @Test("Actions, effects and side effects work at a depth of 500 levels")
  func deep() async throws {
    let store = Store(initialState: Nest.State.deep(500)) { Nest() }
    var nest = store
    for _ in 0..<500 { nest = try #require(nest.scope(Nest.nests, id: 0)) }
    let watch = Watch { nest.eggs }
    nest.send(.lay)
    await waitForEffectsToStart()
    let seen = expected(atOnce: [0, 3], soon: [0, 1, 2, 3])
    #expect(watch.seen == seen)
    #expect(nest.waitingSideEffects.count == 2)
    store.send(.deep(500))
    #expect(watch.seen == seen + [4])
  }

  @Test("100,000 chained actions are one batch for observers, including the observers of a row")
  func chain() throws {
    let store = Store(initialState: Family.State.rows(3)) { Family() }
    let row = try #require(store.scope(Family.rows, id: 1))
    let watch = Watch { [row.count, store.rows.count, store.log.count] }
    row.send(.chain(100_000))
    #expect(watch.seen == [[0, 3, 0], [100_000, 3, 100_000]])
  }
}
