import SwiftUI

/// An object in the environment: the views in between need no parameter for it.
struct ObjectFromAbove: View {
  @StateObject private var score = ObservedScore()
  let notebook: Notebook

  init(notebook: Notebook) {
    self.notebook = notebook
  }

  var body: some View {
    Between(notebook: notebook)
      .environmentObject(score)
  }

  private struct Between: View {
    let notebook: Notebook

    var body: some View {
      Below(notebook: notebook)
    }
  }

  private struct Below: View {
    @EnvironmentObject private var score: ObservedScore
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
}
