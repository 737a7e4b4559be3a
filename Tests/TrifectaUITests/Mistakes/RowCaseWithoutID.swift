// It says: The case of a row must carry the row's id and action: case row(Row.State.ID, Row.Action)
import TrifectaUI

struct Notes: Reducer {
  struct State: Equatable { var rows: IdentifiedArray<Row.State> = [] }
  enum Action { case row(Row.Action) }
  static let rows = IdentifiedChildren(Row(), state: \State.rows, action: Action.row)

  var body: some Reducer<State, Action> { EmptyReducer() }
}
