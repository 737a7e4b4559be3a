import SwiftUI

/// State in its usual form.
struct RealState: View {
  @State private var answered = 0
  let notebook: Notebook

  init(notebook: Notebook) {
    self.notebook = notebook
  }

  var body: some View {
    Tally(answered) {
      answered += 1
      notebook.number = answered
    }
  }
}
