import IssueRecording
import Observation
import Testing
import Trifecta

/// A feature that declares its children in every way that Swift allows.
private struct Menagerie<Extra: Equatable>: Reducer {
  enum State: Equatable {
    case computed(Counter.State)
    case first(Counter.State)
    case second(Counter.State)
  }
  enum Action: Equatable {
    case computed(Counter.Action)
    case first(Counter.Action)
    case second(Counter.Action)
    case become(State)
  }

  static var computed: CaseChild<State, Action, Counter> {
    CaseChild(
      Counter(),
      state: CasePath(State.computed) { if case .computed(let state) = $0 { state } else { nil } },
      action: CasePath(Action.computed) { if case .computed(let action) = $0 { action } else { nil } })
  }
  static var firstState: CasePath<State, Counter.State> {
    CasePath(State.first) { if case .first(let state) = $0 { state } else { nil } }
  }
  static var secondState: CasePath<State, Counter.State> {
    CasePath(State.second) { if case .second(let state) = $0 { state } else { nil } }
  }
  static var firstAction: CasePath<Action, Counter.Action> {
    CasePath(Action.first) { if case .first(let action) = $0 { action } else { nil } }
  }
  static var secondAction: CasePath<Action, Counter.Action> {
    CasePath(Action.second) { if case .second(let action) = $0 { action } else { nil } }
  }
  typealias Both = (CaseChild<State, Action, Counter>, CaseChild<State, Action, Counter>)
  // swift-format-ignore
  static var both: Both { (CaseChild(Counter(), state: firstState, action: firstAction), CaseChild(Counter(), state: secondState, action: secondAction)) }

  var body: some Reducer<State, Action> {
    Scope(Self.computed)
    Scope(Self.both.0)
    Scope(Self.both.1)
    Reduce { state, action in
      if case .become(let new) = action { state = new }
      return .none
    }
  }
}

@MainActor
@Suite("Identity of children")
struct PlaceTests {
  private let store = Store(initialState: Menagerie<Int>.State.computed(Counter.State())) { Menagerie<Int>() }
  private let gate = Gate()

  @Test("A case's child in a computed property has one store")
  func computed() throws {
    let child = try #require(store.scope(Menagerie<Int>.computed))
    #expect(store.scope(Menagerie<Int>.computed) === child)
    child.send(.perform(.init { [gate] in gate.effect(.increment).cancellable(id: 1) }))
    child.send(.perform(.init { .cancel(id: 1) }))
    #expect(store.runningEffects.isEmpty)
  }

  @Test("Children of two cases declared on one line have separate stores")
  func oneLine() {
    store.send(.become(.first(Counter.State(count: 1))))
    #expect(store.scope(Menagerie<Int>.both.0)?.count == 1)
    #expect(store.scope(Menagerie<Int>.both.1) == nil)
    store.send(.become(.second(Counter.State(count: 2))))
    #expect(store.scope(Menagerie<Int>.both.0) == nil)
    #expect(store.scope(Menagerie<Int>.both.1)?.count == 2)
  }

  @Test("Specializations of one generic feature have separate child stores")
  func generic() {
    let other = Store(initialState: Menagerie<String>.State.computed(Counter.State(count: 5))) { Menagerie<String>() }
    store.scope(Menagerie<Int>.computed)?.send(.increment)
    #expect(other.scope(Menagerie<String>.computed)?.count == 5)
  }

  @Test("withObservationTracking observes a row through a released store")
  func passing() {
    let store = Store(initialState: Family.State.rows(3)) { Family() }
    // The whole test is on the main actor, including the closure that counts.
    nonisolated(unsafe) var changes = 0
    withObservationTracking {
      _ = store.scope(Family.rows, id: 1)?.count
    } onChange: {
      changes += 1
    }
    store.send(.row(1, .increment))
    #expect(changes == 1)
  }
  @Test("withObservationTracking observes a child through a released store")
  func passingChild() {
    let store = Store(initialState: Family.State.rows(3)) { Family() }
    // The whole test is on the main actor, including the closure that counts.
    nonisolated(unsafe) var changes = 0
    withObservationTracking {
      _ = store.scope(Family.left).count
    } onChange: {
      changes += 1
    }
    store.send(.left(.increment))
    #expect(changes == 1)
  }
}
