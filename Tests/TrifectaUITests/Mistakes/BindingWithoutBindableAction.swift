// It says: Let the Action be BindableAction, or say what is sent: store.binding(\.field, send: Action.fieldChanged)
import TrifectaUI

struct EditorView: View {
  @Bindable var store: Store<Editor>

  var body: some View { TextField("Text", text: store.binding(\.text)) }
}
