// It says: Write the root type of the key path: state: \State.editor
import TrifectaUI

struct Notes: Reducer {
  struct State: Equatable { var editor = Editor.State() }
  enum Action { case editor(Editor.Action) }
  static let editor = Child(Editor(), state: \.editor, action: Action.editor)

  var body: some Reducer<State, Action> { EmptyReducer() }
}
