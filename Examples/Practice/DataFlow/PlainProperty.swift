import SwiftUI

/// A property of the view: only a copy of the view can be changed, and nobody shows the copy.
struct PlainProperty: View {
  var answered = 0
  let notebook: Notebook

  var body: some View {
    Tally(answered) {
      // `answered += 1` does not compile: `self` is immutable in `body`.
      var copy = self
      copy.answered += 1
      notebook.number = answered
    }
  }
}
