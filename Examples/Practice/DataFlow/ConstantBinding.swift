import SwiftUI

/// A binding to a constant: it returns the constant and ignores writes.
struct ConstantBinding: View {
  let notebook: Notebook

  var body: some View {
    BoundTally(answered: .constant(3), notebook: notebook)
  }

  private struct BoundTally: View {
    @Binding var answered: Int
    let notebook: Notebook

    var body: some View {
      Tally(answered) {
        answered += 1
        notebook.number = answered
      }
    }
  }
}
