import IssueRecording
import Testing
import Trifecta

@testable import TrifectaMachines

/// Plain routes, and beside them one with a guard, one with an action, one out of its state, one with a value.
private struct Lift: Machine {
  enum Phase: Equatable {
    case house, ground, first, second
    case attic(Int)
    case broken, repaired
  }
  enum Event: Equatable {
    case up, down, jam, mend
    case call(Int)
  }
  struct Context: Equatable { var jams = 0 }

  static var chart: Statechart<Self> {
    In(.house) {
      On(.jam, to: .broken, do: Do("count") { $0.context.jams += 1 })
      In(.ground) {
        On(.up, to: .first)
        On(Event.call, to: .second, if: Guard("second") { $0 == 2 })
        On(Event.call, to: Phase.attic)
      }
      In(.first) {
        On(.up, to: .second)
        On(.down, to: .ground)
      }
      In(.second) { On(.down, to: .first) }
      In(Phase.attic) { On(.down, to: .second) }
      Ignore(.mend)
    }
    In(.broken) { On(.mend, to: .repaired) }
    In(.repaired) {
      On(.up, to: .house)
      On(.jam, to: .broken)
    }
  }
}

@Suite("Plain routes")
@MainActor
struct PlainRoutesTests {
  @Test("Routes that are looked up lead where the chart as data leads", arguments: 0..<20)
  func agrees(seed: Int) throws {
    let called = Locked(0)
    var run = ChartInterpreter(try CompiledChart(Lift.chart.description)) { _ in called.withLock { $0 } == 2 }
    var state = Configuration<Lift>(context: .init())
    var numbers = SeededNumbers(seed: UInt64(seed))
    _ = issues {
      for step in 0..<80 {
        let floor = Int.random(in: 2...3, using: &numbers)
        called.withLock { $0 = floor }
        let event = [Lift.Event.up, .down, .jam, .mend, .call(floor), .up, .down].randomElement(using: &numbers)!
        run.send(state.table.name(of: event))
        _ = Lift().reduce(into: &state, action: .event(event))
        #expect(state.activeIDs.last == run.activeIDs[0], "step \(step), seed \(seed)")
        if case .attic(let known) = state.phase { #expect(known == 3) }
        #expect("\(state.phase)".hasPrefix(run.activeIDs[0]), "step \(step), seed \(seed)")
      }
    }
  }

  @Test("Only routes without anything to do are looked up")
  func chooses() {
    let table = ChartTable<Lift>.shared
    let looked = table.plainTargets.indices.filter { table.plainTargets[$0] >= 0 }.map { index in
      let event = table.events.cases[index % table.eventCount].name
      let target = table.chart.states[Int(table.plainTargets[index])].id
      return "\(table.chart.states[index / table.eventCount].id) \(event) \(target)"
    }
    #expect(
      looked == [
        "ground up first", "first up second", "first down ground", "second down first", "broken mend repaired",
        "repaired jam broken",
      ])
  }
}
