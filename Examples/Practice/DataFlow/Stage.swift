import SwiftUI

/// What a stage last wrote down. It tells nobody: whoever wants to know looks.
final class Notebook {
  var number = 0
}

/// What a stage is given: where it writes down what it keeps, and how often it was looked at again.
struct Look {
  let notebook: Notebook
  let number: Int
}

/// One stage of the tour: a sentence, what it is about, live, and a way to look at it again.
struct Stage<Content: View>: View {
  let title: LocalizedStringKey
  let explanation: LocalizedStringKey
  @ViewBuilder let content: (Look) -> Content
  @State private var notebook = Notebook()
  @State private var looks = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Text(explanation)
        content(Look(notebook: notebook, number: looks))
        Divider()
        Button("Look again") { looks += 1 }
        Text(looks == 0 ? "Not looked at again yet" : "Kept: \(notebook.number)")
          .foregroundStyle(.secondary)
          .accessibilityIdentifier("kept")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    }
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
  }
}
