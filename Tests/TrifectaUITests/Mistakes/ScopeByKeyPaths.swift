// It says: Pass the case itself, not a key path: Scope(state: \.editor, action: Action.editor) { Editor() }
import TrifectaUI

struct Notes: Reducer {
  struct State: Equatable { var editor = Editor.State() }
  enum Action { case editor(Editor.Action) }

  var body: some Reducer<State, Action> { Scope(state: \.editor, action: \.editor) { Editor() } }
}
