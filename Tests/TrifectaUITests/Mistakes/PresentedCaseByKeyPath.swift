// It says: Pass the case itself, not a key path: action: Action.editor
import TrifectaUI

struct Notes: Reducer {
  struct State: Equatable { var editor: Editor.State? }
  enum Action { case editor(PresentationAction<Editor.Action>) }
  static let editor = PresentedChild(Editor(), state: \State.editor, action: \.editor)

  var body: some Reducer<State, Action> { EmptyReducer() }
}
