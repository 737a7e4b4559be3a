import Testing
import Trifecta
import TrifectaMachines
import TrifectaMachinesTesting

// snippet: testing-charts-machine
struct Door: Machine {
  enum Phase: Equatable {
    case shut, opening, open, locked
  }

  enum Event: Equatable {
    case push
    case didOpen(Bool)
    case code(Int)
  }

  var motor: @MainActor () async throws -> Bool = { true }

  static var chart: Statechart<Self> {
    In(.shut) {
      On(.push, to: .opening)
      On(Event.code, to: .locked, if: Guard("right code") { $0 == 1234 })
    }
    In(.opening) {
      Invoke("motor", onDone: Event.didOpen) { try await $0.motor() }
      On(Event.didOpen, to: .open, if: Guard("moved") { $0 })
      On(Event.didOpen, to: .shut)
    }
    In(.open) { After(.seconds(5), to: .shut) }
    In(.locked) { On(Event.code, to: .shut, if: Guard("right code") { $0 == 1234 }) }
  }
}
// end

/// A door that is implemented without a machine. A test plan of the machine also tests this implementation.
@MainActor
private final class DoorScreen {
  var label = "shut"
  private var isLocked = false

  func push() { label = "opening" }
  func motorEnds(_ moved: Bool) { label = moved ? "open" : "shut" }
  func enter(_ code: Int) {
    guard code == 1234 else { return }
    isLocked.toggle()
    label = isLocked ? "locked" : "shut"
  }
  func wait(_ duration: Duration) { label = "shut" }
}

@MainActor
@Suite("TestingCharts.md")
struct TestingChartsTests {
  @Test("A single call of `testPaths` tests all transitions")
  func oneLine() async {
    // snippet: testing-charts-one-line
    let report = await Door.testPaths(samples: [.code(1234), .code(0)]) { Door() }
    #expect(report.isComplete, "\(report)")
    // end
  }

  @Test("A test plan can be inspected before it runs")
  func plan() async {
    // snippet: testing-charts-plan
    let plan = Door.paths(.transitionPairs, samples: [.code(1234), .code(0)]) { Door() }
    for path in plan.paths { print(path) }
    let report = await plan.test { configuration in
      if configuration.contains(.open), configuration.contains(.locked) { throw PathError("It is locked, and open.") }
    }
    // end
    #expect(report.isComplete, "\(report)")
    #expect(plan.paths.count > 4)
  }

  @Test("A test of a screen follows the paths of the machine's test plan")
  func screen() async {
    let plan = Door.paths(samples: [.code(1234), .code(0)]) { Door() }
    // snippet: testing-charts-system
    let report = await plan.test {
      DoorScreen()
    } perform: { screen, input in
      switch input {
      case .event(.push): screen.push()
      case .event(.code(let code)): screen.enter(code)
      case .event(.didOpen(let moved)), .result(.didOpen(let moved), of: _): screen.motorEnds(moved)
      case .result: throw PathError("There is no other work.")
      case .wait(let duration): screen.wait(duration)
      }
    } check: { screen, expected in
      guard screen.label == "\(expected.phase)" else { throw PathError("It shows \(screen.label).") }
    }
    // end
    #expect(report.isComplete, "\(report)")
  }

  @Test("Random walks follow the transitions of the chart")
  func walks() async {
    // snippet: testing-charts-walks
    let report = await Door.testRandomWalks(20, steps: 50, samples: [.code(1234), .code(0)]) { Door() }
    // end
    #expect(report.failures.isEmpty, "\(report)")
  }
}
