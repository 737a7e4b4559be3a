import SwiftUI

/// Stores the last number of a stage. It does not notify views; a view reads it when it is evaluated again.
final class Notebook {
  var number = 0
}

/// The input of a stage: a notebook for its number, and how often its view was recreated.
struct Look {
  let notebook: Notebook
  let number: Int
}

/// A stage of the tour: an explanation, the live view, a button that recreates the view, its code, and the key point.
struct StageView: View {
  let stage: TourStage
  @State private var notebook = Notebook()
  @State private var looks = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Text(LocalizedStringKey(stage.explanation))
        TourStageContent(stage: stage, look: Look(notebook: notebook, number: looks))
        if stage.counts {
          Divider()
          Button("Recreate View") { looks += 1 }
          Text(kept)
            .foregroundStyle(.secondary)
            .accessibilityIdentifier("stored")
        }
        Divider()
        heading("Source code")
        ScrollView(.horizontal) {
          Text(verbatim: stage.code)
            .font(.system(.footnote, design: .monospaced))
            .accessibilityIdentifier("code")
            .fixedSize()
            .padding(12)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .environment(\.layoutDirection, .leftToRight)
        .background(Color.gray.opacity(0.12))
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .accessibilityLabel("Source of \(stage.title)")
        heading("Key point")
        Text(LocalizedStringKey(stage.keyPoint))
          .accessibilityIdentifier("key point")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    }
    .navigationTitle(stage.title)
    .navigationBarTitleDisplayMode(.inline)
  }

  private var kept: LocalizedStringKey {
    if looks == 0 { return "The view has not been recreated yet." }
    return notebook.number == 0 ? "No stored value" : "Stored value: \(notebook.number)"
  }

  private func heading(_ text: LocalizedStringKey) -> some View {
    Text(text).font(.headline).accessibilityAddTraits(.isHeader)
  }
}
