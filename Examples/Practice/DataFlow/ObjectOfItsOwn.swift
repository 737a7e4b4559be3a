import SwiftUI

/// An object that the view makes: it can be changed, tells nobody, and is made anew with the view.
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
