import SwiftUI

/// One state, and a binding to it: both views read and write one value.
struct OneTruth: View {
  @State private var answered = 0
  let notebook: Notebook

  init(notebook: Notebook) {
    self.notebook = notebook
  }

  var body: some View {
    BoundTally(answered: $answered, notebook: notebook)
    Text("Outside: \(answered)")
      .accessibilityIdentifier("outside")
  }

  private struct BoundTally: View {
    @Binding var answered: Int
    let notebook: Notebook

    var body: some View {
      Tally(answered) {
        answered += 1
        notebook.number = answered
      }
    }
  }
}
