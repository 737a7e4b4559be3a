import PortableUI

/// A counter and 1,000 rows in one body, which is evaluated when either changes.
struct OneBodyScreen: View {
  private struct Row: Identifiable {
    let id: Int
    var label: String
  }

  @State private var count = 0
  @State private var rows = (1...1_000).map { Row(id: $0, label: "row number \($0)") }

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Increment") { count += 1 }
      Button("Update") {
        for index in stride(from: 0, to: rows.count, by: 10) { rows[index].label += "!" }
      }
      Button("Update at once") {
        var updated = rows
        for index in stride(from: 0, to: updated.count, by: 10) { updated[index].label += "!" }
        rows = updated
      }
      ForEach(rows) { row in
        HStack {
          Text(String(row.id))
          Button(row.label) { count = row.id }
        }
      }
    }
  }
}
