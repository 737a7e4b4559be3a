import PortableUI

/// A row of the measured table.
private struct Row: Identifiable, Equatable {
  let id: Int
  var label: String
}

/// The model of the table on one page.
@MainActor
@Observable
private final class TableModel {
  private(set) var rows = (1...1_000).map { Row(id: $0, label: "row number \($0)") }
  var filter = ""

  /// The rows whose label contains the filter text.
  var shown: [Row] { filter.isEmpty ? rows : rows.filter { $0.label.contains(filter) } }

  func updateEveryTenth() {
    var rows = rows
    for index in stride(from: 0, to: rows.count, by: 10) { rows[index].label += "!" }
    self.rows = rows
  }
}

/// 1,000 rows with eight modifiers each.
struct ModifiedTableScreen: View {
  @State private var model = TableModel()

  var body: some View {
    VStack {
      ForEach(model.shown) { row in
        HStack {
          Text(String(row.id))
          Text(row.label)
        }
        .font(.headline).foregroundColor(.secondary)
        .padding(8).frame(maxWidth: .infinity, alignment: .leading).background(Color.gray)
        .padding(.horizontal).disabled(false).accessibilityLabel("row")
      }
    }
  }
}

/// 1,000 rows, a button that changes every tenth row, and a filter field.
struct TableScreen: View {
  @State private var model = TableModel()

  var body: some View {
    @Bindable var model = model
    VStack {
      Button("Update") { model.updateEveryTenth() }
      TextField("Filter", text: $model.filter)
      VStack {
        ForEach(model.shown) { row in
          HStack {
            Text(String(row.id))
            Text(row.label)
          }
        }
      }
    }
  }
}
