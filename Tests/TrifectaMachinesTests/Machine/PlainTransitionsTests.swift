import IssueRecording
import Locking
import SeededRandom
import Testing
import Trifecta

@testable import TrifectaMachines

/// A machine with plain transitions and others. A plain transition leads from an atomic state to an atomic sibling
/// without actions. The library looks it up in a table instead of interpreting the chart.
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

/// Three regions: one with plain transitions, one with nested regions and an outer transition, and one with a guard.
private struct Stage: Machine {
  enum Phase: Equatable {
    case play, light, dim, bright, sound, quiet, loud, left, low, high, right, near, far, curtain, up, down
    case end
  }
  enum Event: CaseIterable { case cue, swell, turn, other, stop, again }

  static var chart: Statechart<Self> {
    Parallel(.play) {
      In(.light) {
        In(.dim) { On(.cue, to: .bright) }
        In(.bright) {
          On(.cue, to: .dim)
          On(.turn, to: .dim)
        }
      }
      In(.sound) {
        On(.turn, to: .sound)
        In(.quiet) { On(.swell, to: .loud) }
        Parallel(.loud) {
          On(.swell, to: .quiet)
          In(.left) {
            In(.low) { On(.cue, to: .high) }
            In(.high) { On(.cue, to: .low) }
          }
          In(.right) {
            In(.near) { On(.cue, to: .far) }
            In(.far) { On(.other, to: .near) }
          }
        }
      }
      In(.curtain) {
        In(.up) {
          On(.other, to: .down, if: Guard("never", where: { _ in false }))
          On(.cue, to: .down)
        }
        In(.down) { On(.other, to: .up) }
      }
      On(.stop, to: .end)
    }
    In(.end) { On(.again, to: .play) }
  }
}

/// A state with guards and payloads that a history restores.
private struct Tray: Machine {
  enum Phase: Equatable {
    case tray, empty, spilled
    case filled(Int)
  }
  enum Event: Equatable {
    case clear, back
    case add(Int)
  }

  static var chart: Statechart<Self> {
    In(.tray) {
      On(Event.add, to: .spilled)
      In(.empty) { On(Event.add, to: Phase.filled, if: Guard("some") { $0 > 0 }) }
      In(Phase.filled) {
        On(Event.add, from: Phase.filled, to: Phase.filled, if: Guard("few") { $0 < 10 }) { $0 + $1 }
        On(.clear, to: .empty)
      }
    }
    In(.spilled) { On(.back, toHistoryOf: .tray) }
  }
}

@Suite("Plain routes")
@MainActor
struct PlainTransitionsTests {
  @Test("Plain transitions of regions behave like the interpreter", arguments: 0..<40)
  func regions(seed: Int) throws {
    var run = ChartInterpreter(try CompiledChart(Stage.chart.description)) { _ in false }
    var state = Configuration<Stage>()
    var numbers = SeededGenerator(seed: UInt64(seed))
    _ = issues {
      for step in 0..<80 {
        let event = Stage.Event.allCases.randomElement(using: &numbers)!
        run.send(state.table.name(of: event))
        _ = Stage().reduce(into: &state, action: .event(event))
        let table = state.table
        let leaves = state.core.active.filter { table.chart.states[$0].isAtomic }
        #expect(leaves.map { table.chart.states[$0].id }.sorted() == run.activeIDs, "step \(step), seed \(seed)")
        // Each active state has the matching phase, and `phase` is that of the first active state.
        #expect(leaves.map { state.value(of: $0).map { "\($0)" } } == leaves.map { table.chart.states[$0].id })
        #expect("\(state.phase)" == leaves.first.map { table.chart.states[$0].id }, "step \(step), seed \(seed)")
      }
    }
  }

  @Test("An event's transitions are looked up only if the transitions of all regions are plain")
  func looksUpRegions() {
    var state = Configuration<Stage>()
    _ = Stage().reduce(into: &state, action: .start)
    let taken = { (event: Stage.Event) in
      var tried = state
      return tried.takePlainTransition(of: event)
    }
    // "turn" has a transition at an ancestor, "other" has a guard, and "swell" enters regions.
    #expect(Stage.Event.allCases.map(taken) == [true, false, false, false, false, false])
    let isTaken = state.takePlainTransition(of: .cue)
    #expect(isTaken)
    #expect(state.contains(.bright) && state.contains(.quiet) && state.contains(.down))
    #expect(Stage.Event.allCases.map(taken) == [true, false, false, true, false, false])
  }

  @Test("The last transition is recorded, whether it was looked up or interpreted")
  func lastRoute() {
    var lift = Configuration<Lift>(context: .init())
    #expect(lift.lastTransitionID == nil)
    for (event, route) in [
      (Lift.Event.up, TransitionID(state: "ground", number: 0)), (.down, TransitionID(state: "first", number: 1)),
      (.call(2), TransitionID(state: "ground", number: 1)), (.down, TransitionID(state: "second", number: 0)),
      (.down, TransitionID(state: "first", number: 1)), (.call(3), TransitionID(state: "ground", number: 2)),
      (.down, TransitionID(state: "attic", number: 0)), (.jam, TransitionID(state: "house", number: 0)),
      (.mend, TransitionID(state: "broken", number: 0)),
    ] {
      _ = Lift().reduce(into: &lift, action: .event(event))
      #expect(lift.lastTransitionID == route)
    }
    var stage = Configuration<Stage>()
    _ = Stage().reduce(into: &stage, action: .event(.cue))
    #expect(stage.lastTransitionID == TransitionID(state: "up", number: 1))
    // The inner region's transition preempts the outer one, which would exit the same states.
    _ = Stage().reduce(into: &stage, action: .event(.turn))
    #expect(stage.lastTransitionID == TransitionID(state: "bright", number: 1))
    _ = Stage().reduce(into: &stage, action: .event(.turn))
    #expect(stage.lastTransitionID == TransitionID(state: "sound", number: 0))
  }

  @Test("Plain transitions behave like the interpreter", arguments: 0..<20)
  func agrees(seed: Int) throws {
    let called = Locked(0)
    var run = ChartInterpreter(try CompiledChart(Lift.chart.description)) { _ in called.withLock { $0 } == 2 }
    var state = Configuration<Lift>(context: .init())
    var numbers = SeededGenerator(seed: UInt64(seed))
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

  @Test("Routes with guards and payloads are looked up in chart order")
  func looksUpChoices() {
    let table = ChartTable<Lift>.shared
    let choices = table.choices.map { choice in choice.map { table.id(ofTransition: Int($0.number)) } }
    #expect(
      choices == [
        [TransitionID(state: "ground", number: 1), TransitionID(state: "ground", number: 2)],
        [TransitionID(state: "attic", number: 0)],
      ])
  }

  @Test("A looked-up transition is taken while its guard holds, and an ancestor's transition otherwise")
  func failingGuard() {
    var state = Configuration<Tray>()
    _ = Tray().reduce(into: &state, action: .start)
    for (event, phase, isLookedUp) in [
      (Tray.Event.add(0), Tray.Phase.spilled, false), (.back, .empty, false), (.add(3), .filled(3), true),
      (.add(4), .filled(7), true), (.add(10), .spilled, false), (.back, .filled(7), false), (.clear, .empty, true),
      (.add(2), .filled(2), true), (.add(1), .filled(3), true), (.add(11), .spilled, false), (.back, .filled(3), false),
    ] {
      var tried = state
      let isTaken = tried.takePlainTransition(of: event)
      #expect(isTaken == isLookedUp)
      _ = Tray().reduce(into: &state, action: .event(event))
      #expect(state.phase == phase)
    }
  }

  @Test("Only transitions without actions are looked up")
  func chooses() {
    let table = ChartTable<Lift>.shared
    let looked = table.plainSteps.indices.filter { table.plainSteps[$0].target >= 0 }.map { index in
      let event = table.events.cases[index % table.eventCount].name
      let target = table.chart.states[Int(table.plainSteps[index].target)].id
      return "\(table.chart.states[index / table.eventCount].id) \(event) \(target)"
    }
    #expect(
      looked == [
        "ground up first", "first up second", "first down ground", "second down first", "broken mend repaired",
        "repaired jam broken",
      ])
  }
}
