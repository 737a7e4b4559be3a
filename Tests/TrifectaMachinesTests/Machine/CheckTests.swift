import Testing
import Trifecta
import TrifectaMachines

@Suite("Checking charts")
struct CheckTests {
  enum Weather: CaseIterable { case sunny, rainy }

  private typealias State = StateDescription
  private typealias Route = TransitionDescription

  private func kinds(_ states: [StateDescription], events: [EventDescription] = []) -> [ChartFinding.Kind] {
    ChartDescription(events: events, states: states).check().map(\.kind)
  }

  @Test("A chart in order has no findings")
  func findsNothing() {
    #expect(CarList.chart.check() == [])
    #expect(kinds([State("a", transitions: [Route(on: ["go"], to: ["b"])]), State("b", kind: .final)]) == [])
  }

  @Test("A state that nothing leads to is found, and of what is inside of it only it is named")
  func findsUnreachable() {
    let island = State("c", transitions: [Route(on: ["go"], to: ["a"])], states: [State("c1")])
    let chart = ChartDescription(states: [
      State("a", transitions: [Route(on: ["go"], to: ["b"])]), State("b", transitions: [Route(on: ["go"], to: ["a"])]),
      island,
    ])
    #expect(chart.check().map(\.states) == [["c"]])
    #expect(
      chart.check().map(\.message) == ["No route leads to the state \"c\". Lead one there, or remove the state."])
  }

  @Test("A state without a way out is found, unless it is final or something around it has one")
  func findsTraps() {
    let chart = [State("a", transitions: [Route(on: ["go"], to: ["b"])]), State("b", transitions: [Route(on: ["go"])])]
    #expect(kinds(chart) == [.trap])
    let nested = State("p", transitions: [Route(on: ["go"], to: ["p"])], states: [State("a")])
    #expect(kinds([nested]) == [])
  }

  @Test("A route behind one without a guard is found, one behind a guard is not")
  func findsShadowed() {
    let first = Route(on: ["go"], to: ["a"])
    let guarded = Route(on: ["go"], if: .named("sunny"), to: ["a"])
    #expect(kinds([State("a", transitions: [first, guarded])]) == [.shadowedRoute])
    #expect(kinds([State("a", transitions: [guarded, first])]) == [])
    #expect(
      kinds([State("a", transitions: [Route(on: ["go"], to: ["a"]), Route(on: ["go.far"], to: ["a"])])]) == [
        .shadowedRoute
      ])
    #expect(kinds([State("a", transitions: [Route(on: ["go.far"], to: ["a"]), Route(on: ["go"], to: ["a"])])]) == [])
  }

  @Test("An event that nobody handles is found, and one that a state handles and ignores")
  func findsEvents() {
    let state = State("a", transitions: [Route(on: ["go"], to: ["a"])], ignored: ["go"])
    #expect(kinds([state], events: [.init("go"), .init("stop")]) == [.contradiction, .unhandledEvent])
  }

  @Test("The result of work that nobody handles is found where the work is")
  func findsResults() {
    let work = InvokeDescription("load", onDone: "loaded", onError: "failed")
    let state = State("a", transitions: [Route(on: ["loaded"], to: ["a"])], invokes: [work])
    let findings = ChartDescription(events: [.init("failed")], states: [state]).check()
    #expect(findings.map(\.kind) == [.unhandledResult])
    #expect(findings.map(\.event) == ["failed"])
  }

  @Test("What an event brings and nobody takes is found")
  func findsPayloads() {
    let event = EventDescription("go", payload: "Int")
    #expect(kinds([State("a", transitions: [Route(on: ["go"], to: ["a"])])], events: [event]) == [.unusedPayload])
    let taken = State("a", payload: "Int", transitions: [Route(on: ["go"], to: ["a"])])
    #expect(kinds([taken], events: [event]) == [])
  }

  @Test("Routes without events that lead in a circle are found")
  func findsCircles() {
    let findings = ChartDescription(states: [
      State("a", transitions: [Route(to: ["b"])]), State("b", transitions: [Route(to: ["a"])]),
    ]).check()
    #expect(findings.map(\.kind) == [.endlessRoutes])
    #expect(findings.map(\.states) == [["a", "b"]])
  }

  @Test("A chart that cannot be run has a finding for each reason, a typed one for a case that is no state too")
  func findsImpossible() {
    #expect(ChartDescription(states: []).check().map(\.kind) == [.impossible])
    let findings = Lamp.chart.check()
    #expect(findings.map(\.kind) == [.unusedPhase])
    #expect(findings.map(\.states) == [["broken"]])
  }
}

private struct Lamp: Machine {
  enum Phase { case on, off, broken }
  enum Event { case press }

  static var chart: Statechart<Self> {
    In(.off) { On(.press, to: .on) }
    In(.on) { On(.press, to: .off) }
  }
}
