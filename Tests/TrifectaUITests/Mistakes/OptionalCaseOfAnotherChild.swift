// It says: This case does not carry the child feature's Action
import TrifectaUI

struct Notes: Reducer {
  struct State: Equatable { var editor: Editor.State? }
  enum Action {
    case editor(Editor.Action)
    case row(Row.Action)
  }
  static let editor = OptionalChild(Editor(), state: \State.editor, action: Action.row)

  var body: some Reducer<State, Action> { EmptyReducer() }
}
