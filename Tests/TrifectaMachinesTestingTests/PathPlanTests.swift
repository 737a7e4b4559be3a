import Foundation
import Testing
import Trifecta
import TrifectaMachines
import TrifectaMachinesTesting

@Suite("Path plans")
@MainActor
struct PathPlanTests {
  private func plan(_ coverage: PathCoverage) -> PathPlan<CarList> {
    CarList.paths(coverage, samples: CarList.samples) { CarList() }
  }

  @Test("State coverage has one shortest path per state, and no path that is the beginning of another")
  func coversStates() {
    #expect(
      plan(.states).paths.map(\.description) == [
        """
        begin → initial
        1. onAppear → loading
        2. "fetch" ends: didFetch([]) → empty
        """,
        """
        begin → initial
        1. onAppear → loading
        2. "fetch" ends: didFetch([TrifectaMachinesTestingTests.Car(name: "Beetle")]) → results([TrifectaMachinesTestingTests.Car(name: "Beetle")])
        """,
        """
        begin → initial
        1. onAppear → loading
        2. "fetch" ends: didFail("broken") → error("broken")
        """,
      ])
  }

  @Test("Transition coverage includes both outcomes of guards and the timer")
  func coversTransitions() async {
    let plan = plan(.transitions)
    let inputs = plan.paths.map { $0.steps.map(\.input) }
    #expect(
      inputs == [
        [.event(.onAppear), .wait(.seconds(10))],
        [.event(.onAppear), .result(.didFetch([]), of: "fetch"), .event(.pullToRefresh)],
        [.event(.onAppear), .result(.didFetch([Car(name: "Beetle")]), of: "fetch"), .event(.pullToRefresh)],
        [.event(.onAppear), .result(.didFail("broken"), of: "fetch"), .event(.retry)],
      ])
    #expect(plan.notes.isEmpty)
  }

  @Test("Pair coverage includes each pair of transitions of which the first enters the second's source state")
  func coversPairs() {
    var pairs: Set<[String]> = []
    for path in plan(.transitionPairs).paths {
      for (first, second) in zip(path.steps, path.steps.dropFirst()) {
        pairs.insert([first, second].map { step in "\(step.input)".components(separatedBy: "(")[0] })
      }
    }
    let ends = ["\"fetch\" ends: didFetch", "\"fetch\" ends: didFail", "wait 10.0 seconds"]
    for begin in ["onAppear", "pullToRefresh", "retry"] {
      for end in ends { #expect(pairs.contains([begin, end]), "\(begin), \(end)") }
    }
    #expect(pairs.contains(["wait 10.0 seconds", "retry"]))
    #expect(pairs.contains(["\"fetch\" ends: didFail", "retry"]))
    #expect(!pairs.contains(["onAppear", "retry"]))
  }

  @Test("The same paths are generated each time")
  func isDeterministic() {
    let texts = (0..<3).map { _ in
      Player.paths(.transitionPairs, context: .init()) { Player() }.paths.map(\.description)
    }
    #expect(texts[0] == texts[1])
    #expect(texts[1] == texts[2])
    #expect(texts[0].count > 5)
  }

  @Test("A chart that exceeds the limits is explored partly, and the plan notes each exceeded limit")
  func isBounded() {
    struct Counter: Machine {
      struct Context: Equatable { var count = 0 }
      enum Phase: Equatable { case on, never }
      enum Event: Equatable { case up }
      static var chart: Statechart<Self> {
        In(.on) {
          On(.up, do: Do("count") { $0.context.count += 1 })
          Always(to: .never, if: Guard("large", where: { $0.context.count > 5_000 }))
        }
        In(.never)
      }
    }
    let many = Counter.paths(context: .init(), limits: PathLimits(depth: 10_000, configurations: 40)) { Counter() }
    #expect(many.notes == ["Configurations beyond the first 40 were not searched: see PathLimits.configurations."])
    let deep = Counter.paths(context: .init(), limits: PathLimits(depth: 7)) { Counter() }
    #expect(deep.notes == ["Paths of more than 7 steps were not searched: see PathLimits.depth."])
    let few = CarList.paths(samples: CarList.samples, limits: PathLimits(paths: 1)) { CarList() }
    #expect(few.paths.count == 1)
    #expect(few.notes == ["3 paths were omitted: see PathLimits.paths."])
  }

  @Test("Timers of ancestors continue while child states change")
  func keepsTime() throws {
    let plan = Player.paths(.transitionPairs, context: .init()) { Player() }
    let waits = plan.paths.flatMap { path in path.steps.map(\.input) }
    // The light turns off 5 seconds after a pause begins, and the pause ends after 60 seconds, so one path waits for 5
    // seconds and then for 55.
    #expect(waits.contains(.wait(.seconds(5))))
    #expect(waits.contains(.wait(.seconds(55))))
    #expect(plan.notes.isEmpty)
  }
}
