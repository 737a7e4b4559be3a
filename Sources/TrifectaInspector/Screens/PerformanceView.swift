import PortableUI
import TrifectaUI

/// The slowest and the largest updates of the recording.
struct PerformanceView: View {
  let store: Store<Inspector>

  var body: some View {
    let updates = store.rows.filter { $0.update != nil }
    List {
      Section("Totals") {
        LabeledContent("Updates", value: "\(updates.count)")
        LabeledContent("Bodies", value: "\(updates.reduce(0) { $0 + ($1.update?.evaluations ?? 0) })")
        LabeledContent("Bytes", value: "\(updates.reduce(0) { $0 + ($1.update?.bytes ?? 0) })")
      }
      Section("Slowest updates") { rows(updates.sorted { $0.milliseconds > $1.milliseconds }) }
      Section("Largest updates") { rows(updates.sorted { ($0.update?.bytes ?? 0) > ($1.update?.bytes ?? 0) }) }
    }
  }

  private func rows(_ updates: [TimelineRow]) -> some View {
    ForEach(updates.prefix(10)) { row in
      Button {
        store.send(.rowSelected(row.id))
        store.send(.tabChosen(.entry))
      } label: {
        LabeledContent("Entry \(row.id)", value: row.details)
      }
    }
  }
}

extension TimelineRow {
  fileprivate var milliseconds: Double { update?.milliseconds ?? 0 }
}
