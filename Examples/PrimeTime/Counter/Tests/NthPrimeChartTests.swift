import PrimeTimeCounter
import PrimeTimeNumbers
import Testing
import Trifecta
import TrifectaMachines
import TrifectaTesting

/// The counter matches its chart: each transition from each state, and no change for ignored events.
@Suite("Chart of the nth prime")
@MainActor
struct NthPrimeChartTests {
  /// Returns a counter in a state of the chart.
  private static func counter(at id: String) -> Counter.State? {
    var state = Counter.State(count: 4)
    if id == "idle" { return state }
    state.screen.isFindingNthPrime = true
    switch id {
    case "looking": break
    case "found": _ = Counter().reduce(into: &state, action: .nthPrimeFound(7))
    case "failed": _ = Counter().reduce(into: &state, action: .nthPrimeFailed(.timedOut))
    case "refused": _ = Counter().reduce(into: &state, action: .nthPrimeFailed(.noResult))
    default: return nil
    }
    return state
  }

  /// Returns the chart's state for a counter.
  private func name(_ state: Counter.State) -> String {
    if state.screen.isFindingNthPrime { return "looking" }
    guard let alert = state.screen.alert else { return "idle" }
    if alert == AlertState("The 4th prime is 7") { return "found" }
    return alert.buttons.isEmpty ? "refused" : "failed"
  }

  /// Returns the action for a transition whose guard holds.
  private func action(_ route: TransitionDescription) -> Counter.Action? {
    if route.delay != nil { return .nthPrimeFailed(.timedOut) }
    return action(route.events[0], isPassing: route.guard != nil)
  }

  private func action(_ event: String, isPassing: Bool = false) -> Counter.Action? {
    switch event {
    case "nthPrimeButtonTapped": .nthPrimeButtonTapped
    case "countChanged": .countChanged(5)
    case "nthPrimeFound": .nthPrimeFound(7)
    case "nthPrimeFailed": .nthPrimeFailed(isPassing ? .timedOut : .noResult)
    case "retryButtonTapped": .alert(.presented(.retryButtonTapped))
    case "dismiss": .alert(.dismiss)
    default: nil
    }
  }

  @Test("Each transition has the same effect in the counter as in the chart", arguments: Counter.nthPrimeChart.states)
  func agrees(state: StateDescription) throws {
    let start = try #require(Self.counter(at: state.id))
    #expect(name(start) == state.id)
    for route in state.transitions {
      var counter = start
      _ = Counter().reduce(into: &counter, action: try #require(action(route)))
      #expect(name(counter) == route.targets[0], "\(route.events)")
    }
    for event in state.ignored {
      var counter = start
      _ = Counter().reduce(into: &counter, action: try #require(action(event)))
      #expect(name(counter) == state.id, "\(event)")
    }
  }

  @Test("A count below one starts no search")
  func guarded() {
    var state = Counter.State(count: 0)
    _ = Counter().reduce(into: &state, action: .nthPrimeButtonTapped)
    #expect(name(state) == "idle")
  }

  @Test("The search times out after the delay in the chart")
  func waits() async {
    let clock = TestClock()
    let store = TestStore(initialState: Counter.State(count: 4)) {
      Counter()
    } withDependencies: {
      $0.nthPrime = NthPrime { [clock] _ in
        try await clock.sleep(for: .seconds(60))
        return 7
      }
      $0.continuousClock = clock
    }
    let delay = Counter.nthPrimeChart.allStates.flatMap(\.transitions).compactMap(\.delay)
    #expect(delay == [10_000])
    await store.send(.nthPrimeButtonTapped) { $0.screen.isFindingNthPrime = true }
    await clock.waitForSleepers(2)
    await clock.advance(by: .milliseconds(delay[0] - 1))
    await clock.advance(by: .milliseconds(1))
    await store.receive(.nthPrimeFailed(.timedOut)) {
      $0.screen.isFindingNthPrime = false
      $0.screen.alert = AlertState(
        "The 4th prime was not found", message: NthPrimeError.timedOut.localizedDescription,
        buttons: [.cancel(), ButtonState("Try Again", action: .retryButtonTapped)])
    }
    await store.finish()
  }

  @Test("The chart is valid and has no findings")
  func sound() throws {
    try Counter.nthPrimeChart.validate()
    #expect(Counter.nthPrimeChart.check() == [])
  }
}
