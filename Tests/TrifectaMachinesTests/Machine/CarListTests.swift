import Foundation
import IssueRecording
import Testing
import Trifecta
import TrifectaTesting

@testable import TrifectaMachines

@Suite("Machine that loads data")
@MainActor
struct CarListTests {
  private let clock = TestClock()
  private let cars = [Car(name: "Beetle")]

  private func store(
    _ fetch: @escaping @MainActor () async throws -> [Car]
  ) -> TestStore<CarList> {
    TestStore(initialState: Configuration<CarList>()) {
      CarList(fetch: fetch)
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("Entering a state starts its work, and the result triggers a transition")
  func loads() async {
    let store = store { [cars] in cars }
    #expect(store.state.phase == .initial)
    await store.send(.event(.onAppear)) { $0.phase = .loading }
    await store.receive(.returned(.didFetch(cars), .any)) { $0.phase = .results([Car(name: "Beetle")]) }
    #expect(store.state[CarList.Phase.results] == cars)
    await store.finish()
  }

  @Test("A guard selects between two transitions of an event")
  func findsNone() async {
    let store = store { [] }
    await store.send(.event(.onAppear)) { $0.phase = .loading }
    await store.receive(.returned(.didFetch([]), .any)) { $0.phase = .empty }
    await store.finish()
  }

  @Test("An error triggers a transition with its localized description")
  func fails() async {
    struct Broken: Error, CustomStringConvertible, LocalizedError {
      var description: String { "broken" }
      var errorDescription: String? { "The line is cut." }
    }
    let store = store { throw Broken() }
    await store.send(.event(.onAppear)) { $0.phase = .loading }
    await store.receive(.returned(.didFail("The line is cut."), .any)) { $0.phase = .error("The line is cut.") }
    await store.send(.event(.retry)) { $0.phase = .loading }
    await store.receive(.returned(.didFail("The line is cut."), .any)) { $0.phase = .error("The line is cut.") }
    await store.finish()
  }

  @Test("Work that times out is cancelled, and its result is dropped")
  func timesOut() async {
    let store = store { [clock] in
      try await clock.sleep(for: .seconds(20))
      return []
    }
    await store.send(.event(.onAppear)) { $0.phase = .loading }
    await clock.advance(by: .milliseconds(9_999))
    #expect(store.state.phase == .loading)
    await clock.advance(by: .milliseconds(1))
    await store.receive(.elapsed(.any)) { $0.phase = .error("timed out") }
    await clock.run()
    await store.finish()
  }

  @Test("An event without a transition is reported and changes nothing")
  func reportsUndefined() async {
    let store = store { [] }
    let found = await issues { await store.send(.event(.retry)) }
    #expect(
      found == [
        """
        CarList has no transition for the event "retry" in "initial". Nothing was changed.

        Add a transition to one of the active states, On(.retry, to: …), or add Ignore(.retry). If the event is \
        unexpected in this state, do not send it.
        """
      ])
    await store.send(.event(.onAppear)) { $0.phase = .loading }
    await store.receive(.returned(.didFetch([]), .any)) { $0.phase = .empty }
    await store.finish()
  }

  @Test("The outcome of an event can be queried without sending it")
  func tellsOutcomes() {
    var state = Configuration<CarList>()
    #expect(CarList.outcome(of: .onAppear, in: state) == .routed)
    #expect(CarList.outcome(of: .retry, in: state) == .forbidden)
    state.phase = .loading
    #expect(CarList.outcome(of: .onAppear, in: state) == .ignored)
    #expect(CarList.outcome(of: .didFetch([]), in: state) == .routed)
    state.phase = .results(cars)
    #expect(CarList.outcome(of: .didFetch([]), in: state) == .forbidden)
  }

  @Test("Results and timers from an earlier entry into a state are dropped")
  func dropsStale() async {
    let store = withDependencies {
      $0.continuousClock = clock
    } operation: {
      Store(initialState: Configuration<CarList>()) { [clock] in
        CarList {
          try await clock.sleep(for: .seconds(1))
          return []
        }
      }
    }
    store.send(.onAppear)
    store.send(.returned(.didFail("late"), MachineActivation(state: 2, entry: 99)))
    #expect(store.phase == .loading)
    store.send(.elapsed(MachineActivation(state: 2, entry: 99, route: 3)))
    #expect(store.phase == .loading)
  }

  @Test("The chart description matches the declared chart")
  func describes() throws {
    let chart = CarList.chart.description
    #expect(chart.name == "CarList")
    #expect(chart.states.map(\.id) == ["initial", "loading", "results", "empty", "error"])
    #expect(chart.states[2].payload == "Array<Car>")
    let loading = chart.states[1]
    #expect(loading.invokes == [InvokeDescription("fetch", onDone: "didFetch", onError: "didFail")])
    #expect(
      loading.transitions == [
        TransitionDescription(on: ["didFetch"], if: .named("no cars"), to: ["empty"]),
        TransitionDescription(on: ["didFetch"], to: ["results"]),
        TransitionDescription(on: ["didFail"], to: ["error"]),
        TransitionDescription(after: 10_000, to: ["error"]),
      ])
    #expect(loading.ignored == ["onAppear", "pullToRefresh"])
    #expect(chart.events.contains(EventDescription("didFail", payload: "String")))
    try CarList.chart.validate()
  }
}

extension MachineActivation {
  /// A placeholder for any activation. Tests can use it, because comparing actions ignores their activations.
  static var any: MachineActivation { MachineActivation(state: 0, entry: 0) }
}
