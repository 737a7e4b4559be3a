import Testing
import Trifecta

/// A panel with two child features for each part of its state. The second feature counts in tens.
private struct Panel: Reducer {
  struct State: Equatable {
    var dial = Counter.State()
    var rows: IdentifiedArray<Counter.State> = [.init(id: 1), .init(id: 2)]
  }
  enum Action {
    case ones(Counter.Action)
    case tens(Tens.Action)
    case rowOfOnes(Int, Counter.Action)
    case rowOfTens(Int, Tens.Action)
  }

  struct Tens: Reducer {
    typealias State = Counter.State
    enum Action {
      case add(String)
      case perform(@MainActor () -> Effect<Action>)
    }
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .add:
        state.count += 10
        return .none
      case .perform(let effect):
        return effect()
      }
    }
  }

  static let ones = Child(
    Counter(), state: \State.dial,
    action: CasePath(Action.ones) { if case .ones(let action) = $0 { action } else { nil } })
  static let tens = Child(
    Tens(), state: \State.dial,
    action: CasePath(Action.tens) { if case .tens(let action) = $0 { action } else { nil } })
  static let rowsOfOnes = IdentifiedChildren(
    Counter(), state: \State.rows,
    action: CasePath(Action.rowOfOnes) { if case .rowOfOnes(let id, let action) = $0 { (id, action) } else { nil } })
  static let rowsOfTens = IdentifiedChildren(
    Tens(), state: \State.rows,
    action: CasePath(Action.rowOfTens) { if case .rowOfTens(let id, let action) = $0 { (id, action) } else { nil } })

  var body: some Reducer<State, Action> {
    Scope(Self.ones)
    Scope(Self.tens)
    EmptyReducer().forEach(Self.rowsOfOnes).forEach(Self.rowsOfTens)
  }
}

@MainActor
@Suite("Two features on one part of the state")
struct TwoFeaturesTests {
  private let store = Store(initialState: Panel.State()) { Panel() }

  @Test("Each feature has its own store and changes the shared state")
  func stores() {
    let (ones, tens) = (store.scope(Panel.ones), store.scope(Panel.tens))
    let watch = Watch { [ones.count, tens.count] }
    ones.send(.increment)
    tens.send(.add("ten"))
    #expect(watch.seen == [[0, 0], [1, 1], [11, 11]])
  }

  @Test("Each feature has its own store for a row and changes the shared row")
  func rows() throws {
    let ones = try #require(store.scope(Panel.rowsOfOnes, id: 2))
    let tens = try #require(store.scope(Panel.rowsOfTens, id: 2))
    let watch = Watch { [ones.count, tens.count] }
    ones.send(.increment)
    tens.send(.add("ten"))
    #expect(watch.seen == [[0, 0], [1, 1], [11, 11]])
    #expect(store.rows.elements.map(\.count) == [0, 11])
  }

  @Test("Cancelling an id in one feature does not cancel it in the other")
  func ids() throws {
    let ones = try #require(store.scope(Panel.rowsOfOnes, id: 1))
    let tens = try #require(store.scope(Panel.rowsOfTens, id: 1))
    ones.send(.perform(.init { .run(name: "ones") { _ in await untilCancelled() }.cancellable(id: 1) }))
    tens.send(.perform { .run(name: "tens") { _ in await untilCancelled() }.cancellable(id: 1) })
    ones.send(.perform(.init { .cancel(id: 1) }))
    #expect(store.running == ["\\State.rows[1] tens 1"])
    tens.send(.perform { .cancel(id: 1) })
    #expect(store.running == [])
  }
}
