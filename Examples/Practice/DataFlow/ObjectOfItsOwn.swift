import SwiftUI

/// An object that the view creates. The body can change it, but a change invalidates no view, and a new view has a new
/// object.
struct ObjectOfItsOwn: View {
  private final class Score {
    var answered = 0
  }

  private let score = Score()
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
