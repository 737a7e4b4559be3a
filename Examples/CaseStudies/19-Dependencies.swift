import TrifectaUI

extension CaseStudy {
  static let dependencies = CaseStudy(
    "Dependencies", summary: "Services, the date and ids are values that tests, previews and parents replace."
  ) {
    DependenciesStudy()
  }
}

/// A service is a struct of closures, so a test replaces it without a subclass or a mock library.
struct NumberFact: Sendable {
  var fact: @Sendable (_ number: Int) async throws -> String
}

/// Apps use the live value, and Xcode previews the preview value. Without a `testValue`, a test that uses the service
/// and does not set it fails.
enum NumberFactKey: DependencyKey {
  static let liveValue = NumberFact { number in
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: .milliseconds(600))
    guard number > 1 else { return number == 1 ? "1 divides every number." : "0 is a multiple of every number." }
    let divisors = (1...number).filter { number.isMultiple(of: $0) }
    return divisors.count == 2 ? "\(number) is prime." : "\(number) has \(divisors.count) divisors."
  }
  static let previewValue = NumberFact { "\($0) is a good number for a preview." }
}

extension DependencyValues {
  var numberFact: NumberFact {
    get { self[NumberFactKey.self] }
    set { self[NumberFactKey.self] = newValue }
  }
}

/// A feature declares what it needs and does not know who provides it. The date and the ids are dependencies too,
/// because a test could not predict them otherwise.
struct FactCard: Reducer {
  struct State: Equatable {
    var number = 7
    var isLoading = false
    var hasFailed = false
    var facts: [Fact] = []
  }

  struct Fact: Equatable, Identifiable {
    let id: UUID
    let text: String
    let foundAt: Date
  }

  enum Action: Equatable {
    case numberChanged(Int)
    case factTapped
    case found(String)
    case failed
  }

  @Dependency(\.numberFact) var numberFact
  @Dependency(\.uuid) var uuid
  @Dependency(\.date) var date

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .numberChanged(let number):
      state.number = number
      return .none
    case .factTapped:
      guard !state.isLoading else { return .none }
      state.isLoading = true
      state.hasFailed = false
      return .run { [number = state.number] send in
        send(.found(try await numberFact.fact(number)))
      } catch: { _, send in
        send(.failed)
      }
    case .found(let text):
      state.isLoading = false
      state.facts.insert(Fact(id: uuid(), text: text, foundAt: date()), at: 0)
      return .none
    case .failed:
      state.isLoading = false
      state.hasFailed = true
      return .none
    }
  }
}

/// Two children with the same feature. The parent overrides the service for the second child, a tutorial, and its
/// descendants. So the feature needs no code for the tutorial.
struct FactBoard: Reducer {
  struct State: Equatable {
    var live = FactCard.State()
    var tutorial = FactCard.State()
  }

  enum Action: Equatable {
    case live(FactCard.Action)
    case tutorial(FactCard.Action)
  }

  static let live = Child(FactCard(), state: \State.live, action: Action.live)
  static let tutorial = Child(FactCard(), state: \State.tutorial, action: Action.tutorial)

  var body: some Reducer<State, Action> {
    Scope(Self.live)
    Scope(Self.tutorial).dependencies {
      $0.numberFact = NumberFact { "Here you would read a fact about \($0)." }
      $0.date = .constant(Date(timeIntervalSince1970: 0))
    }
  }
}

struct FactCardView: View {
  let title: LocalizedStringKey
  let store: Store<FactCard>

  var body: some View {
    Section(title) {
      Stepper("Number \(store.number)", value: store.binding(\.number) { .numberChanged($0) }, in: 0...100)
      Button("Find a Fact") { store.send(.factTapped) }
        .disabled(store.isLoading)
      if store.hasFailed { Label("No fact was found.", systemImage: "exclamationmark.triangle") }
      ForEach(store.facts) { fact in
        LabeledContent(fact.text) { Text(fact.foundAt, format: .dateTime.year().month().day()) }
      }
    }
  }
}

struct FactBoardView: View {
  let store: Store<FactBoard>

  var body: some View {
    Form {
      FactCardView(title: "Live service", store: store.scope(FactBoard.live))
      FactCardView(title: "Tutorial with overrides", store: store.scope(FactBoard.tutorial))
    }
  }
}

struct DependenciesStudy: View {
  @State private var store = Store(initialState: FactBoard.State()) { FactBoard() }

  var body: some View {
    FactBoardView(store: store)
  }
}

#Preview {
  DependenciesStudy()
}
