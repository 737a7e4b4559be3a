import Foundation
import Testing

@testable import TrifectaMachines

@Suite("Invalid charts")
@MainActor
struct ChartProblemTests {
  typealias State = StateDescription
  typealias Route = TransitionDescription

  private func problems(_ states: [State], initial: InitialDescription? = nil) -> [ChartProblem] {
    do {
      _ = try CompiledChart(ChartDescription(name: "Player", initial: initial, states: states))
      return []
    } catch {
      return error.problems
    }
  }

  @Test("A chart without states, or with missing or duplicate names, is rejected")
  func names() {
    #expect(problems([]) == [.noStates])
    #expect(problems([State("")]) == [.unnamedState(inside: nil)])
    #expect(problems([State("a", states: [State("")])]) == [.unnamedState(inside: "a")])
    #expect(problems([State("a"), State("b", states: [State("a")])]) == [.duplicateState("a")])
  }

  @Test("Mutually exclusive initial states are rejected, unless they are in different regions")
  func initials() {
    #expect(
      problems([State("a"), State("b")], initial: .init(["a", "b"]))
        == [.severalInitialStates(state: nil, ["a", "b"])])
    let regions = [
      State("p", kind: .parallel, states: [State("a", states: [State("a1")]), State("b", states: [State("b1")])])
    ]
    #expect(problems(regions, initial: .init(["a1", "b1"])) == [])
    #expect(problems(regions, initial: .init(["a1", "a"])) == [.severalInitialStates(state: nil, ["a1", "a"])])
    #expect(problems([State("a")], initial: .init(["z"])) == [.unknownInitial(state: nil, "z")])
    #expect(
      problems([State("a", initial: .init(["b"]), states: [State("a1")]), State("b")])
        == [.unknownInitial(state: "a", "b")])
    #expect(
      problems([State("p", kind: .parallel, initial: .init(["a"]), states: [State("a")])]) == [.needlessInitial("p")])
  }

  @Test("A parallel state without regions, or with a final region, is rejected")
  func regions() {
    #expect(problems([State("p", kind: .parallel)]) == [.noRegions("p")])
    let past = State("past", kind: .history)
    #expect(problems([State("p", kind: .parallel, states: [past])]).contains(.noRegions("p")))
    let regions = [State("a", states: [State("a1")]), State("end", kind: .final)]
    #expect(problems([State("p", kind: .parallel, states: regions)]) == [.finalRegion("end", of: "p")])
    #expect("\(ChartProblem.finalRegion("end", of: "p"))".contains("\"end\" is a region of the parallel state \"p\""))
  }

  @Test("A transition to unknown or mutually exclusive states is rejected")
  func routes() {
    #expect(
      problems([State("a", transitions: [Route(on: ["play"], to: ["z"])])])
        == [.unknownTarget(state: "a", event: "\"play\"", target: "z")])
    #expect(
      problems([State("a", transitions: [Route(on: ["play"], to: ["b", "c"])]), State("b"), State("c")])
        == [.targetsExcludeEachOther(state: "a", event: "\"play\"", ["b", "c"])])
    #expect(
      problems([State("a", transitions: [Route(if: .expression(.isIn("z")), to: ["b"])]), State("b")])
        == [.unknownStateAsked(state: "a", "z")])
  }

  @Test("A history outside a compound state, or with an unsuitable default, is rejected")
  func histories() {
    let history = State("h", kind: .history, transitions: [Route(to: ["b"])])
    #expect(problems([history, State("b")]) == [.historyOutsideCompound("h")])
    #expect(problems([State("a", states: [history]), State("b")]).contains(.historyOutsideCompound("h")))
    #expect(problems([State("a", states: [history, State("a1")]), State("b")]) == [.unsuitableHistory("h")])
    let loop = State("h", kind: .history, transitions: [Route(to: ["h"])])
    #expect(problems([State("a", states: [loop, State("a1")])]) == [.unsuitableHistory("h")])
    let bare = State("h", kind: .history)
    #expect(problems([State("a", states: [bare, State("a1")])]) == [])
  }

  @Test("A negative or non-finite delay is rejected", arguments: [-1, .nan, .infinity])
  func delays(delay: Double) {
    let route = problems([State("a", transitions: [Route(after: delay, to: ["a"])])])
    let sent = problems([State("a", entry: [.choose([.init(nil, [.send("e", after: delay, id: nil)])])])])
    // NaN does not equal itself, so descriptions are compared.
    for found in [route, sent] {
      #expect(
        found.map(\.description) == [
          "A transition of the state \"a\" has a delay of \(delay) milliseconds. A delay must be finite and not negative."
        ])
    }
  }

  @Test("Children of final states, duplicate invocations and excessive nesting are rejected")
  func nesting() {
    #expect(problems([State("a", kind: .final, states: [State("b")])]) == [.notALeaf("a")])
    #expect(problems([State("a", kind: .final, transitions: [Route(on: ["e"], to: ["a"])])]) == [.notALeaf("a")])
    #expect(
      problems([State("a", invokes: [.init("load"), .init("load")])]) == [.duplicateInvoke(state: "a", "load")])
    let tower = (0..<300).reduce(State("top")) { inner, level in State("s\(level)", states: [inner]) }
    #expect(problems([tower]).map(\.description).contains { $0.contains("deeper than 200 levels") })
  }

  @Test("All problems are reported at once and name the affected states")
  func describes() throws {
    let error = try #require(throws: ChartError.self) {
      try CompiledChart(
        ChartDescription(
          name: "Player",
          states: [
            State("a", transitions: [Route(on: ["play"], to: ["z"])]), State("h", kind: .history),
          ]))
    }
    #expect(
      "\(error)" == """
        The statechart Player cannot be built.

        The history state "h" is not inside of a compound state. Move it into the state that it restores.
        The transition "play" of the state "a" has the target "z", which is not a state of the chart.
        """)
    for problem in error.problems { #expect("\(problem)".hasSuffix(".")) }
  }

  @Test("A chart with an endless loop of eventless transitions is stopped")
  func endless() throws {
    let chart = try CompiledChart(
      ChartDescription(states: [
        State("a", transitions: [Route(to: ["b"])]), State("b", transitions: [Route(to: ["a"])]),
      ]
      ))
    #expect(ChartInterpreter(chart).isEndless)
    let sender = try CompiledChart(
      ChartDescription(states: [
        State("a", entry: [.send("e", after: 0, id: nil)], transitions: [Route(on: ["e"], to: ["a"])])
      ]))
    #expect(ChartInterpreter(sender).isEndless)
  }
}
