import Testing
import Trifecta
import TrifectaTesting

@testable import TrifectaMachines

/// The car list as one exhaustive `switch`.
private struct SwitchedList: Machine {
  enum Phase: Equatable {
    case initial, loading
    case results([Car])
    case empty
    case error(String)
  }
  enum Event: Equatable {
    case onAppear, retry
    case didFetch([Car])
    case didFail(String)
  }
  enum States: CaseIterable { case initial, loading, results, empty, error }
  enum Events: CaseIterable { case onAppear, retry, didFetch, didFail }

  var cars: [Car] = []

  static var chart: Statechart<Self> {
    TransitionTable(States.self, Events.self) { state, event in
      switch (state, event) {
      case (.initial, .onAppear), (.error, .retry): .to(.loading)
      case (.loading, .didFetch): .to(.results)
      case (.loading, .didFail): .to(.error)
      case (.loading, .onAppear), (.results, .onAppear), (.empty, .onAppear), (.error, .onAppear): .ignored
      case (.results, .retry): .stays
      case (.initial, _), (.loading, .retry), (.results, _), (.empty, _), (.error, _): .undefined
      }
    }
    In(.loading) {
      Invoke("fetch", onDone: Event.didFetch, onError: Event.didFail) { $0.cars }
      On(Event.didFetch, to: .empty, if: Guard("no cars") { $0.isEmpty })
    }
  }
}

/// The enums of its transition table have descriptions that are not the names of their cases.
private struct DescribedTable: Machine {
  enum Phase: Equatable { case off, on }
  enum Event: Equatable { case press }
  enum States: CaseIterable, CustomStringConvertible {
    case off, on
    var description: String { self == .off ? "Switched off" : "Switched on" }
  }
  enum Events: CaseIterable, CustomStringConvertible {
    case press
    var description: String { "Press the button" }
  }

  static var chart: Statechart<Self> {
    TransitionTable(States.self, Events.self) { state, _ in .to(state == .off ? .on : .off) }
  }
}

@Suite("Routes as a switch")
@MainActor
struct TransitionTableTests {
  @Test("States and events are found by the names of cases, not by descriptions")
  func descriptions() throws {
    try DescribedTable.chart.validate()
    #expect(DescribedTable.chart.description.states.map(\.id) == ["off", "on"])
    #expect(
      DescribedTable.chart.description.states[0].transitions == [TransitionDescription(on: ["press"], to: ["on"])])
  }

  @Test("A chart can be declared by a switch, and transitions of an In take precedence over the switch")
  func lowers() throws {
    let chart = SwitchedList.chart.description
    #expect(chart.states.map(\.id) == ["initial", "loading", "results", "empty", "error"])
    #expect(
      chart.states[1].transitions == [
        TransitionDescription(on: ["didFetch"], if: .named("no cars"), to: ["empty"]),
        TransitionDescription(on: ["didFetch"], to: ["results"]),
        TransitionDescription(on: ["didFail"], to: ["error"]),
      ])
    #expect(chart.states[1].ignored == ["onAppear"])
    #expect(chart.states[2].transitions == [TransitionDescription(on: ["retry"])])
    try SwitchedList.chart.validate()
  }

  @Test("An event's payload is passed on to a state with the same payload type")
  func passesOn() async {
    let store = TestStore(initialState: Configuration<SwitchedList>()) { SwitchedList(cars: [Car(name: "Beetle")]) }
    await store.send(.event(.onAppear)) { $0.phase = .loading }
    await store.receive(.returned(.didFetch([Car(name: "Beetle")]), .any)) {
      $0.phase = .results([Car(name: "Beetle")])
    }
    await store.send(.event(.retry))
    await store.send(.event(.onAppear))
    await store.finish()
  }

  @Test("A transition whose event lacks the target's payload is rejected")
  func checks() {
    let error = #expect(throws: ChartError.self) { try Mismatched.chart.validate() }
    #expect(
      error?.problems.map(\.description) == [
        """
        The associated value of the state "full", Int, differs from the associated value of the event of the \
        transition "go" of "bare". Declare the transition in an In.
        """
      ])
  }
}

private struct Mismatched: Machine {
  enum Phase {
    case bare
    case full(Int)
  }
  enum Event { case go }
  enum States: CaseIterable { case bare, full }
  enum Events: CaseIterable { case go }

  static var chart: Statechart<Self> {
    TransitionTable(States.self, Events.self) { state, _ in
      switch state {
      case .bare: .to(.full)
      case .full: .undefined
      }
    }
  }
}
