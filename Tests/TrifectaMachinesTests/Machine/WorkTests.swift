import IssueRecording
import Testing
import Trifecta
import TrifectaTesting

@testable import TrifectaMachines

/// A download with every kind of work: one that sends events, one that uses its state's payload, and one that throws.
private struct Download: Machine {
  enum Phase: Equatable {
    case asking(String)
    case loading, checking, good, sealed, kept, thrown
  }
  enum Event: Equatable {
    case found(Int)
    case progress(Int)
    case broke, checked, again
  }
  struct Context: Equatable {
    var size = 0
    var percent = 0
  }
  struct Broken: Error {}

  var find: @MainActor (String) async throws -> Int = { $0.count }
  var isBroken = false

  static var chart: Statechart<Self> {
    Initial(.asking("cats"))
    In(Phase.asking) {
      Invoke("find", of: Phase.asking, onDone: Event.found, onError: { _ in Event.broke }) { machine, name in
        try await machine.find(name)
      }
      On(Event.found, to: .loading, do: Do("keep") { size, moment in moment.context.size = size })
      On(.broke, to: .thrown)
    }
    In(.loading) {
      Invoke(
        "load", onError: { _ in Event.broke },
        sending: { machine, send in
          send(.progress(50))
          if machine.isBroken { throw Broken() }
          send(.progress(100))
        })
      On(Event.progress, if: Guard("not all") { $0 < 100 }, do: Do("show") { $1.context.percent = $0 })
      On(Event.progress, to: .checking)
      On(.broke, to: .thrown)
    }
    In(.checking) {
      OnEntry("check") { $0.raise(.checked) }
      OnDone(to: .kept)
      In(.good) { On(.checked, to: .sealed) }
      Final(.sealed)
    }
    In(.kept) { Always(to: .thrown, if: Guard("empty", where: { $0.context.size == 0 })) }
    Final(.thrown)
  }
}

@Suite("Work of machines")
@MainActor
struct WorkTests {
  @Test("Work of the initial state starts on start, and its results trigger transitions")
  func begins() async {
    let store = TestStore(initialState: Configuration<Download>(context: .init())) { Download() }
    #expect(store.state.phase == .asking("cats"))
    await store.send(.start)
    await store.receive(.returned(.found(4), .any)) {
      $0.phase = .loading
      $0.context.size = 4
    }
    await store.receive(.returned(.progress(50), .any)) { $0.context.percent = 50 }
    await store.receive(.returned(.progress(100), .any)) { $0.phase = .kept }
    await store.finish()
  }

  @Test("An eventless transition is taken when its guard holds")
  func takesAlways() async {
    let store = TestStore(initialState: Configuration<Download>(context: .init())) { Download(find: { _ in 0 }) }
    store.exhaustivity = .off
    await store.send(.start)
    await store.receive(.returned(.found(0), .any))
    await store.receive(.returned(.progress(50), .any))
    await store.receive(.returned(.progress(100), .any)) { $0.phase = .thrown }
    #expect(store.state.isFinished)
    await store.finish()
  }

  @Test("An error thrown by work is sent as an event")
  func throwsError() async {
    let store = TestStore(initialState: Configuration<Download>(context: .init())) { Download(isBroken: true) }
    await store.send(.start)
    await store.receive(.returned(.found(4), .any)) {
      $0.phase = .loading
      $0.context.size = 4
    }
    await store.receive(.returned(.progress(50), .any)) { $0.context.percent = 50 }
    await store.receive(.returned(.broke, .any)) { $0.phase = .thrown }
    await store.finish()
  }

  @Test("Reentering a state restarts its work and drops results of the previous work")
  func restarts() async {
    let clock = TestClock()
    let store = TestStore(initialState: Configuration<CarList>()) {
      CarList {
        try await clock.sleep(for: .seconds(5))
        return []
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.event(.onAppear)) { $0.phase = .loading }
    await clock.advance(by: .seconds(4))
    await store.send(.event(.didFail("by hand"))) { $0.phase = .error("by hand") }
    await store.send(.event(.retry)) { $0.phase = .loading }
    await clock.advance(by: .seconds(4))
    #expect(store.state.phase == .loading)
    await clock.advance(by: .seconds(1))
    await store.receive(.returned(.didFetch([]), .any)) { $0.phase = .empty }
    await store.finish()
  }

  @Test("A self-transition restarts work and timers")
  func startsAnew() async {
    let clock = TestClock()
    let store = TestStore(initialState: Configuration<Poll>(context: .init())) {
      Poll(clock: clock)
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.start) { $0.context.entries = 1 }
    await clock.advance(by: .seconds(4))
    await store.send(.event(.hurry)) { $0.context.entries = 2 }
    await clock.advance(by: .seconds(4))
    await clock.advance(by: .seconds(1))
    await store.receive(.returned(.polled, .any)) { $0.context.entries = 3 }
    await store.send(.event(.stop)) { $0.phase = .stopped }
    await store.finish()
  }
}

/// Polls repeatedly.
private struct Poll: Machine {
  enum Phase: Equatable { case polling, stopped }
  enum Event: Equatable { case polled, hurry, stop }
  struct Context: Equatable { var entries = 0 }

  let clock: TestClock

  static var chart: Statechart<Self> {
    In(.polling) {
      OnEntry("count") { $0.context.entries += 1 }
      Invoke("poll", onDone: .polled) { try await $0.clock.sleep(for: .seconds(5)) }
      On(.polled, to: .polling)
      On(.hurry, to: .polling)
      On(.stop, to: .stopped)
      After(.seconds(8), to: .stopped)
    }
    Final(.stopped)
  }
}
