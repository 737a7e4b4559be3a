import Trifecta

/// A nested feature for random sequences: a scope and rows of one type, whose effects send actions back.
struct Ledger: Reducer {
  struct State: Equatable {
    var total = 0
    var box = Tally.State(id: -1)
    var rows: IdentifiedArray<Tally.State> = []
  }
  enum Action: Equatable {
    case box(Tally.Action)
    case row(Int, Tally.Action)
    case insert(Int)
    case remove(Int)
    case reverse
    case replaceAll([Int])
    /// Adds to the box and to a row, from one effect each.
    case both(Int, amount: Int)
    /// Removes a row while an action for it is on its way.
    case removeTooEarly(Int)
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
      case .announce:
        return emit(.reached(state.count))
      }
    }
  }

  /// Whether it has a mistake: a sum forgets the rows that stand first.
  var isWrong = false

  static let box = Child(
    Tally(), state: \State.box,
    action: CasePath(Action.box) { if case .box(let action) = $0 { action } else { nil } })
  static let rows = Children(
    Tally(), state: \State.rows,
    action: CasePath(Action.row) { if case .row(let id, let action) = $0 { (id, action) } else { nil } })

  var body: some Reducer<State, Action> {
    Scope(Self.box)
    Reduce { state, action in
      switch action {
      case .box(.add(let amount)):
        state.total += amount
        return .none
      case .row(let id, .add(let amount)):
        if !isWrong || state.rows.first?.id != id { state.total += amount }
        return .none
      case .box, .row:
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
      case .both(let id, let amount):
        return .merge(.send(.box(.add(amount))), .run { send in send(.row(id, .add(amount))) })
      case .removeTooEarly(let id):
        return .merge(.send(.remove(id)), .send(.row(id, .add(1))))
      }
    }
    .forEach(Self.rows)
  }
}
