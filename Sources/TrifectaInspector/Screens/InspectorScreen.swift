import PortableUI
import TrifectaUI

/// The inspector: the sessions, the timeline of the chosen one, and the details of the selected entry.
struct InspectorScreen: View {
  @State private var store: Store<Inspector>
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(service: any InspectionService) {
    _store = State(wrappedValue: Store(initialState: Inspector.State()) { Inspector(service: service) })
  }

  var body: some View {
    VStack(spacing: 0) {
      InspectorBar(store: store)
      Divider()
      if store.session == nil {
        SessionList(store: store)
      } else if sizeClass == .compact {
        VStack(spacing: 0) {
          RecordingTimeline(store: store)
          Divider()
          DetailView(store: store)
        }
      } else {
        HStack(spacing: 0) {
          RecordingTimeline(store: store).frame(width: 460)
          Divider()
          DetailView(store: store).frame(maxWidth: .infinity)
        }
      }
    }
    .task { await store.send(.task).finish() }
  }
}
