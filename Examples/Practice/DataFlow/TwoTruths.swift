import SwiftUI

/// Two states with the same initial value. They differ from the first tap on.
struct TwoTruths: View {
  @State private var answered = 0
  let notebook: Notebook

  init(notebook: Notebook) {
    self.notebook = notebook
  }

  var body: some View {
    OwnTally(answered: answered, notebook: notebook)
    Text("Outside: \(answered)")
      .accessibilityIdentifier("outside")
  }

  private struct OwnTally: View {
    @State var answered: Int
    let notebook: Notebook

    var body: some View {
      Tally(answered) {
        answered += 1
        notebook.number = answered
      }
    }
  }
}
