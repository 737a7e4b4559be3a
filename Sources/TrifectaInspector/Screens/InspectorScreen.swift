import PortableUI
import TrifectaUI

/// The inspector: the sessions, the timeline of the chosen one, and the details of the selected entry.
struct InspectorScreen: View {
  let service: any InspectionService
  @State private var store: Store<Inspector>
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(service: any InspectionService) {
    self.service = service
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
          InspectorTabs(store: store, service: service)
        }
      } else {
        HStack(spacing: 0) {
          RecordingTimeline(store: store).frame(width: 460)
          Divider()
          InspectorTabs(store: store, service: service).frame(maxWidth: .infinity)
        }
      }
    }
    .task { await store.send(.task).finish() }
    .onOpenURL { url in
      let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
      if let path = items.first(where: { $0.name == "path" })?.value { store.send(.opened(path: path)) }
    }
  }
}

/// The content next to the timeline: the selected entry, the views, the charts, the dependencies, a test, or the
/// performance.
private struct InspectorTabs: View {
  let store: Store<Inspector>
  let service: any InspectionService
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    VStack(spacing: 0) {
      // The titles of the segments do not fit the width of a phone.
      if sizeClass == .compact {
        picker.pickerStyle(.menu).padding(12)
      } else {
        picker.pickerStyle(.segmented).padding(12)
      }
      switch store.tab {
      case .entry: EntryView(store: store)
      case .views: ViewList(store: store)
      case .charts: ChartList(store: store, service: service)
      case .dependencies: DependencyList(store: store)
      case .test: TestView(store: store)
      case .performance: PerformanceView(store: store)
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }

  private var picker: some View {
    Picker("Details", selection: store.binding(\.tab, send: Inspector.Action.tabChosen)) {
      ForEach(Inspector.Tab.allCases) { Text($0.rawValue).tag($0) }
    }
    .labelsHidden()
  }
}
