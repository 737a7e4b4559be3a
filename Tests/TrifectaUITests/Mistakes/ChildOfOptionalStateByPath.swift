// It says: This state is optional: declare an OptionalChild or a PresentedChild
import TrifectaUI

struct Notes: Reducer {
  struct State: Equatable { var editor: Editor.State? }
  enum Action { case editor(Editor.Action) }
  static let editor = Child(Editor(), state: \State.editor, action: CasePath(Action.editor))

  var body: some Reducer<State, Action> { EmptyReducer() }
}
