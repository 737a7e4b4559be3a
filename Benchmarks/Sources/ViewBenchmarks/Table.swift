import PortableUI

/// A row of the measured table.
struct Row: Identifiable, Equatable {
  let id: Int
  var label: String
}

/// The model of the table.
@MainActor
@Observable
final class TableModel {
  private(set) var rows: [Row] = []
  private(set) var switches: [Switch] = []
  var count = 0
  @ObservationIgnored private var lastID = 0

  func create(_ count: Int) {
    rows = makeRows(count)
    switches = (0..<count).map { _ in Switch() }
  }

  func createOnce(_ count: Int) {
    if rows.isEmpty { create(count) }
  }

  /// Turns on all switches in order.
  func reveal() { for one in switches { one.isOn = true } }

  func append(_ count: Int) { rows += makeRows(count) }

  func updateEveryTenth() {
    var rows = rows
    for index in stride(from: 0, to: rows.count, by: 10) { rows[index].label += "!" }
    self.rows = rows
  }

  func updateOne(at index: Int) { rows[index].label += "!" }

  func insertFirst() { rows.insert(makeRows(1)[0], at: 0) }

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

/// A switch that determines whether a row shows additional content.
@MainActor
@Observable
final class Switch {
  var isOn = false
}

/// The action of the screen's button.
@MainActor
final class Press {
  var action: () -> Void = {}
}

/// The variants of the table's view.
enum TableScreen {
  case twoViews, oneBody, concealed, modified, capturing

  @MainActor @ViewBuilder
  func view(of model: TableModel, _ press: Press) -> some View {
    switch self {
    case .twoViews: TableView(model: model, press: press)
    case .oneBody: OneBodyView(model: model, press: press)
    case .concealed: ConcealedView(model: model, press: press)
    case .modified: ModifiedView(model: model, press: press)
    case .capturing: CapturingView(model: model, press: press)
    }
  }
}

/// The table, and a button that performs the measured action.
struct TableView: View {
  let model: TableModel
  let press: Press

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

/// The table with eight modifiers on each row.
struct ModifiedView: View {
  let model: TableModel
  let press: Press

  var body: some View {
    VStack {
      Button("Go") { press.action() }
      VStack {
        ForEach(model.rows) { row in
          HStack {
            Text(String(row.id))
            Text(row.label)
          }
          .eightModifiers()
        }
      }
    }
  }
}

/// Like ``ModifiedView``, but the closures of rows capture values. Closures with captures cannot be compared, so no row
/// is known to be unchanged.
struct CapturingView: View {
  let model: TableModel
  let press: Press
  private let prefix = "#"

  var body: some View {
    VStack {
      Button("Go") { press.action() }
      VStack {
        ForEach(model.rows) { row in
          HStack {
            Text(prefix + String(row.id))
            Text(row.label)
          }
          .eightModifiers()
        }
      }
    }
  }
}

extension View {
  /// Applies two paddings, a frame, a background, a font, a color, a label, and a modifier without effect.
  fileprivate func eightModifiers() -> some View {
    font(.headline).foregroundColor(.secondary)
      .padding(8).frame(maxWidth: .infinity, alignment: .leading).background(Color.gray)
      .padding(.horizontal).disabled(false).accessibilityLabel("row")
  }
}

/// A counter and the table in one body, which is evaluated when either changes. Each row has a button whose action
/// captures the row and the model.
struct OneBodyView: View {
  let model: TableModel
  let press: Press

  var body: some View {
    VStack {
      Button("Go") { press.action() }
      Text("\(model.count)")
      ForEach(model.rows) { row in
        HStack {
          Text(String(row.id))
          Button(row.label) { model.count = row.id }
        }
      }
    }
  }
}

/// Rows that show additional content when their switch is on.
struct ConcealedView: View {
  let model: TableModel
  let press: Press

  var body: some View {
    VStack {
      Button("Go") { press.action() }
      ForEach(0..<model.switches.count, id: \.self) { index in
        ConcealedRow(isOn: model.switches[index])
      }
    }
  }

  private struct ConcealedRow: View {
    let isOn: Switch

    var body: some View {
      if isOn.isOn { Text("row") }
    }
  }
}

/// The rows of `OneBodyView` as plain structs and closures.
@MainActor
final class PlainTable {
  struct PlainRow {
    let number: String
    let label: String
    let action: () -> Void
  }

  private(set) var changes = 0
  private let model: TableModel
  private var rows: [PlainRow] = []
  private let onChange: (PlainTable, Int) -> Void = { table, _ in table.changes += 1 }

  init(_ model: TableModel) {
    self.model = model
    rows = makeRows()
  }

  func update() {
    let old = rows
    rows = makeRows()
    for index in rows.indices where rows[index].number != old[index].number || rows[index].label != old[index].label {
      onChange(self, index)
    }
  }

  private func makeRows() -> [PlainRow] {
    model.rows.map { [model] row in
      PlainRow(number: String(row.id), label: row.label) { model.count = row.id }
    }
  }
}
