import SwiftUI

/// An object that the view observes and owns.
struct ObservedAndKept: View {
  @StateObject private var score = ObservedScore()
  let notebook: Notebook

  init(notebook: Notebook) {
    self.notebook = notebook
  }

  var body: some View {
    Tally(score.answered) {
      score.answered += 1
      notebook.number = score.answered
    }
  }
}
