// It says: The child's declaration already creates its feature: write .ifLet(Self.child) without a closure
import TrifectaUI

struct Notes: Reducer {
  struct State: Equatable { var editor: Editor.State? }
  enum Action { case editor(PresentationAction<Editor.Action>) }
  static let editor = PresentedChild(Editor(), state: \State.editor, action: Action.editor)

  var body: some Reducer<State, Action> { EmptyReducer().ifLet(Self.editor) { Editor() } }
}
