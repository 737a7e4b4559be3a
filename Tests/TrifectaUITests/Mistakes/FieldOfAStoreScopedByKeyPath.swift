// It says: Pass a child that the feature declares, not a key path: store.scope(Notes.editor)
import TrifectaUI

struct Notes: Reducer {
  struct State: Equatable { var editor = Editor.State() }
  enum Action { case editor(Editor.Action) }
  static let editor = Child(Editor(), state: \State.editor, action: Action.editor)

  var body: some Reducer<State, Action> { Scope(Self.editor) }
}

struct NotesView: View {
  let store: Store<Notes>

  var body: some View { Text(store.scope(\.editor).text) }
}
