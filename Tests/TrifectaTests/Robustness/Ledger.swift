import Trifecta
import TrifectaTesting

/// A nested feature for random sequences: a child, rows and an optional child of one type. Their effects send actions
/// immediately or later and can be cancelled.
struct Ledger: Reducer {
  struct State: Equatable {
    var total = 0
    var box = Tally.State(id: -1)
    var rows: IdentifiedArray<Tally.State> = []
    var guest: Tally.State?
  }
  enum Action: Equatable {
    case box(Tally.Action)
    case row(Int, Tally.Action)
    case guest(Tally.Action)
    case insert(Int)
    case remove(Int)
    case reverse
    case replaceAll([Int])
    /// Replaces the guest with a guest of this id, or removes the guest for `nil`.
    case invite(Int?)
    /// Adds to the box and to a row, each with a separate effect.
    case both(Int, amount: Int)
    /// Sends several actions, so that one can arrive too late, or can cancel the pending action of another effect.
    case each([Action])
  }

  struct Tally: Reducer {
    struct State: Equatable, Identifiable {
      let id: Int
      var count = 0
    }
    enum Action: Equatable {
      case add(Int)
      case addLater(Int)
      case addTwice(Int)
      /// Adds after two ticks.
      case addAfterDelay(Int)
      /// Adds when two ticks have passed without another request.
      case addWhenQuiet(Int)
      /// Cancels the effects of ``addTwice(_:)`` and ``addAfterDelay(_:)``.
      case stop
      case announce
    }
    enum SideEffect: Equatable { case reached(Int) }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .add(let amount):
        state.count += amount
        return .none
      case .addLater(let amount):
        return .run { send in send(.add(amount)) }
      case .addTwice(let amount):
        return .merge(.send(.add(amount)), .run { send in send(.add(amount)) }.cancellable(id: 1))
      case .addAfterDelay(let amount):
        return .run { send in send(.add(amount)) }.delay(for: .ticks(2)).cancellable(id: 1)
      case .addWhenQuiet(let amount):
        return .send(.add(amount)).debounce(id: 2, for: .ticks(2))
      case .stop:
        return .cancel(id: 1)
      case .announce:
        return emit(.reached(state.count))
      }
    }
  }

  /// Introduces a defect: the total ignores the first row.
  var isWrong = false

  static let box = Child(
    Tally(), state: \State.box,
    action: CasePath(Action.box) { if case .box(let action) = $0 { action } else { nil } })
  static let rows = IdentifiedChildren(
    Tally(), state: \State.rows,
    action: CasePath(Action.row) { if case .row(let id, let action) = $0 { (id, action) } else { nil } })
  static let guest = OptionalChild(
    Tally(), state: \State.guest,
    action: CasePath(Action.guest) { if case .guest(let action) = $0 { action } else { nil } })

  var body: some Reducer<State, Action> {
    Scope(Self.box)
    Reduce { state, action in
      switch action {
      case .box(.add(let amount)), .guest(.add(let amount)):
        state.total += amount
        return .none
      case .row(let id, .add(let amount)):
        if !isWrong || state.rows.first?.id != id { state.total += amount }
        return .none
      case .box, .row, .guest:
        return .none
      case .insert(let id):
        state.rows.append(Tally.State(id: id))
        return .none
      case .remove(let id):
        state.rows[id: id] = nil
        return .none
      case .reverse:
        state.rows = IdentifiedArray(state.rows.elements.reversed())
        return .none
      case .replaceAll(let ids):
        state.rows = IdentifiedArray(ids.map { Tally.State(id: $0) })
        return .none
      case .invite(let id):
        state.guest = id.map { Tally.State(id: $0) }
        return .none
      case .both(let id, let amount):
        return .merge(.send(.box(.add(amount))), .run { send in send(.row(id, .add(amount))) })
      case .each(let actions):
        return .merge(actions.map { .send($0) })
      }
    }
    .forEach(Self.rows)
    .ifLet(Self.guest)
  }
}
