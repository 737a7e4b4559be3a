// It says: A toolbar has either views or toolbar items. Wrap each view in a ToolbarItem.
import TrifectaUI

struct EditedView: View {
  var body: some View {
    Text("Edited").toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      Button("Save") {}
    }
  }
}
