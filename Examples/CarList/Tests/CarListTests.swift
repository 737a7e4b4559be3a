import CarList
import Foundation
import IssueRecording
import Testing
import TrifectaMachines
import TrifectaMachinesTesting
import TrifectaTesting

/// The state machine without a screen.
@Suite("Car list")
@MainActor
struct CarListTests {
  private let clock = TestClock()

  private struct Closed: LocalizedError {
    var errorDescription: String? { "The garage is closed." }
  }

  private func store(
    at phase: CarList.Phase = .initial, _ cars: @escaping @Sendable () async throws -> [Car]
  ) -> TestStore<CarList> {
    var state = Configuration<CarList>()
    state.move(to: phase)
    return TestStore(initialState: state) {
      CarList()
    } withDependencies: {
      $0.continuousClock = clock
      $0.carService = CarService(cars: cars)
    }
  }

  @Test("Cars are loaded once when the screen appears")
  func loads() async {
    let store = store { [clock] in
      try await clock.sleep(for: .seconds(1))
      return Car.samples
    }
    await store.send(.event(.appeared)) { $0.move(to: .loading) }
    await store.send(.event(.appeared))
    // Two sleepers: the load, which runs off the main actor, and the time limit.
    await clock.waitForSleepers(2)
    await clock.advance(by: .seconds(1))
    await store.receive(MachineAction.returned) { $0.move(to: .results(Car.samples)) }
    await store.send(.event(.appeared))
    await store.finish()
  }

  @Test("An empty result can be retried")
  func empty() async {
    let store = store { [] }
    await store.send(.event(.appeared)) { $0.move(to: .loading) }
    await store.receive(MachineAction.returned) { $0.move(to: .empty) }
    await store.send(.event(.retry)) { $0.move(to: .loading) }
    await store.receive(MachineAction.returned) { $0.move(to: .empty) }
    await store.finish()
  }

  @Test("A failed load shows the error description and can be retried")
  func fails() async {
    let store = store { throw Closed() }
    await store.send(.event(.appeared)) { $0.move(to: .loading) }
    await store.receive(MachineAction.returned) { $0.move(to: .error("The garage is closed.")) }
    await store.send(.event(.retry)) { $0.move(to: .loading) }
    await store.receive(MachineAction.returned) { $0.move(to: .error("The garage is closed.")) }
    await store.finish()
  }

  @Test("A load times out, and its late result is dropped")
  func timesOut() async {
    let store = store { [clock] in
      try await clock.sleep(for: CarList.patience * 2)
      return Car.samples
    }
    await store.send(.event(.appeared)) { $0.move(to: .loading) }
    await clock.advance(by: CarList.patience)
    await store.receive(MachineAction.elapsed) { $0.move(to: .error("The garage does not respond.")) }
    await clock.run()
    await store.finish()
  }

  @Test("Refreshing keeps the list, even if the refresh fails")
  func refreshes() async {
    let store = store(at: .results(Car.samples)) { [clock] in
      try await clock.sleep(for: .seconds(1))
      throw Closed()
    }
    await store.send(.event(.refresh)) { $0.move(to: .refreshing(Car.samples)) }
    await store.send(.event(.refresh))
    await clock.waitForSleepers(2)
    await clock.advance(by: .seconds(1))
    await store.receive(MachineAction.returned) {
      $0.move(to: .outdated(.init(Car.samples, because: "The garage is closed.")))
    }
    await store.send(.event(.retry)) { $0.move(to: .refreshing(Car.samples)) }
    await clock.waitForSleepers(2)
    await clock.advance(by: .seconds(1))
    await store.receive(MachineAction.returned) {
      $0.move(to: .outdated(.init(Car.samples, because: "The garage is closed.")))
    }
    await store.finish()
  }

  @Test("A refresh that times out keeps the list with the reason")
  func refreshTimesOut() async {
    let store = store(at: .results(Car.samples)) { [clock] in
      try await clock.sleep(for: CarList.patience * 2)
      return []
    }
    await store.send(.event(.refresh)) { $0.move(to: .refreshing(Car.samples)) }
    await clock.advance(by: CarList.patience)
    await store.receive(MachineAction.elapsed) {
      $0.move(to: .outdated(.init(Car.samples, because: "The garage does not respond.")))
    }
    await clock.run()
    await store.finish()
  }

  @Test("An event without a transition is reported with its state and changes nothing")
  func reportsUndefinedEvents() async {
    let store = store(at: .results(Car.samples)) { [] }
    let retry = await issues { await store.send(.event(.retry)) }
    #expect(retry.count == 1)
    #expect(
      retry.first?.hasPrefix(#"CarList has no transition for the event "retry" in "results". Nothing was changed."#)
        == true)
    let fetched = await issues { await store.send(.event(.fetched([]))) }
    #expect(fetched.first?.hasPrefix(#"CarList has no transition for the event "fetched" in "results"."#) == true)
    await store.finish()
  }

  @Test("The outcome of an event can be queried without sending it")
  func outcomes() {
    var state = Configuration<CarList>()
    #expect(CarList.outcome(of: .appeared, in: state) == .routed)
    #expect(CarList.outcome(of: .retry, in: state) == .forbidden)
    state.move(to: .loading)
    #expect(CarList.outcome(of: .refresh, in: state) == .ignored)
  }

  @Test("A refresh without results empties the list")
  func sellsOut() async {
    let store = store(at: .outdated(.init(Car.samples, because: "The line is cut."))) { [] }
    await store.send(.event(.refresh)) { $0.move(to: .refreshing(Car.samples)) }
    await store.receive(MachineAction.returned) { $0.move(to: .empty) }
    await store.finish()
  }

  @Test("The chart is valid and has no findings")
  func isSound() throws {
    try CarList.chart.validate()
    #expect(CarList.chart.check().isEmpty)
  }

  @Test("Path tests cover every transition")
  func paths() async {
    let report = await CarList.testPaths(
      samples: [.fetched(Car.samples), .fetched([]), .failed("The garage is closed.")]
    ) { CarList() }
    #expect(report.isComplete, "\(report)")
  }
}
