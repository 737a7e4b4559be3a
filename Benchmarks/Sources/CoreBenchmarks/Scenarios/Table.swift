import Trifecta

/// A row of a table.
struct Row: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var title = ""
    var count = 0
  }
  enum Action { case increment }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count &+= 1
    return .none
  }
}

/// A table that changes its rows in place, through `inout`.
struct Table: Reducer {
  struct State: Equatable { var rows: IdentifiedArray<Row.State> = [] }
  enum Action {
    case increment(Int)
    case row(Int, Row.Action)
  }

  static let rows = IdentifiedChildren(
    Row(), state: \State.rows,
    action: Action.row)

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .increment(let id) = action { state.rows[id: id]?.count &+= 1 }
      return .none
    }
    .forEach(Self.rows)
  }
}

extension Store where Feature == Table {
  /// Creates a table with rows whose IDs start at 0.
  convenience init(rows: Int) {
    self.init(initialState: Table.State(rows: IdentifiedArray((0..<rows).map { Row.State(id: $0) }))) { Table() }
  }
}
