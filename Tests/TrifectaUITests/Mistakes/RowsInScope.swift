// It says: .forEach(Self.rows) for IdentifiedChildren and StackChildren
import TrifectaUI

struct Notes: Reducer {
  struct State: Equatable { var rows: IdentifiedArray<Row.State> = [] }
  enum Action { case row(Row.State.ID, Row.Action) }
  static let rows = IdentifiedChildren(Row(), state: \State.rows, action: Action.row)

  var body: some Reducer<State, Action> { Scope(Self.rows) }
}
