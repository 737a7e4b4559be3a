// It says: Store the rows in an IdentifiedArray, not in an Array
import TrifectaUI

struct Notes: Reducer {
  struct State: Equatable { var rows: [Row.State] = [] }
  enum Action { case row(Row.State.ID, Row.Action) }
  static let rows = IdentifiedChildren(Row(), state: \State.rows, action: Action.row)

  var body: some Reducer<State, Action> { EmptyReducer() }
}
