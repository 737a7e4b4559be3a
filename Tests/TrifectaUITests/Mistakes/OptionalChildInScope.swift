// It says: Scope cannot run a child whose state is optional or a collection: apply .ifLet(Self.child)
import TrifectaUI

struct Notes: Reducer {
  struct State: Equatable { var editor: Editor.State? }
  enum Action { case editor(Editor.Action) }
  static let editor = OptionalChild(Editor(), state: \State.editor, action: Action.editor)

  var body: some Reducer<State, Action> { Scope(Self.editor) }
}
