import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: cancellation")
@MainActor
struct CancellationTests {
  private let clock = TestClock()

  /// A client that needs as many seconds as the number.
  private var client: FactorClient {
    FactorClient { [clock] number in
      try await clock.sleep(for: .seconds(number))
      return [number]
    }
  }

  private func store(_ state: Factorization.State) -> TestStore<Factorization> {
    TestStore(initialState: state) {
      Factorization()
    } withDependencies: {
      $0.factorClient = client
    }
  }

  @Test(
    "The Cancel button and leaving the screen cancel the request",
    arguments: [Factorization.Action.cancelTapped, .disappeared])
  func cancels(action: Factorization.Action) async {
    let store = store(Factorization.State(number: 5))
    await store.send(.startTapped) { $0.phase = .running(5) }
    await store.send(action) { $0.phase = .idle }
    // The test would fail here if the request were still in flight.
    await store.finish()
  }

  @Test("Starting again cancels the previous request")
  func cancelsInFlight() async {
    let store = store(Factorization.State(number: 5))
    await store.send(.startTapped) { $0.phase = .running(5) }
    await store.send(.numberChanged(3)) { $0.number = 3 }
    await store.send(.startTapped) { $0.phase = .running(3) }
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(3))
    await store.receive(.found(number: 3, factors: [3])) { $0.phase = .found(number: 3, factors: [3]) }
    await store.finish()
  }

  @Test("Leaving the screen after the answer keeps the answer")
  func keeps() async {
    let found = Factorization.Phase.found(number: 6, factors: [2, 3])
    let store = store(Factorization.State(phase: found))
    await store.send(.disappeared)
    #expect(store.state.phase == found)
  }

  @Test("An error is shown as its description")
  func fails() async {
    struct Overload: LocalizedError { var errorDescription: String? { "Too busy." } }
    let store = TestStore(initialState: Factorization.State()) {
      Factorization()
    } withDependencies: {
      $0.factorClient = FactorClient { _ in throw Overload() }
    }
    await store.send(.startTapped) { $0.phase = .running(84) }
    await store.receive(.failed("Too busy.")) { $0.phase = .failed("Too busy.") }
  }

  @Test("Going back cancels the request")
  func goesBack() async throws {
    let screen = await withDependencies {
      $0.continuousClock = clock
      $0.factorClient = FactorKey.liveValue
    } operation: {
      await Screen { NavigationStack { CancellationStudy() } }
    }
    try await screen.tap("Factor a Number")
    try await screen.tap("Start")
    #expect(screen.contains("Factoring 84…"))
    try await screen.goBack()
    #expect(screen.contains("Nothing is running."))

    try await screen.tap("Factor a Number")
    try await screen.tap("Start")
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(3))
    try await screen.wait(for: "84 = 2 × 2 × 3 × 7")
  }
}
