import SwiftUI

/// A name that a field writes and a text reads.
struct NameInTwoPlaces: View {
  @State private var name = ""

  var body: some View {
    TextField("Your name", text: $name)
      .textFieldStyle(.roundedBorder)
    if name.count >= 3 {
      Text("Hello, \(name)!")
        .accessibilityIdentifier("greeting")
    }
  }
}

/// Two states that begin alike: two truths, which part with the first tap.
struct TwoTruths: View {
  @State private var answered = 0
  let notebook: Notebook

  init(notebook: Notebook) {
    self.notebook = notebook
  }

  var body: some View {
    OwnTally(answered: answered, notebook: notebook)
    Text("Outside: \(answered)")
      .accessibilityIdentifier("outside")
  }

  private struct OwnTally: View {
    @State var answered: Int
    let notebook: Notebook

    var body: some View {
      Tally(answered) {
        answered += 1
        notebook.number = answered
      }
    }
  }
}

/// One state, and a binding to it: who holds the binding changes the one truth.
struct OneTruth: View {
  @State private var answered = 0
  let notebook: Notebook

  init(notebook: Notebook) {
    self.notebook = notebook
  }

  var body: some View {
    BoundTally(answered: $answered, notebook: notebook)
    Text("Outside: \(answered)")
      .accessibilityIdentifier("outside")
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
