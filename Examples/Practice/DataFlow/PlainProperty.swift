import SwiftUI

/// A stored property of the view. The body can change it only in a copy of the view, and the copy is never shown.
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
