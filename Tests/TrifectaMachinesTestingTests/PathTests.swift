import Testing
import Trifecta
import TrifectaMachines
import TrifectaMachinesTesting

@Suite("Path tests")
@MainActor
struct PathTests {
  @Test("A machine is tested on all paths of its chart, and the report lists the coverage")
  func covers() async {
    let report = await CarList.testPaths(samples: CarList.samples) { CarList() }
    #expect(report.isComplete, "\(report)")
    #expect(
      report.description == """
        CarList: 4 paths, 11 steps
        states: 5 of 5
          4 × initial
          7 × loading
          1 × results
          1 × empty
          2 × error
        transitions: 8 of 8
          4 × initial: onAppear → loading
          1 × loading: didFetch [no cars] → empty
          1 × loading: didFetch → results
          1 × loading: didFail → error
          1 × loading: after 10000 ms → error
          1 × results: pullToRefresh → loading
          1 × empty: pullToRefresh → loading
          1 × error: retry → loading
        guards: 2 of 2
          1 × loading: "no cars" holds
          1 × loading: "no cars" fails
        """)
  }

  @Test(
    "A machine with regions, a history, timers and a context passes at every coverage level",
    arguments: [PathCoverage.states, .transitions, .transitionPairs])
  func runsPlayer(coverage: PathCoverage) async {
    let report = await Player.testPaths(coverage, context: .init()) { Player() }
    #expect(report.failures.isEmpty, "\(report)")
    #expect(report.isComplete || coverage == .states, "\(report)")
  }

  @Test("The report lists states and transitions that were not covered, with the reasons")
  func namesGaps() async {
    struct Gaps: Machine {
      struct Picture: Equatable {}
      enum Phase: Equatable { case one, two, three, island }
      enum Event: Equatable {
        case go
        case pick(Int)
        case load(Picture)
      }
      static var chart: Statechart<Self> {
        In(.one) {
          On(.go, to: .two)
          On(.go, to: .three)
          On(Event.pick, to: .three, if: Guard("large") { $0 > 10 })
          On(Event.load, to: .three)
        }
        In(.two) { On(Event.pick, to: .one, if: Guard("small") { $0 < 10 }) }
        In(.three)
        In(.island) { On(.go, to: .one) }
      }
    }
    let report = await Gaps.testPaths { Gaps() }
    #expect(!report.isComplete)
    #expect(
      report.gaps.map { "\($0.name): \($0.gap ?? "")" } == [
        "three: cannot be reached",
        "island: cannot be reached",
        "one: go → three: its trigger never occurs, or another transition takes precedence",
        "one: pick [large] → three: its guard never holds: add a sample for which it holds",
        "one: load → three: no sample of load",
        "island: go → one: its state cannot be reached",
        "one: \"large\" holds: its guard never holds: add a sample for which it holds",
        "two: \"small\" fails: it always holds: add a sample for which it fails",
      ])
    #expect(report.notes == ["Gaps has no sample of the event load: add one."])
    let better = await Gaps.testPaths(samples: [.pick(1), .pick(11), .load(.init())]) { Gaps() }
    #expect(better.gaps.map(\.name) == ["island", "one: go → three", "island: go → one"])
  }

  @Test("A failing path is shortened, and its steps are reported")
  func shrinks() async {
    let text = """
      CarList fails on path 2 of 4. Of its 3 steps, 2 reproduce the failure:
        begin → initial
        1. onAppear → loading
        2. "fetch" ends: didFetch([]) → empty
         ✗ no cars are no news
      """
    let run = await recordingIssues {
      await CarList.testPaths(samples: CarList.samples) {
        CarList()
      } check: {
        if $0.phase == .empty { throw PathError("no cars are no news") }
      }
    }
    #expect(run.issues == [text])
    #expect(run.result.failures.map(\.description) == [text])
    #expect(!run.result.isComplete)
  }

  @Test("A system that deviates from the chart fails with its shortest path")
  func testsSystems() async {
    /// A hand-written screen with a list and a bug: it does not load again after an error.
    final class Screen {
      var text = "initial"
      var mistakes = 0
    }
    let plan = CarList.paths(.transitionPairs, samples: CarList.samples) { CarList() }
    func test(isBroken: Bool) async -> PathReport {
      await plan.test {
        Screen()
      } perform: { screen, input in
        switch input {
        case .event(.retry) where isBroken: break
        case .event: screen.text = "loading"
        case .result(.didFetch(let cars), _): screen.text = cars.isEmpty ? "empty" : "results"
        case .result, .wait: screen.text = "error"
        }
      } check: { screen, expected in
        guard expected.activeIDs == [screen.text] else {
          throw PathError("It shows \(screen.text), not \(expected.activeIDs[0]).")
        }
      }
    }
    let sound = await test(isBroken: false)
    #expect(sound.isComplete, "\(sound)")
    let broken = await recordingIssues { await test(isBroken: true) }
    #expect(broken.result.failures.allSatisfy { $0.reasons == ["It shows error, not loading."] })
    #expect(broken.result.failures.allSatisfy { $0.steps.count == 4 && $0.steps[3] == "3. retry → loading" })
    #expect(broken.result.failures.count == broken.issues.count)
    #expect(broken.result.failures.count == 2)
  }

  @Test("An issue reported on a path fails the path")
  func collectsIssues() async {
    struct Talker: Machine {
      enum Phase: Equatable { case one, two }
      enum Event: Equatable { case go, back }
      static var chart: Statechart<Self> {
        In(.one) {
          On(.go, to: .two)
          Always(to: .one)
        }
        In(.two) { On(.back, to: .one) }
      }
    }
    let run = await recordingIssues { await Talker.testPaths { Talker() } }
    #expect(run.result.failures.count == 1)
    #expect(run.result.failures.first?.steps == ["begin → one"])
    #expect(run.result.failures.first?.reasons.first?.contains("was stopped in an infinite loop") == true)
  }
}
