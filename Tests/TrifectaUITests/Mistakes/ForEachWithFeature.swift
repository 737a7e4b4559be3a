// It says: The rows' declaration already creates their feature: write .forEach(Self.rows) without a closure
import TrifectaUI

struct Notes: Reducer {
  struct State: Equatable { var rows: IdentifiedArray<Row.State> = [] }
  enum Action { case row(Row.State.ID, Row.Action) }
  static let rows = IdentifiedChildren(Row(), state: \State.rows, action: Action.row)

  var body: some Reducer<State, Action> { EmptyReducer().forEach(Self.rows) { Row() } }
}
