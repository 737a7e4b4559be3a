import SwiftUI

/// State without the attribute: `State` is the type of an ordinary stored property.
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
