import PortableUI
import TrifectaUI

/// The views of the screen, with the number of evaluations and the reasons for the last one.
struct ViewList: View {
  let store: Store<Inspector>

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 16) {
        Toggle(
          "Views of the libraries",
          isOn: store.binding(\.showsLibraryViews, send: Inspector.Action.libraryViewsToggled))
        PickButton(store: store)
      }
      .padding(.horizontal, 16)
      ScrollViewReader { list in
        List(selection: store.binding(\.view, send: Inspector.Action.viewSelected)) {
          Section {
            ForEach(store.views) { row in
              ViewRowView(row: row)
                .onHover { store.send(.viewPointed(row.id, isInside: $0)) }
                .tag(row.id)
            }
          } footer: {
            Text(
              """
              Select a view to highlight it in the page, or pick one there. Evaluations are recorded in debug builds.
              """)
          }
        }
        .listStyle(.plain)
        .onChange(of: store.pickedView) { _, view in
          if let view { list.scrollTo(view) }
        }
      }
    }
  }
}

/// The button with which the user picks a view in the page, or cancels that.
private struct PickButton: View {
  let store: Store<Inspector>

  var body: some View {
    Button(store.isPicking ? "Cancel" : "Pick", systemImage: store.isPicking ? "xmark" : "scope") {
      store.send(.pickTapped)
    }
    .buttonStyle(.bordered)
    // The focus may still be in the inspector.
    .keyboardShortcut(store.isPicking ? .cancelAction : nil)
    .disabled(store.isEarlier || store.hasEnded)
    .help("Pick a view in the page")
  }
}

/// A view in the list.
private struct ViewRowView: View {
  let row: ViewRow

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        Text(verbatim: row.name).font(.system(.callout, design: .monospaced))
        Spacer()
        if let evaluations = row.evaluations {
          Text(verbatim: evaluations == 1 ? "1 evaluation" : "\(evaluations) evaluations")
            .font(.caption.monospacedDigit())
            .foregroundStyle(.secondary)
        }
      }
      ForEach(row.state, id: \.self) { Text(verbatim: $0).font(.system(.caption, design: .monospaced)) }
      ForEach(row.reasons, id: \.self) {
        Text(verbatim: "evaluated because \($0)").font(.caption).foregroundStyle(.secondary)
      }
    }
    .padding(.leading, Double(row.depth) * 14)
  }
}
