import IssueRecording
import Locking
import SeededRandom
import Testing
import Trifecta
import TrifectaTesting

@testable import TrifectaMachines

/// A player with nested states, regions, a history, a final state, and timers.
private struct Player: Machine {
  enum Phase: Equatable, Codable {
    case off
    case on, stopped, running
    case playing(Int)
    case paused
    case soundAndLight, sound, loud, quiet, light, bright, dark
    case broken
  }
  enum Event: Equatable, CaseIterable {
    case power, play, pause, next, volume, lamp, resume, kick, tick
  }
  struct Context: Equatable, Codable {
    var entries: [String] = []
    var kicks = 0
  }
  enum SideEffect: Equatable { case beep }

  static var chart: Statechart<Self> {
    In(.off) {
      On(.power, to: .on)
      On(.resume, toHistoryOf: .on, deep: true)
      On(.lamp, to: .soundAndLight)
      Ignore(.pause)
    }
    In(.on) {
      On(.power, to: .off)
      On(.kick, to: .broken, if: Guard("third kick", where: { $0.context.kicks >= 2 }))
      On(.kick, do: Do("count") { $0.context.kicks += 1 })
      After(.seconds(60), to: .off)
      OnEntry("note") { $0.context.entries.append("on") }
      In(.stopped) { On(.play, to: .playing(1)) }
      In(.running) {
        On(.pause, to: .paused)
        OnEntry("note") { $0.context.entries.append("running") }
        OnExit("note") { $0.context.entries.append("not running") }
        In(Phase.playing) {
          On(.next, from: Phase.playing, to: Phase.playing) { $0 + 1 }
          On(.tick, updating: Phase.playing) { $0 += 100 }
        }
        In(.paused) {
          On(.play, to: .playing(7), do: Do("beep") { $0.emit(.beep) })
        }
        Initial(.paused)
      }
    }
    Parallel(.soundAndLight) {
      On(.power, to: .off)
      In(.sound) {
        In(.loud) { On(.volume, to: .quiet) }
        In(.quiet) { On(.volume, to: .loud) }
      }
      In(.light) {
        In(.bright) {
          On(.lamp, to: .dark)
          On(.volume, to: .dark)
        }
        In(.dark) { On(.lamp, to: .bright) }
      }
    }
    Final(.broken)
  }
}

@Suite("Machine with nested states")
@MainActor
struct PlayerTests {
  private let clock = TestClock()

  private func store(_ phase: Player.Phase = .off) -> TestStore<Player> {
    var state = Configuration<Player>(context: .init())
    state.phase = phase
    return TestStore(initialState: state) {
      Player()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("Entering a state enters its first child, and ancestors handle events that the child does not handle")
  func nests() async {
    let store = store()
    await store.send(.event(.power)) {
      $0.phase = .stopped
      $0.context.entries = ["on"]
    }
    #expect(store.state.phases == [.on, .stopped])
    await store.send(.event(.play)) {
      $0.phase = .playing(1)
      $0.context.entries = ["on", "running"]
    }
    #expect(store.state.contains(.running))
    #expect(store.state.contains(.playing(99)))
    await store.send(.event(.next)) { $0.phase = .playing(2) }
    await store.send(.event(.tick)) { $0.phase = .playing(102) }
    await store.send(.event(.power)) {
      $0.phase = .off
      $0.context.entries = ["on", "running", "not running"]
    }
    await store.finish()
  }

  @Test("Transitions within a state do not restart its timer")
  func keepsTimer() async {
    let store = store()
    await store.send(.event(.power)) {
      $0.phase = .stopped
      $0.context.entries = ["on"]
    }
    await clock.advance(by: .seconds(59))
    await store.send(.event(.play)) {
      $0.phase = .playing(1)
      $0.context.entries = ["on", "running"]
    }
    await store.send(.event(.next)) { $0.phase = .playing(2) }
    await clock.advance(by: .seconds(1))
    await store.receive(.elapsed(.any)) {
      $0.phase = .off
      $0.context.entries = ["on", "running", "not running"]
    }
    await store.finish()
  }

  @Test("A deep history restores the active states with their payloads")
  func remembers() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.event(.power))
    await store.send(.event(.play))
    await store.send(.event(.next))
    await store.send(.event(.power))
    #expect(store.state.phase == .off)
    await store.send(.event(.resume))
    #expect(store.state.phases == [.on, .running, .playing(2)])
    await store.send(.event(.power))
    await store.finish()
  }

  @Test("A history of a state that was never active leads to the state's initial child")
  func hasNoPast() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.event(.resume))
    #expect(store.state.phases == [.on, .stopped])
    await store.send(.event(.power))
    await store.finish()
  }

  @Test("Regions are active together, and one event can trigger transitions in both")
  func isParallel() async {
    let store = store()
    await store.send(.event(.lamp)) { $0.phase = .soundAndLight }
    #expect(store.state.phases == [.soundAndLight, .sound, .loud, .light, .bright])
    await store.send(.event(.volume)) { $0.move(to: .quiet, .dark) }
    #expect(store.state.phases == [.soundAndLight, .sound, .quiet, .light, .dark])
    #expect(store.state.phase == .quiet)
    #expect("\(store.state)" == "quiet, dark")
    await store.send(.event(.lamp)) { $0.move(to: .bright) }
    await store.send(.event(.power)) { $0.phase = .off }
    await store.finish()
  }

  @Test("A guard on the context enables a transition that finishes the machine")
  func ends() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.event(.power))
    await store.send(.event(.kick))
    await store.send(.event(.kick))
    #expect(store.state.context.kicks == 2)
    #expect(store.state.phase == .stopped)
    await store.send(.event(.kick))
    #expect(store.state.phase == .broken)
    #expect(store.state.isFinished)
    #expect(Player.outcome(of: .power, in: store.state) == .ignored)
    await store.send(.event(.power))
    #expect(store.state.phase == .broken)
    await store.finish()
  }

  @Test("An action emits a side effect")
  func emits() async {
    let store = store(.paused)
    await store.send(.event(.play)) { $0.phase = .playing(7) }
    store.expectSideEffect(.beep)
    await store.send(.event(.power)) {
      $0.phase = .off
      $0.context.entries = ["not running"]
    }
    await store.finish()
  }

  @Test("An event without a matching transition is forbidden")
  func refuses() {
    var state = Configuration<Player>(context: .init())
    state.phase = .stopped
    #expect(Player.outcome(of: .kick, in: state) == .routed)
    #expect(Player.outcome(of: .pause, in: state) == .forbidden)
    state.phase = .off
    #expect(Player.outcome(of: .pause, in: state) == .ignored)
  }

  @Test("Random events have the same result as in the interpreter", arguments: 0..<20)
  func agreesWithDescription(seed: Int) throws {
    let kicks = Locked(0)
    var run = ChartInterpreter(try CompiledChart(Player.chart.description)) { _ in kicks.withLock { $0 } >= 2 }
    var state = Configuration<Player>(context: .init())
    var numbers = SeededGenerator(seed: UInt64(seed))
    withDependencies {
      $0.continuousClock = clock
    } operation: {
      _ = issues {
        for step in 0..<60 {
          let event = Player.Event.allCases.randomElement(using: &numbers)!
          // The machine starts with its first action, the interpreter when it is created.
          kicks.withLock { $0 = state.context.kicks }
          run.send("\(event)")
          _ = Player().reduce(into: &state, action: .event(event))
          let leaves = state.core.active.filter { state.table.chart.states[$0].isAtomic }
          #expect(
            leaves.map { state.table.chart.states[$0].id }.sorted() == run.activeIDs, "step \(step), seed \(seed)")
          #expect("\(state.phase)".hasPrefix(state.table.chart.states[leaves[0]].id), "step \(step), seed \(seed)")
        }
      }
    }
  }

  @Test("A machine can be a child feature")
  func scopes() async {
    let store = TestStore(initialState: House.State()) {
      House()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.player(.event(.lamp))) { $0.player.phase = .soundAndLight }
    await store.send(.player(.event(.power))) { $0.player.phase = .off }
    await store.finish()
  }
}

private struct House: Reducer {
  struct State: Equatable {
    var player = Configuration<Player>(context: .init())
  }
  enum Action: Equatable { case player(Player.Action) }

  static let player = Child(Player(), state: \State.player, action: Action.player)

  var body: some Reducer<State, Action> { Scope(Self.player) }
}
