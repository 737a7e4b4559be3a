import SwiftUI

/// A score that says when it changes.
final class ObservedScore: ObservableObject {
  @Published var answered = 0
}

/// An object that is looked at but not kept: whoever makes it with the view makes another each time.
struct ObservedOnly: View {
  @ObservedObject private var score = ObservedScore()
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
