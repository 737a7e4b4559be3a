import SwiftUI

/// The property that the attribute declares beside the value: its name begins with an underscore.
struct WrappedValue: View {
  @State private var answered = 0
  let notebook: Notebook

  init(notebook: Notebook) {
    self.notebook = notebook
  }

  var body: some View {
    Tally(_answered.wrappedValue) {
      _answered.wrappedValue += 1
      notebook.number = _answered.wrappedValue
    }
  }
}
