import TrifectaUI

extension CaseStudy {
  static let cancellation = CaseStudy(
    "Cancellation", summary: "A button, a newer request or leaving the screen cancels a slow request."
  ) {
    CancellationStudy()
  }
}

/// A client that finds the prime factors of a number, slowly.
struct FactorClient: Sendable {
  var factors: @Sendable (_ number: Int) async throws -> [Int]
}

enum FactorKey: DependencyKey {
  static let liveValue = FactorClient { number in
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: .seconds(3))
    var rest = number
    var factors: [Int] = []
    var divisor = 2
    while divisor * divisor <= rest {
      while rest.isMultiple(of: divisor) {
        factors.append(divisor)
        rest /= divisor
      }
      divisor += 1
    }
    return rest > 1 ? factors + [rest] : factors
  }
}

extension DependencyValues {
  var factorClient: FactorClient {
    get { self[FactorKey.self] }
    set { self[FactorKey.self] = newValue }
  }
}

/// The request has an id, by which the feature cancels it. A cancelled request sends no more actions, and its errors
/// are ignored, so the feature needs no check for late answers.
struct Factorization: Reducer {
  enum Phase: Equatable {
    case idle
    case running(Int)
    case found(number: Int, factors: [Int])
    case failed(String)
  }

  struct State: Equatable {
    var number = 84
    var phase = Phase.idle
  }

  enum Action: Equatable {
    case numberChanged(Int)
    case startTapped
    case cancelTapped
    case disappeared
    case found(number: Int, factors: [Int])
    case failed(String)
  }

  private enum EffectID { case request }

  @Dependency(\.factorClient) var client

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .numberChanged(let number):
      state.number = number
      return .none

    case .startTapped:
      state.phase = .running(state.number)
      return .run(name: "factors") { [number = state.number] send in
        send(.found(number: number, factors: try await client.factors(number)))
      } catch: { error, send in
        send(.failed(error.localizedDescription))
      }
      // A new request cancels the previous one, so only the latest request can answer.
      .cancellable(id: EffectID.request, cancelInFlight: true)

    case .cancelTapped, .disappeared:
      if case .running = state.phase { state.phase = .idle }
      return .cancel(id: EffectID.request)

    case .found(let number, let factors):
      state.phase = .found(number: number, factors: factors)
      return .none

    case .failed(let reason):
      state.phase = .failed(reason)
      return .none
    }
  }
}

struct FactorizationStatus: View {
  let phase: Factorization.Phase

  var body: some View {
    switch phase {
    case .idle:
      Text("Nothing is running.").foregroundStyle(.secondary)
    case .running(let number):
      ProgressView("Factoring \(number)…")
    case .found(let number, let factors):
      Text("\(number) = \(factors.map(String.init).joined(separator: " × "))")
    case .failed(let reason):
      Label(reason, systemImage: "exclamationmark.triangle")
    }
  }
}

struct FactorizationView: View {
  let store: Store<Factorization>

  var body: some View {
    Form {
      Stepper(value: store.binding(\.number) { .numberChanged($0) }, in: 2...9999) {
        LabeledContent("Number", value: store.number, format: .number)
      }
      Section {
        FactorizationStatus(phase: store.phase)
        if case .running = store.phase {
          Button("Start Again") { store.send(.startTapped) }
          Button("Cancel", role: .cancel) { store.send(.cancelTapped) }
        } else {
          Button("Start") { store.send(.startTapped) }
        }
      } footer: {
        Text("A request takes three seconds. Going back cancels it, too.")
      }
    }
    .navigationTitle("Factors")
    .onDisappear { store.send(.disappeared) }
  }
}

/// The store outlives the screen that uses it, so the screen sends an action when it disappears.
struct CancellationStudy: View {
  @State private var store = Store(initialState: Factorization.State()) { Factorization() }

  var body: some View {
    Form {
      NavigationLink("Factor a Number") { FactorizationView(store: store) }
      FactorizationStatus(phase: store.phase)
    }
  }
}
