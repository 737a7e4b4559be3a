import SwiftUI

/// A struct for the properties of the view. The struct is part of the view's value, so it is immutable in the body.
struct StateInStruct: View {
  struct Score {
    var answered = 0
  }

  var score = Score()
  let notebook: Notebook

  var body: some View {
    Tally(score.answered) {
      // `score.answered += 1` does not compile: `self` is immutable in `body`.
      var copy = self
      copy.score.answered += 1
      notebook.number = score.answered
    }
  }
}
