import Foundation
import IssueRecording
import Testing
import Trifecta
import TrifectaMachines

/// A radio that remembers its band and its volume.
private struct Radio: Machine {
  enum Phase: String, Equatable, Codable { case off, on, am, fm }
  enum Event: Equatable { case toggle, tune }

  static var chart: Statechart<Self> {
    In(.off) { On(.toggle, toHistoryOf: .on) }
    In(.on) {
      History(startingWith: .am)
      On(.toggle, to: .off)
      In(.am) { On(.tune, to: .fm) }
      In(.fm)
    }
  }
}

/// A machine with a limit below the number of events that one action raises.
private struct Bell: Machine {
  enum Phase: Equatable { case ringing }
  enum Event: Equatable { case ring, tick, loop }
  struct Context: Equatable { var ticks = 0 }

  static var chart: Statechart<Self> {
    In(.ringing) {
      On(.ring, do: Do("ring") { for _ in 0..<1_500 { $0.raise(.tick) } })
      On(.tick, do: Do("count") { $0.context.ticks += 1 })
      On(
        .loop,
        do: Do("loop") {
          $0.context.ticks += 1
          $0.raise(.loop)
        })
    }
  }
}

@Suite("Histories in snapshots, and raised events")
@MainActor
struct HistorySnapshotTests {
  private func snapshot() throws -> MachineSnapshot {
    var state = Configuration<Radio>()
    for event in [Radio.Event.toggle, .tune, .toggle] { _ = Radio().reduce(into: &state, action: .event(event)) }
    return try JSONDecoder().decode(MachineSnapshot.self, from: JSONEncoder().encode(state))
  }

  private func restored(_ snapshot: MachineSnapshot) throws -> Configuration<Radio> {
    try JSONDecoder().decode(Configuration<Radio>.self, from: JSONEncoder().encode(snapshot))
  }

  @Test("A recorded state is restored")
  func restores() throws {
    var state = try restored(snapshot())
    _ = Radio().reduce(into: &state, action: .event(.toggle))
    #expect(state.contains(.fm))
    #expect(!state.contains(.am))
  }

  @Test(
    "A history with states that it cannot have recorded is rejected",
    arguments: [[], ["am", "fm"], ["off"], ["on"], ["off", "am"]])
  func rejects(states: [String]) throws {
    var snapshot = try snapshot()
    let history = try #require(snapshot.memory.keys.first)
    snapshot.memory[history] = states
    #expect(throws: SnapshotError.impossibleHistory(machine: "Radio", history: history, states: states)) {
      try restored(snapshot)
    }
    snapshot.memory = ["am": ["fm"]]
    #expect(throws: SnapshotError.impossibleHistory(machine: "Radio", history: "am", states: ["fm"])) {
      try restored(snapshot)
    }
  }

  @Test("A snapshot that is created in code is restored")
  func created() throws {
    let snapshot = MachineSnapshot(
      version: Radio.version, active: ["on", "fm"], context: try self.snapshot().context, hasBegun: true)
    #expect(try restored(snapshot).phase == .fm)
    #expect(MachineSnapshot.Timer(state: "on", index: 0, left: 5).left == 5)
  }

  @Test("All events that an action raises are handled, and a loop is still stopped")
  func raised() {
    var state = Configuration<Bell>(context: .init())
    _ = Bell().reduce(into: &state, action: .event(.ring))
    #expect(state.context.ticks == 1_500)
    let found = issues { _ = Bell().reduce(into: &state, action: .event(.loop)) }
    #expect(found.count == 1)
    #expect(state.context.ticks < 3_000)
  }
}
