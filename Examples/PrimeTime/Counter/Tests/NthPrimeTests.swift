import PrimeTimeCounter
import PrimeTimeNumbers
import Testing
import Trifecta
import TrifectaTesting

@Suite("Nth prime search")
@MainActor
struct NthPrimeTests {
  private let clock = TestClock()

  /// Returns a store whose primes come from `find`.
  private func store(
    count: Int, find: @escaping @Sendable (Int) async throws -> Int
  ) -> TestStore<Counter> {
    TestStore(initialState: Counter.State(count: count)) {
      Counter()
    } withDependencies: {
      $0.nthPrime = NthPrime(find: find)
      $0.continuousClock = clock
    }
  }

  @Test("The prime is shown in an alert, which can be dismissed")
  func finds() async {
    let store = store(count: 1_000) { $0 == 1_000 ? 7_919 : 0 }
    await store.send(.nthPrimeButtonTapped) { $0.screen.isFindingNthPrime = true }
    await store.receive(.nthPrimeFound(7_919)) {
      $0.screen.isFindingNthPrime = false
      $0.screen.alert = AlertState("The 1000th prime is 7919")
    }
    await store.send(.alert(.dismiss)) { $0.screen.alert = nil }
    await store.finish()
  }

  @Test("The button is disabled during a search, and further taps do nothing")
  func disables() async {
    let store = store(count: 4) { [clock] _ in
      try await clock.sleep(for: .seconds(3))
      return 7
    }
    #expect(store.state.isNthPrimeButtonEnabled)
    await store.send(.nthPrimeButtonTapped) { $0.screen.isFindingNthPrime = true }
    #expect(!store.state.isNthPrimeButtonEnabled)
    await store.send(.nthPrimeButtonTapped)
    // Two sleepers: the request and its timeout.
    await clock.waitForSleepers(2)
    await clock.advance(by: .seconds(3))
    await store.receive(.nthPrimeFound(7)) {
      $0.screen.isFindingNthPrime = false
      $0.screen.alert = AlertState("The 4th prime is 7")
    }
    #expect(store.state.isNthPrimeButtonEnabled)
    await store.finish()
  }

  @Test("The button is disabled for a count below one", arguments: [0, -1, Int.min])
  func disablesBelowOne(count: Int) async {
    let store = store(count: count) { _ in 2 }
    #expect(!store.state.isNthPrimeButtonEnabled)
    await store.send(.nthPrimeButtonTapped)
    await store.finish()
  }

  @Test(
    "Changing the count cancels the search",
    arguments: [(Counter.Action.incrementButtonTapped, 5), (.decrementButtonTapped, 3), (.countChanged(9), 9)])
  func cancels(change: Counter.Action, count: Int) async {
    let store = store(count: 4) { [clock] _ in
      try await clock.sleep(for: .seconds(3))
      return 7
    }
    await store.send(.nthPrimeButtonTapped) { $0.screen.isFindingNthPrime = true }
    await store.send(change) {
      $0.count = count
      $0.screen.isFindingNthPrime = false
    }
    await clock.run()
    await store.finish()
  }

  @Test("Entering the same count does not cancel the search")
  func keepsRequest() async {
    let store = store(count: 4) { [clock] _ in
      try await clock.sleep(for: .seconds(3))
      return 7
    }
    await store.send(.nthPrimeButtonTapped) { $0.screen.isFindingNthPrime = true }
    await store.send(.countChanged(4))
    await clock.waitForSleepers(2)
    await clock.advance(by: .seconds(3))
    await store.receive(.nthPrimeFound(7)) {
      $0.screen.isFindingNthPrime = false
      $0.screen.alert = AlertState("The 4th prime is 7")
    }
    await store.finish()
  }

  @Test("A search times out after ten seconds")
  func timesOut() async {
    let store = store(count: 4) { [clock] _ in
      try await clock.sleep(for: .seconds(60))
      return 7
    }
    await store.send(.nthPrimeButtonTapped) { $0.screen.isFindingNthPrime = true }
    await clock.advance(by: .milliseconds(9_999))
    #expect(store.state.screen.isFindingNthPrime)
    await clock.advance(by: .milliseconds(1))
    await store.receive(.nthPrimeFailed(.timedOut)) {
      $0.screen.isFindingNthPrime = false
      $0.screen.alert = failure("The request timed out.")
    }
    await clock.run()
    await store.finish()
  }

  @Test("A result within ten seconds is shown")
  func comesInTime() async {
    let store = store(count: 4) { [clock] _ in
      try await clock.sleep(for: .milliseconds(9_999))
      return 7
    }
    await store.send(.nthPrimeButtonTapped) { $0.screen.isFindingNthPrime = true }
    await clock.waitForSleepers(2)
    await clock.advance(by: .milliseconds(9_999))
    await store.receive(.nthPrimeFound(7)) {
      $0.screen.isFindingNthPrime = false
      $0.screen.alert = AlertState("The 4th prime is 7")
    }
    await store.finish()
  }

  @Test("An error is shown in an alert with its reason")
  func fails() async {
    let store = store(count: 4) { _ in throw NthPrimeError.httpStatus(503) }
    await store.send(.nthPrimeButtonTapped) { $0.screen.isFindingNthPrime = true }
    await store.receive(.nthPrimeFailed(.httpStatus(503))) {
      $0.screen.isFindingNthPrime = false
      $0.screen.alert = failure("Wolfram|Alpha answered with HTTP status 503.")
    }
    #expect(store.state.isNthPrimeButtonEnabled)
    await store.finish()
  }

  @Test("A temporary error can be retried")
  func retries() async {
    let state = Counter.State(count: 4, screen: Counter.Screen(alert: failure("The request timed out.")))
    let store = TestStore(initialState: state) {
      Counter()
    } withDependencies: {
      $0.nthPrime = NthPrime { _ in 7 }
      $0.continuousClock = clock
    }
    await store.send(.alert(.presented(.retryButtonTapped))) {
      $0.screen.alert = nil
      $0.screen.isFindingNthPrime = true
    }
    await store.receive(.nthPrimeFound(7)) {
      $0.screen.isFindingNthPrime = false
      $0.screen.alert = AlertState("The 4th prime is 7")
    }
    await store.finish()
  }

  @Test("A permanent error cannot be retried")
  func doesNotRetry() async {
    let store = store(count: 1_000_001) { _ in throw NthPrimeError.tooFar(limit: 1_000_000) }
    await store.send(.nthPrimeButtonTapped) { $0.screen.isFindingNthPrime = true }
    await store.receive(.nthPrimeFailed(.tooFar(limit: 1_000_000))) {
      $0.screen.isFindingNthPrime = false
      $0.screen.alert = AlertState(
        "The 1000001st prime was not found",
        message: "Without Wolfram|Alpha, the last supported prime is number 1000000.")
    }
    await store.finish()
  }

  private func failure(_ reason: String) -> AlertState<Counter.AlertAction> {
    AlertState(
      "The 4th prime was not found", message: reason,
      buttons: [.cancel(), ButtonState("Try Again", action: .retryButtonTapped)])
  }
}
