import SwiftUI

/// The wrapper that the attribute declares: a property whose name begins with an underscore.
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
