import TrifectaUI

extension CaseStudy {
  static let refreshable = CaseStudy(
    "Refreshable", summary: "Pulling down loads again, and the content remains during the load and after a failure."
  ) {
    RefreshableStudy()
  }
}

/// `LoadingReducer` loads the value of a `ViewState`, which keeps the previous value while a new one loads and after a
/// failure. The child is created from the parent's state, because the load depends on it.
struct DepartureBoard: Reducer {
  struct State: Equatable {
    var departures: ViewState<[Departure]> = .loading
    var isServiceDown = false
  }

  enum Action: Equatable {
    case departures(LoadingReducer<[Departure]>.Action)
    case isServiceDownChanged(Bool)
  }

  static let departures = CasePath(Action.departures)

  @Dependency(\.departures) var load

  var body: some Reducer<State, Action> {
    Scope(state: \.departures, action: Self.departures) { state in
      LoadingReducer { [load] in try await load(state.isServiceDown) }
    }
    Reduce { state, action in
      if case .isServiceDownChanged(let isDown) = action { state.isServiceDown = isDown }
      return .none
    }
  }
}

struct Departure: Equatable, Identifiable {
  let id: Int
  let destination: String
  let minutes: Int
}

struct DeparturesUnavailable: LocalizedError {
  var errorDescription: String? { "The departures could not be loaded." }
}

enum DeparturesKey: DependencyKey {
  static let liveValue: @Sendable (_ isServiceDown: Bool) async throws -> [Departure] = { isServiceDown in
    @Dependency(\.continuousClock) var clock
    @Dependency(\.randomNumberGenerator) var random
    try await clock.sleep(for: .seconds(1))
    if isServiceDown { throw DeparturesUnavailable() }
    let minutes = random { generator in (0..<5).map { _ in Int.random(in: 1...59, using: &generator) } }.sorted()
    return zip(["Airport", "Harbour", "Museum", "Old Town", "University"], minutes).enumerated().map { id, departure in
      Departure(id: id, destination: departure.0, minutes: departure.1)
    }
  }
}

extension DependencyValues {
  var departures: @Sendable (_ isServiceDown: Bool) async throws -> [Departure] {
    get { self[DeparturesKey.self] }
    set { self[DeparturesKey.self] = newValue }
  }
}

/// The view reads the value, the error and whether a load is running independently of each other, so that the list
/// remains during a refresh. For a standard layout of these parts, use `ViewStateView`, which is also refreshable.
struct DepartureBoardView: View {
  let store: Store<DepartureBoard>

  var body: some View {
    List {
      Section {
        Toggle("Service is down", isOn: store.binding(\.isServiceDown) { .isServiceDownChanged($0) })
      }
      Section {
        if let error = store.departures.error {
          Label(error.localizedDescription, systemImage: "exclamationmark.triangle")
          Button("Try Again") { store.send(.departures(.retry)) }
        }
        if store.departures.isEmpty {
          Text("There are no departures today.").foregroundStyle(.secondary)
        }
        ForEach(store.departures.value ?? []) { departure in
          LabeledContent(departure.destination, value: "\(departure.minutes) min")
        }
      } header: {
        HStack {
          Text("Departures")
          if store.departures.isLoading { ProgressView().accessibilityLabel("Loading departures") }
        }
      }
    }
    .refreshable { await refresh() }
    .toolbar {
      Button("Refresh", systemImage: "arrow.clockwise") { store.send(.departures(.refresh)) }
        .disabled(store.departures.isLoading)
    }
    .task { await store.send(.departures(.appeared)).finish() }
  }

  /// Waits for the load, so that the indicator is visible until its end. SwiftUI may cancel the task of a refresh when
  /// the list changes, so the load runs in a task that is not cancelled with it.
  private func refresh() async {
    await Task { await store.send(.departures(.refresh)).finish() }.value
  }
}

struct RefreshableStudy: View {
  @State private var store = Store(initialState: DepartureBoard.State()) { DepartureBoard() }

  var body: some View {
    DepartureBoardView(store: store)
  }
}
