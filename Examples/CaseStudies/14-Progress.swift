import TrifectaUI

extension CaseStudy {
  static let progress = CaseStudy(
    "Progress", summary: "Downloads report their progress as actions, and each can be paused, resumed and cancelled."
  ) {
    ProgressStudy()
  }
}

/// A client that continues a download, and reports the number of received megabytes after each one.
struct DownloadClient: Sendable {
  var resume: @Sendable (_ download: Download.State, _ report: @MainActor (Int) -> Void) async throws -> Void
}

enum DownloadKey: DependencyKey {
  static let liveValue = DownloadClient { download, report in
    @Dependency(\.continuousClock) var clock
    for megabytes in download.received..<download.megabytes {
      try await clock.sleep(for: .milliseconds(250))
      // Only the first attempt fails.
      if download.isUnstable, download.received == 0, megabytes == download.megabytes / 2 { throw ConnectionLost() }
      await report(megabytes + 1)
    }
  }
}

struct ConnectionLost: LocalizedError {
  var errorDescription: String? { "The connection was lost." }
}

extension DependencyValues {
  var downloadClient: DownloadClient {
    get { self[DownloadKey.self] }
    set { self[DownloadKey.self] = newValue }
  }
}

/// The feature of a row. The scope of an effect id is its row, so a row cancels only its own download, although all
/// rows use the same id.
struct Download: Reducer {
  enum Phase: Equatable {
    case stopped
    case running
    case failed(String)
    case finished
  }

  struct State: Equatable, Identifiable {
    let id: String
    let megabytes: Int
    var isUnstable = false
    var received = 0
    var phase = Phase.stopped
  }

  enum Action: Equatable {
    case startTapped
    case pauseTapped
    case cancelTapped
    case progressed(received: Int)
    case finished
    case failed(String)
  }

  private enum EffectID { case download }

  @Dependency(\.downloadClient) var client

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .startTapped:
      guard state.phase != .running, state.phase != .finished else { return .none }
      state.phase = .running
      return .run(name: "download") { [state] send in
        try await client.resume(state) { send(.progressed(received: $0)) }
        send(.finished)
      } catch: { error, send in
        send(.failed(error.localizedDescription))
      }
      .cancellable(id: EffectID.download)

    case .pauseTapped:
      guard state.phase == .running else { return .none }
      // The received part is kept, so that the next start continues there.
      state.phase = .stopped
      return .cancel(id: EffectID.download)

    case .cancelTapped:
      guard state.phase != .finished else { return .none }
      state.phase = .stopped
      state.received = 0
      return .cancel(id: EffectID.download)

    case .progressed(let received): state.received = received
    case .finished: state.phase = .finished
    case .failed(let reason): state.phase = .failed(reason)
    }
    return .none
  }
}

/// The list computes the total from its rows. Removing a row cancels its effects, without an action of the row.
struct DownloadList: Reducer {
  struct State: Equatable {
    var downloads: IdentifiedArray<Download.State> = []

    var received: Int { downloads.reduce(0) { $0 + $1.received } }
    var megabytes: Int { downloads.reduce(0) { $0 + $1.megabytes } }
  }

  enum Action: Equatable {
    case download(Download.State.ID, Download.Action)
    case startAllTapped
    case removed(IndexSet)
  }

  static let downloads = IdentifiedChildren(Download(), state: \State.downloads, action: Action.download)

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .startAllTapped:
        return .merge(state.downloads.ids.map { .send(.download($0, .startTapped)) })
      case .removed(let offsets):
        state.downloads.remove(atOffsets: offsets)
        return .none
      case .download:
        return .none
      }
    }
    .forEach(Self.downloads)
  }
}

struct DownloadRow: View {
  let store: Store<Download>

  var body: some View {
    VStack(alignment: .leading) {
      ProgressView(value: Double(store.received), total: Double(store.megabytes)) {
        Text(store.id)
      } currentValueLabel: {
        Text(status)
      }
      HStack {
        switch store.phase {
        case .stopped, .failed: Button(store.received == 0 ? "Download" : "Resume") { store.send(.startTapped) }
        case .running: Button("Pause") { store.send(.pauseTapped) }
        case .finished: EmptyView()
        }
        if store.phase == .running || (store.received > 0 && store.phase != .finished) {
          Button("Cancel") { store.send(.cancelTapped) }
        }
      }
      .accessibilityHint(Text(store.id))
      // Each button of the row reacts to its own taps.
      .buttonStyle(.borderless)
    }
  }

  private var status: String {
    switch store.phase {
    case .failed(let reason): reason
    case .finished: "Complete"
    case .running, .stopped: "\(store.received) of \(store.megabytes) MB"
    }
  }
}

struct ProgressStudy: View {
  @State private var store = Store(
    initialState: DownloadList.State(downloads: [
      Download.State(id: "City map", megabytes: 20), Download.State(id: "Phrase book", megabytes: 8),
      Download.State(id: "Audio guide", megabytes: 30, isUnstable: true),
    ])
  ) {
    DownloadList()
  }

  var body: some View {
    List {
      Section {
        ForEach(store.scope(DownloadList.downloads)) { DownloadRow(store: $0) }
          .onDelete { store.send(.removed($0)) }
      } footer: {
        Text("Total: \(store.received) of \(store.megabytes) MB")
      }
      Button("Download All") { store.send(.startAllTapped) }
    }
  }
}
