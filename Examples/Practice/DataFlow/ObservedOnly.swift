import SwiftUI

/// A score that publishes its changes.
final class ObservedScore: ObservableObject {
  @Published var answered = 0
}

/// An object that the view observes and does not own: each new view creates another object.
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
