import PortableUI
import TrifectaUI
import TrifectaWeb

/// The sessions that can be inspected.
struct SessionList: View {
  let store: Store<Inspector>

  var body: some View {
    List {
      Section {
        ForEach(store.sessions) { session in
          Button {
            store.send(.sessionChosen(session.id))
          } label: {
            LabeledContent {
              Text(session.start, style: .time)
            } label: {
              Text(verbatim: session.title)
              Text(verbatim: session.path + (session.isConnected ? "" : " · disconnected"))
            }
          }
        }
        if store.sessions.isEmpty { Text("No page is open.").foregroundStyle(.secondary) }
      } header: {
        Text("Sessions")
      } footer: {
        Text("The recording of a session begins when you choose it.")
      }
      if let previews = URL(string: WebScreens.previewsPath) {
        Section { Link("Previews", destination: previews) }
      }
    }
  }
}
