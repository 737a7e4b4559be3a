import SwiftUI

/// State without its attribute: the wrapper is a stored property like any other.
struct StateSpelledOut: View {
  private var answered = State(initialValue: 0)
  let notebook: Notebook

  init(notebook: Notebook) {
    self.notebook = notebook
  }

  var body: some View {
    Tally(answered.wrappedValue) {
      answered.wrappedValue += 1
      notebook.number = answered.wrappedValue
    }
  }
}
