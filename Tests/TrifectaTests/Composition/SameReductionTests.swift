import IssueRecording
import Testing
import Trifecta

/// A grandparent that can remove a row, or the row's parent, while it reduces an action of the row.
private struct Grove: Reducer {
  struct State: Equatable {
    var family: Family.State? = .rows(3)
    var removing = Removal.nothing
  }
  enum Removal: Equatable { case nothing, row, family }
  enum Action: Equatable {
    case family(Family.Action)
    case remove(Removal)
    case restore
  }

  static let family = OptionalChild(
    Family(), state: \State.family,
    action: CasePath(Action.family) { if case .family(let action) = $0 { action } else { nil } })

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .family:
        switch state.removing {
        case .nothing: break
        case .row: state.family?.rows.remove(id: 1)
        case .family: state.family = nil
        }
      case .remove(let removal):
        state.removing = removal
      case .restore:
        state.removing = .nothing
        state.family = .rows(3)
      }
      return .none
    }
    .ifLet(Self.family)
  }
}

@MainActor
@Suite("Children that an ancestor removes while it reduces their action")
struct SameReductionTests {
  private let store = Store(initialState: Grove.State()) { Grove() }

  private func perform(_ removal: Grove.Removal, _ effect: @escaping @MainActor () -> Effect<Counter.Action>) {
    store.send(.remove(removal))
    store.send(.family(.row(1, .perform(.init(effect)))))
  }

  private var waiting: Int? {
    store.scope(Grove.family)?.scope(Family.rows, id: 1)?.waitingSideEffects.count
  }

  @Test("An action that a removed row returned is not sent", arguments: [Grove.Removal.row, .family])
  private func action(_ removal: Grove.Removal) {
    #expect(issues { perform(removal) { .send(.increment) } } == [])
  }

  @Test("A side effect that a removed row returned does not reach its successor")
  func sideEffect() {
    perform(.row) { Counter().emit(.say("late")) }
    store.send(.restore)
    #expect(waiting == 0)
  }

  @Test("A side effect of a row whose parent is removed is dropped")
  func sideEffectBelow() {
    perform(.family) { Counter().emit(.say("late")) }
    store.send(.restore)
    #expect(waiting == 0)
  }

  @Test("The parent's handler does not receive a side effect that a removed row returned", arguments: [false, true])
  func handler(isRemoved: Bool) {
    var heard: [Int] = []
    let store = Store(initialState: Family.State.rows(3)) {
      Reduce<Family.State, Family.Action> { state, action in
        if isRemoved, case .row(let id, _) = action { state.rows.remove(id: id) }
        return .none
      }
      .forEach(Family.rows).onSideEffect { id, _ in
        heard.append(id)
        return .drop
      }
    }
    store.send(.row(1, .emit("late")))
    #expect(heard == (isRemoved ? [] : [1]))
  }

  @Test("An effect that a removed row returned does not start", arguments: [Grove.Removal.row, .family])
  private func run(_ removal: Grove.Removal) {
    var hasStarted = false
    perform(removal) { .run { _ in hasStarted = true } }
    #expect(!hasStarted)
  }

  @Test("A store stops watching a child when it is removed", arguments: [Grove.Removal.row, .family])
  private func table(_ removal: Grove.Removal) {
    perform(removal) { .merge(.send(.increment), Counter().emit(.say("late")), .run { _ in }) }
    store.send(.restore)
    store.send(.family(.left(.increment)))
    #expect(store.watchedPlaces == 0)
  }
}
