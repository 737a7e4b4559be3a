import Testing
import Trifecta
import TrifectaMachines

@Suite("Chart checks")
struct CheckTests {
  enum Weather: CaseIterable { case sunny, rainy }

  private typealias State = StateDescription
  private typealias Route = TransitionDescription

  private func kinds(_ states: [StateDescription], events: [EventDescription] = []) -> [ChartFinding.Kind] {
    ChartDescription(events: events, states: states).check().map(\.kind)
  }

  @Test("A valid chart has no findings")
  func findsNothing() {
    #expect(CarList.chart.check() == [])
    #expect(kinds([State("a", transitions: [Route(on: ["go"], to: ["b"])]), State("b", kind: .final)]) == [])
  }

  @Test("An unreachable state is found, and its children are not listed")
  func findsUnreachable() {
    let island = State("c", transitions: [Route(on: ["go"], to: ["a"])], states: [State("c1")])
    let chart = ChartDescription(states: [
      State("a", transitions: [Route(on: ["go"], to: ["b"])]), State("b", transitions: [Route(on: ["go"], to: ["a"])]),
      island,
    ])
    #expect(chart.check().map(\.states) == [["c"]])
    #expect(
      chart.check().map(\.message) == ["No transition leads to the state \"c\". Add one, or remove the state."])
  }

  @Test("A state without an exit is found, unless it is final or an ancestor has an exit")
  func findsTraps() {
    let chart = [State("a", transitions: [Route(on: ["go"], to: ["b"])]), State("b", transitions: [Route(on: ["go"])])]
    #expect(kinds(chart) == [.trap])
    let nested = State("p", transitions: [Route(on: ["go"], to: ["p"])], states: [State("a")])
    #expect(kinds([nested]) == [])
  }

  @Test("A transition is found if an unguarded transition before it matches the same events")
  func findsShadowed() {
    let first = Route(on: ["go"], to: ["a"])
    let guarded = Route(on: ["go"], if: .named("sunny"), to: ["a"])
    #expect(kinds([State("a", transitions: [first, guarded])]) == [.shadowedTransition])
    #expect(kinds([State("a", transitions: [guarded, first])]) == [])
    #expect(
      kinds([State("a", transitions: [Route(on: ["go"], to: ["a"]), Route(on: ["go.far"], to: ["a"])])]) == [
        .shadowedTransition
      ])
    #expect(kinds([State("a", transitions: [Route(on: ["go.far"], to: ["a"]), Route(on: ["go"], to: ["a"])])]) == [])
  }

  @Test("An unhandled event is found, and an event that is both handled and ignored is found")
  func findsEvents() {
    let state = State("a", transitions: [Route(on: ["go"], to: ["a"])], ignored: ["go"])
    #expect(kinds([state], events: [.init("go"), .init("stop")]) == [.contradiction, .unhandledEvent])
  }

  @Test("An unhandled result of an invocation is found at its state")
  func findsResults() {
    let work = InvokeDescription("load", onDone: "loaded", onError: "failed")
    let state = State("a", transitions: [Route(on: ["loaded"], to: ["a"])], invokes: [work])
    let findings = ChartDescription(events: [.init("failed")], states: [state]).check()
    #expect(findings.map(\.kind) == [.unhandledResult])
    #expect(findings.map(\.event) == ["failed"])
  }

  @Test("A transition for the completion of a state without final states is found")
  func findsCompletions() {
    func states(_ inner: [State], kind: State.Kind = .normal) -> [State] {
      [
        State("a", kind: kind, transitions: [Route(on: ["done.state.a"], to: ["b"])], states: inner),
        State("b", kind: .final),
      ]
    }
    #expect(kinds(states([])) == [.impossibleCompletion])
    #expect(kinds(states([State("a1")])) == [.impossibleCompletion])
    #expect(
      kinds(states([State("a1", transitions: [Route(on: ["go"], to: ["end"])]), State("end", kind: .final)])) == [])
    func region(_ id: String, isEnding: Bool) -> State {
      let end = State("\(id)end", kind: .final)
      return State(
        id,
        states: [State("\(id)1", transitions: [Route(on: ["go"], to: isEnding ? ["\(id)end"] : [])])]
          + (isEnding ? [end] : []))
    }
    #expect(kinds(states([region("x", isEnding: true), region("y", isEnding: true)], kind: .parallel)) == [])
    #expect(
      kinds(states([region("x", isEnding: true), region("y", isEnding: false)], kind: .parallel)) == [
        .impossibleCompletion
      ])
  }

  @Test("An unused payload of an event is found")
  func findsPayloads() {
    let event = EventDescription("go", payload: "Int")
    #expect(kinds([State("a", transitions: [Route(on: ["go"], to: ["a"])])], events: [event]) == [.unusedPayload])
    let taken = State("a", payload: "Int", transitions: [Route(on: ["go"], to: ["a"])])
    #expect(kinds([taken], events: [event]) == [])
  }

  @Test("Cycles of eventless transitions are found")
  func findsCircles() {
    let findings = ChartDescription(states: [
      State("a", transitions: [Route(to: ["b"])]), State("b", transitions: [Route(to: ["a"])]),
    ]).check()
    #expect(findings.map(\.kind) == [.endlessTransitions])
    #expect(findings.map(\.states) == [["a", "b"]])
  }

  @Test("A transition that resets other regions by exiting their parallel state is found")
  func findsResetRegions() {
    func findings(_ route: Route, of source: String, isWrapped: Bool = false) -> [ChartFinding] {
      func routes(_ id: String) -> [Route] { id == source ? [route] : [] }
      let inside = ["a1", "a2"].map { State($0, transitions: routes($0)) }
      let past = State("past", kind: .history, transitions: [Route(to: ["a2"])])
      let states = [
        State(
          "p", kind: .parallel, transitions: routes("p"),
          states: [
            State(
              "a", transitions: routes("a"),
              states: (isWrapped ? [State("wrap", transitions: routes("wrap"), states: inside)] : inside) + [past]),
            State("b", states: [State("b1"), State("b2")]),
          ])
      ]
      return ChartDescription(states: states).check().filter { $0.kind == .resetRegions }
    }
    for (source, targets) in [
      ("a", ["a"]), ("a", ["a2"]), ("a1", ["a"]), ("a1", ["b2"]), ("p", ["a2"]), ("a", ["past"]), ("p", ["past"]),
    ] {
      let reset = findings(Route(on: ["go"], to: targets), of: source)
      #expect(reset.map(\.states) == [targets == ["b2"] ? ["a"] : ["b"]], "\(source) \(targets)")
      #expect(reset.map(\.event) == ["go"], "\(source) \(targets)")
    }
    for (source, targets) in [
      ("a1", ["a2"]), ("a1", ["past"]), ("p", ["p"]), ("a1", ["p"]), ("p", ["a2", "b2"]), ("a", []),
    ] {
      #expect(findings(Route(on: ["go"], to: targets), of: source).isEmpty, "\(source) \(targets)")
    }
    #expect(findings(Route(on: ["go"], to: ["a2"], isInternal: true), of: "a").isEmpty)
    #expect(findings(Route(on: ["go"], to: ["past"], isInternal: true), of: "a").isEmpty)
    #expect(findings(Route(on: ["go"], to: ["a"], isInternal: true), of: "a").count == 1)
    #expect(findings(Route(on: ["go"], to: ["wrap"]), of: "wrap", isWrapped: true).isEmpty)
  }

  @Test("An invalid chart has a finding per problem, and an unused phase is found")
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
