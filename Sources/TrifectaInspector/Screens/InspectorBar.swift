import PortableUI
import TrifectaUI

/// The choice of the session, and what the page of the session shows.
struct InspectorBar: View {
  let store: Store<Inspector>
  @State private var isChoosingReport = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 16) {
        Text("Inspector").font(.headline).accessibilityAddTraits(.isHeader)
        Picker("Session", selection: store.binding(\.session, send: Inspector.Action.sessionChosen)) {
          Text("No session").tag(Int?.none)
          ForEach(store.sessions) { Text(verbatim: $0.name).tag(Int?.some($0.id)) }
          if store.hasEnded, let session = store.session { Text("Session \(session), ended").tag(Int?.some(session)) }
        }
        .pickerStyle(.menu)
        Spacer()
        if store.session != nil {
          Button("Export") { store.send(.exportTapped) }
          Button("Import") { isChoosingReport = true }
        }
      }
      if store.isEarlier { EarlierBar(store: store) }
      if store.hasEnded {
        Label("The session has ended. Its recording remains.", systemImage: "exclamationmark.triangle")
          .font(.footnote)
      }
      if !store.message.isEmpty { Text(store.message).font(.footnote) }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .fileExporter(
      isPresented: store.binding(\.isExporting) { _ in .exportEnded },
      document: store.export.map(ReportDocument.init), contentType: .json, defaultFilename: "recording"
    ) { _ in }
    .fileImporter(isPresented: $isChoosingReport, allowedContentTypes: [.json]) { result in
      do {
        store.send(.reportChosen(try Data(contentsOf: result.get())))
      } catch {
        store.send(.reportFailed("\(error.localizedDescription)"))
      }
    }
  }
}

/// The commands while the page shows an earlier state.
private struct EarlierBar: View {
  let store: Store<Inspector>

  var body: some View {
    HStack(spacing: 16) {
      Label(title, systemImage: "clock.arrow.circlepath").font(.subheadline.weight(.semibold))
      Spacer()
      Button("Live") { store.send(.liveTapped) }
      if store.earlier != nil { Button("Resume from here") { store.send(.resumeTapped) } }
    }
    .padding(8)
    .background(Color.orange.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
  }

  private var title: String {
    guard let earlier = store.earlier else { return "The page shows an earlier state" }
    return "The page shows the state after entry \(earlier)"
  }
}
