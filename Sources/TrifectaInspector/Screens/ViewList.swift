import PortableUI
import TrifectaUI

/// The views of the screen, with the number of evaluations and the reasons for the last one.
struct ViewList: View {
  let store: Store<Inspector>

  var body: some View {
    List(selection: store.binding(\.view, send: Inspector.Action.viewSelected)) {
      Section {
        ForEach(store.views) { ViewRowView(row: $0).tag($0.id) }
      } header: {
        Toggle(
          "Views of the libraries",
          isOn: store.binding(\.showsLibraryViews, send: Inspector.Action.libraryViewsToggled))
      } footer: {
        Text("Select a view to highlight it in the page. Evaluations are recorded in debug builds.")
      }
    }
    .listStyle(.plain)
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
