import Foundation
import Testing
import Trifecta
import TrifectaTesting

@testable import TrifectaMachines

/// A wizard whose pages have payloads, with a timer and work.
private struct Wizard: Machine {
  enum Phase: Equatable, Codable {
    case closed
    case open(String)
    case first
    case second(Int)
    case done
  }
  enum Event: Equatable {
    case open(String)
    case next(Int)
    case close, reopen, finished
  }

  // Unsafe access is correct: only one test sets this property, and the suite is serialized.
  nonisolated(unsafe) static var currentVersion = 1
  static var version: Int { currentVersion }

  var work: @MainActor () async throws -> Void = {}

  static var chart: Statechart<Self> {
    In(.closed) {
      On(Event.open, to: Phase.open)
      Ignore(.reopen)
    }
    In(Phase.open) {
      On(.close, to: .closed)
      After(.seconds(10), to: .closed)
      Invoke("work", onDone: .finished) { try await $0.work() }
      In(.first) { On(Event.next, to: Phase.second) }
      In(Phase.second) { On(.finished, to: .done) }
      Ignore(.finished)
    }
    Final(.done)
  }

  static func migrate(_ snapshot: inout MachineSnapshot) throws {
    snapshot.active = snapshot.active.map { $0 == "page" ? "first" : $0 }
  }
}

@Suite("Persisted configurations", .serialized)
@MainActor
struct SnapshotTests {
  private let clock = TestClock()

  private func stored(_ state: Configuration<CarList>) throws -> Data { try JSONEncoder().encode(state) }

  private func object(_ data: Data) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test(
    "Decoding restores the phase", arguments: [CarList.Phase.initial, .results([Car(name: "Beetle")]), .error("cut")])
  func roundTrips(phase: CarList.Phase) throws {
    var state = Configuration<CarList>()
    state.phase = phase
    #expect(try JSONDecoder().decode(Configuration<CarList>.self, from: stored(state)) == state)
  }

  @Test("A timer with an out-of-range remaining time is rejected", arguments: [1e30, -1e30])
  func refusesEndlessTimer(left: Double) throws {
    let store = Store(initialState: Configuration<CarList>()) { [clock] in
      CarList {
        try await clock.sleep(for: .seconds(60))
        return []
      }
    } withDependencies: { [clock] in
      $0.continuousClock = clock
    }
    store.send(.onAppear)
    var snapshot = try object(stored(store.state))
    var timers = try #require(snapshot["timers"] as? [[String: Any]])
    timers[0]["left"] = left
    snapshot["timers"] = timers
    let data = try JSONSerialization.data(withJSONObject: snapshot)
    #expect(throws: SnapshotError.self) { try JSONDecoder().decode(Configuration<CarList>.self, from: data) }
  }

  @Test("A timer resumes with its remaining time, and work restarts")
  func resumes() async throws {
    let store = TestStore(initialState: Configuration<CarList>()) { [clock] in
      CarList {
        try await clock.sleep(for: .seconds(60))
        return []
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.event(.onAppear)) { $0.phase = .loading }
    await clock.advance(by: .seconds(7))
    let data = try stored(store.state)
    await clock.advance(by: .seconds(3))
    await store.receive(.elapsed(.any)) { $0.phase = .error("timed out") }
    await store.finish()

    let read = try JSONDecoder().decode(Configuration<CarList>.self, from: data)
    #expect(read.phase == .loading)
    let later = TestClock()
    let resumed = TestStore(initialState: read) {
      CarList {
        try await later.sleep(for: .seconds(60))
        return []
      }
    } withDependencies: {
      $0.continuousClock = later
    }
    await resumed.send(.start)
    await later.advance(by: .milliseconds(2_999))
    #expect(resumed.state.phase == .loading)
    await later.advance(by: .milliseconds(1))
    await resumed.receive(.elapsed(.any)) { $0.phase = .error("timed out") }
    await resumed.finish()
  }

  @Test("A snapshot with unknown states, missing values or invalid timers is rejected with an error that names them")
  func refuses() throws {
    var state = Configuration<CarList>()
    state.phase = .results([Car(name: "Beetle")])
    func error(_ change: (inout [String: Any]) -> Void) throws -> String {
      var changed = try object(stored(state))
      change(&changed)
      let data = try JSONSerialization.data(withJSONObject: changed)
      let thrown = #expect(throws: SnapshotError.self) {
        try JSONDecoder().decode(Configuration<CarList>.self, from: data)
      }
      return thrown.map { "\($0)" } ?? ""
    }
    #expect(
      try error { $0["active"] = ["cars"] }
        .hasPrefix("The snapshot contains the state \"cars\", which CarList does not have."))
    #expect(
      try error { $0["active"] = ["empty", "error"] }
        .hasPrefix("The snapshot contains the active states [\"empty\", \"error\"], which CarList cannot be in"))
    #expect(try error { $0["active"] = [] }.hasPrefix("The snapshot contains the active states []"))
    #expect(
      try error { $0["values"] = [:] }
        .hasPrefix("The snapshot has no valid value for the state \"results\" of CarList."))
    #expect(
      try error { $0["version"] = 2 }
        .hasPrefix("The snapshot was stored by version 2 of CarList, but this is version 1."))
    #expect(
      try error { $0["timers"] = [["state": "results", "index": 0, "left": 5]] }
        .hasPrefix("The snapshot contains the timer 0 of the state \"results\", which CarList does not have."))
  }

  @Test("A newer version migrates a snapshot")
  func migrates() throws {
    var state = Configuration<Wizard>()
    state.move(to: .open("letter"))
    var changed = try object(JSONEncoder().encode(state))
    #expect(changed["active"] as? [String] == ["open", "first"])
    changed["active"] = ["open", "page"]
    let data = try JSONSerialization.data(withJSONObject: changed)
    #expect(throws: SnapshotError.self) { try JSONDecoder().decode(Configuration<Wizard>.self, from: data) }
    Wizard.currentVersion = 2
    defer { Wizard.currentVersion = 1 }
    let read = try JSONDecoder().decode(Configuration<Wizard>.self, from: data)
    #expect(read == state)
    #expect(read[Wizard.Phase.open] == "letter")
  }
}
