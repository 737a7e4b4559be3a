// It says: The case of a presented child must carry a PresentationAction: case editor(PresentationAction<Editor.Action>)
import TrifectaUI

struct Notes: Reducer {
  struct State: Equatable { var editor: Editor.State? }
  enum Action { case editor(Editor.Action) }
  static let editor = PresentedChild(Editor(), state: \State.editor, action: Action.editor)

  var body: some Reducer<State, Action> { EmptyReducer() }
}
