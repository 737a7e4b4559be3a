import TrifectaUI

extension CaseStudy {
  static let retry = CaseStudy(
    "Retry", summary: "A request has a time limit, is retried with growing delays, and can be repeated after a failure."
  ) {
    RetryStudy()
  }
}

/// Time limits and retries are operators of the effect, so the request itself is written without them. The limit is
/// applied before the retries, so it limits each attempt.
struct WeatherStation: Reducer {
  struct State: Equatable {
    var connection = Connection.flaky
    var reading = Reading.none

    var isMeasuring: Bool { if case .measuring = reading { true } else { false } }
  }

  /// The behavior of the fake weather station.
  enum Connection: String, CaseIterable {
    case good = "Good"
    case flaky = "Fails often"
    case down = "Always fails"
    case silent = "Never answers"
  }

  enum Reading: Equatable {
    case none
    case measuring(attempt: Int)
    case measured(celsius: Int)
    case failed(String)
  }

  enum Action: Equatable {
    case connectionChanged(Connection)
    case measureTapped
    case cancelTapped
    case attemptStarted
    case measured(celsius: Int)
    case failed(String)
  }

  private enum EffectID { case measure }

  static let timeLimit = Duration.seconds(2)
  static let policy = RetryPolicy.exponential(.milliseconds(500), cap: .seconds(2), retries: 3)

  @Dependency(\.weatherStation) var station

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .connectionChanged(let connection):
      state.connection = connection
      return .none

    case .measureTapped:
      guard !state.isMeasuring else { return .none }
      state.reading = .measuring(attempt: 0)
      return measure(over: state.connection)

    case .cancelTapped:
      guard state.isMeasuring else { return .none }
      state.reading = .none
      return .cancel(id: EffectID.measure)

    case .attemptStarted:
      if case .measuring(let attempt) = state.reading { state.reading = .measuring(attempt: attempt + 1) }
      return .none

    case .measured(let celsius):
      state.reading = .measured(celsius: celsius)
      return .none

    case .failed(let reason):
      state.reading = .failed(reason)
      return .none
    }
  }

  private func measure(over connection: Connection) -> Effect<Action> {
    .run(name: "measure") { send in
      send(.attemptStarted)
      send(.measured(celsius: try await station.temperature(connection)))
    } catch: { error, send in
      send(.failed(error is EffectTimeout ? "The station does not answer." : error.localizedDescription))
    }
    .timeout(after: Self.timeLimit)
    .retry(Self.policy)
    .cancellable(id: EffectID.measure)
  }
}

/// The closure runs on the main actor, so a test can advance its clock without waiting for an attempt to start.
struct WeatherStationClient: Sendable {
  var temperature: @MainActor @Sendable (_ connection: WeatherStation.Connection) async throws -> Int
}

struct StationUnreachable: LocalizedError {
  var errorDescription: String? { "The station cannot be reached." }
}

enum WeatherStationKey: DependencyKey {
  static let liveValue = WeatherStationClient { connection in
    @Dependency(\.continuousClock) var clock
    @Dependency(\.randomNumberGenerator) var random
    try await clock.sleep(for: connection == .silent ? .seconds(60) : .milliseconds(400))
    let fails = connection == .down || connection == .flaky && random { Int.random(in: 1...3, using: &$0) } < 3
    if fails { throw StationUnreachable() }
    return random { Int.random(in: -5...30, using: &$0) }
  }
}

extension DependencyValues {
  var weatherStation: WeatherStationClient {
    get { self[WeatherStationKey.self] }
    set { self[WeatherStationKey.self] = newValue }
  }
}

struct WeatherStationView: View {
  let store: Store<WeatherStation>

  var body: some View {
    Form {
      Section("Fake station") {
        Picker("Connection", selection: store.binding(\.connection) { .connectionChanged($0) }) {
          ForEach(WeatherStation.Connection.allCases, id: \.self) { Text($0.rawValue) }
        }
        .disabled(store.isMeasuring)
      }
      Section("Temperature") {
        switch store.reading {
        case .none:
          Button("Measure") { store.send(.measureTapped) }
        case .measuring(let attempt):
          ProgressView("Attempt \(attempt) of \(WeatherStation.policy.retries + 1)")
          Button("Cancel", role: .cancel) { store.send(.cancelTapped) }
        case .measured(let celsius):
          Text("\(celsius) °C").font(.title)
          Button("Measure Again") { store.send(.measureTapped) }
        case .failed(let reason):
          Label(reason, systemImage: "exclamationmark.triangle")
          Button("Try Again") { store.send(.measureTapped) }
        }
      }
    }
  }
}

struct RetryStudy: View {
  @State private var store = Store(initialState: WeatherStation.State()) { WeatherStation() }

  var body: some View {
    WeatherStationView(store: store)
  }
}
