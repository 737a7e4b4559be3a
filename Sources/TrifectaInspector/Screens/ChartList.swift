import PortableUI
import TrifectaUI

/// The live charts of the machines on the screen. Pressing a transition sends its event.
struct ChartList: View {
  let store: Store<Inspector>
  let service: any InspectionService

  var body: some View {
    // A machine may have appeared with any entry.
    let charts = store.rows.isEmpty ? [] : store.session.map { service.charts(of: $0) } ?? []
    if charts.isEmpty {
      ContentUnavailableView(
        "No machine on the screen", systemImage: "point.3.connected.trianglepath.dotted",
        description: Text("The charts of stores whose feature is a Machine are shown here."))
    } else {
      ScrollView([.horizontal, .vertical]) {
        VStack(alignment: .leading, spacing: 24) {
          ForEach(charts) { chart in
            Text(verbatim: chart.name).font(.headline).accessibilityAddTraits(.isHeader)
            if let event = chart.undefinedEvent {
              Label("The last event, \(event), has no transition.", systemImage: "xmark.octagon")
                .foregroundStyle(.red)
            }
            chart.view
          }
        }
        .padding(16)
      }
    }
  }
}
