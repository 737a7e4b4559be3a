import PortableUI
import TrifectaUI

/// The dependencies of each store of the screen, with a picker for those that have alternatives.
struct DependencyList: View {
  let store: Store<Inspector>

  var body: some View {
    if store.dependencies.isEmpty {
      ContentUnavailableView(
        "No store on the screen", systemImage: "shippingbox",
        description: Text("The dependencies of the stores on the screen are shown here."))
    } else {
      List {
        ForEach(store.dependencies) { listed in
          Section {
            ForEach(listed.rows) { row in
              DependencyRow(row: row, alternative: alternative(of: row))
            }
            if listed.rows.isEmpty {
              Text("The store has read no dependency yet.").foregroundStyle(.secondary)
            }
          } header: {
            Text(verbatim: listed.id)
          }
        }
        Section {
        } footer: {
          Text(
            """
            A chosen value applies to all stores of the session, from the next action. A dependency with its default \
            value is listed after the store has read it, and one that a body sets after the next action.
            """)
        }
      }
    }
  }

  private func alternative(of row: StoreDependencies.Row) -> Binding<String?> {
    Binding {
      row.chosen
    } set: {
      store.send(.alternativeChosen(row.id.key, $0))
    }
  }
}

/// A dependency in the list.
private struct DependencyRow: View {
  let row: StoreDependencies.Row
  @Binding var alternative: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(verbatim: row.name).font(.system(.callout, design: .monospaced))
        Spacer()
        Text(row.origin).font(.caption).foregroundStyle(.secondary)
      }
      Text(verbatim: row.value).font(.system(.caption, design: .monospaced)).foregroundStyle(.secondary).lineLimit(2)
      if !row.alternatives.isEmpty {
        Picker("Value of \(row.name)", selection: $alternative) {
          Text("Value of the app").tag(String?.none)
          ForEach(row.alternatives, id: \.self) { Text(verbatim: $0).tag(String?.some($0)) }
        }
        .pickerStyle(.menu)
        .labelsHidden()
      }
    }
  }
}
