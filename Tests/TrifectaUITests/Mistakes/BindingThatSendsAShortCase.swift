// It says: type '(String) -> Editor.Action' has no member 'changed'
import TrifectaUI

struct EditorView: View {
  @Bindable var store: Store<Editor>

  var body: some View { TextField("Text", text: store.binding(\.text, send: .changed)) }
}
