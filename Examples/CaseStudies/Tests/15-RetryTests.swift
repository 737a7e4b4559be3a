import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: retry")
@MainActor
struct RetryTests {
  private let clock = TestClock()

  private func testStore(_ station: WeatherStationClient) -> TestStore<WeatherStation> {
    TestStore(initialState: WeatherStation.State()) {
      WeatherStation()
    } withDependencies: {
      $0.continuousClock = clock
      $0.weatherStation = station
    }
  }

  @Test("A failed request is retried after half a second, one second and two seconds")
  func retries() async {
    let store = testStore(WeatherStationClient { _ in throw StationUnreachable() })
    await store.send(.measureTapped) { $0.reading = .measuring(attempt: 0) }
    await store.receive(.attemptStarted) { $0.reading = .measuring(attempt: 1) }
    await clock.advance(by: .milliseconds(500))
    await store.receive(.attemptStarted) { $0.reading = .measuring(attempt: 2) }
    await clock.advance(by: .seconds(1))
    await store.receive(.attemptStarted) { $0.reading = .measuring(attempt: 3) }
    await clock.advance(by: .seconds(2))
    await store.receive(.attemptStarted) { $0.reading = .measuring(attempt: 4) }
    await store.receive(.failed("The station cannot be reached.")) {
      $0.reading = .failed("The station cannot be reached.")
    }
    await store.finish()
  }

  @Test("Each attempt without an answer ends after two seconds")
  func timesOut() async {
    let store = testStore(
      WeatherStationClient { [clock] _ in
        try await clock.sleep(for: .seconds(60))
        return 21
      })
    await store.send(.measureTapped) { $0.reading = .measuring(attempt: 0) }
    await store.receive(.attemptStarted) { $0.reading = .measuring(attempt: 1) }
    for (attempt, pause) in [Duration.milliseconds(500), .seconds(1), .seconds(2)].enumerated() {
      await clock.advance(by: .seconds(2))
      await clock.advance(by: pause)
      await store.receive(.attemptStarted) { $0.reading = .measuring(attempt: attempt + 2) }
    }
    await clock.advance(by: .milliseconds(1_999))
    #expect(store.state.isMeasuring)
    await clock.advance(by: .milliseconds(1))
    await store.receive(.failed("The station does not answer.")) {
      $0.reading = .failed("The station does not answer.")
    }
    await store.finish()
  }

  @Test("Cancelling ends the wait for the next attempt")
  func cancels() async {
    let store = testStore(WeatherStationClient { _ in throw StationUnreachable() })
    await store.send(.measureTapped) { $0.reading = .measuring(attempt: 0) }
    await store.receive(.attemptStarted) { $0.reading = .measuring(attempt: 1) }
    await store.send(.measureTapped)
    await store.send(.cancelTapped) { $0.reading = .none }
    await clock.advance(by: .seconds(10))
    await store.finish()
  }

  @Test("After all attempts have failed, the screen offers another attempt, which succeeds with a better connection")
  func screen() async throws {
    let screen = await withDependencies {
      $0.continuousClock = ImmediateClock()
      $0.weatherStation = WeatherStationClient { connection in
        if connection != .good { throw StationUnreachable() }
        return 21
      }
    } operation: {
      await Screen { RetryStudy() }
    }
    try await screen.tap("Measure")
    try await screen.wait(for: "The station cannot be reached.")
    try await screen.choose("Good", in: "Connection")
    try await screen.tap("Try Again")
    try await screen.wait(for: "21 °C")
  }
}
