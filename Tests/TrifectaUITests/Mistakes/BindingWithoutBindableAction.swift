// It says: Conform Action to BindableAction, or pass the action to send: store.binding(\.field, send: Action.fieldChanged)
import TrifectaUI

struct EditorView: View {
  @Bindable var store: Store<Editor>

  var body: some View { TextField("Text", text: store.binding(\.text)) }
}
