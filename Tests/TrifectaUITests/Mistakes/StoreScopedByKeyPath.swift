// It says: Pass a child that the feature declares, not a key path: store.scope(Notes.editor)
import TrifectaUI

struct Notes: Reducer {
  struct State: Equatable { var editor = Editor.State() }
  enum Action { case editor(Editor.Action) }
  static let editor = Child(Editor(), state: \State.editor, action: Action.editor)

  var body: some Reducer<State, Action> { Scope(Self.editor) }
}

struct EditorView: View {
  let store: Store<Editor>

  var body: some View { Text(store.text) }
}

struct NotesView: View {
  let store: Store<Notes>

  var body: some View { EditorView(store: store.scope(\.editor)) }
}
