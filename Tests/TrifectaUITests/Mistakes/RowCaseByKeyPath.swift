// It says: Pass the case itself, not a key path: action: Action.editor
import TrifectaUI

struct Notes: Reducer {
  struct State: Equatable { var rows: IdentifiedArray<Row.State> = [] }
  enum Action { case row(Row.State.ID, Row.Action) }
  static let rows = IdentifiedChildren(Row(), state: \State.rows, action: \.row)

  var body: some Reducer<State, Action> { EmptyReducer() }
}
