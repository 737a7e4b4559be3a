// It says: Say where the path starts: state: \State.editor
import TrifectaUI

struct Notes: Reducer {
  struct State: Equatable { var editor = Editor.State() }
  enum Action { case editor(Editor.Action) }
  static let editor = Child(Editor(), state: \.editor, action: Action.editor)

  var body: some Reducer<State, Action> { EmptyReducer() }
}
