import PortableUI

/// A row of the table that is measured.
struct Row: Identifiable, Equatable {
  let id: Int
  var label: String
}

/// The data of the table, and what happens to it.
@MainActor
@Observable
final class TableModel {
  private(set) var rows: [Row] = []
  @ObservationIgnored private var lastID = 0

  func create(_ count: Int) { rows = makeRows(count) }

  func append(_ count: Int) { rows += makeRows(count) }

  func updateEveryTenth() {
    var rows = rows
    for index in stride(from: 0, to: rows.count, by: 10) { rows[index].label += "!" }
    self.rows = rows
  }

  func swap() { rows.swapAt(1, 998) }

  func removeOne() { rows.remove(at: 500) }

  func clear() { rows = [] }

  private func makeRows(_ count: Int) -> [Row] {
    (0..<count).map { _ in
      lastID += 1
      return Row(id: lastID, label: "row number \(lastID)")
    }
  }
}

/// The table on a screen, with a button whose press runs what is being measured.
struct TableView: View {
  let model: TableModel
  let press: Press

  /// What the button does.
  @MainActor
  final class Press {
    var action: () -> Void = {}
  }

  var body: some View {
    VStack {
      Button("Go") { press.action() }
      VStack {
        ForEach(model.rows) { row in
          HStack {
            Text(String(row.id))
            Text(row.label)
          }
        }
      }
    }
  }
}
