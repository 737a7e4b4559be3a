import IssueRecording
import Testing
import Trifecta
import TrifectaTesting

/// A feature whose effects append a note before they first suspend.
private struct Starter: Reducer {
  struct State: Equatable { var rounds = 0 }
  enum Action: Equatable {
    case start
    case again(Int)
    case steps(Int)
    case later(Int)
  }

  @MainActor
  final class Notes {
    var lines: [String] = []
  }
  let notes: Notes
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start:
      return .run { [notes] _ in
        notes.lines.append("begun")
        try await clock.sleep(for: .seconds(1))
        notes.lines.append("woken")
      }
    case .again(let count):
      state.rounds += 1
      return count > 1 ? .run { send in send(.again(count - 1)) } : .none
    case .steps(let count):
      return steps(count)
    case .later(let count):
      return steps(count).delay(for: .seconds(1))
    }
  }

  /// Consecutive effects that never suspend.
  private func steps(_ count: Int) -> Effect<Action> {
    .concatenate((0..<count).map { [notes] number in .run { _ in notes.lines.append("\(number)") } })
  }
}

@MainActor
@Suite("Effects run up to their first suspension before a test continues")
struct BeginningTests {
  private let notes = Starter.Notes()
  private let clock = TestClock()

  private func testStore() -> TestStore<Starter> {
    TestStore(initialState: Starter.State()) {
      Starter(notes: notes)
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("An effect reaches its first suspension before send returns")
  func sent() async {
    let store = testStore()
    let task = await store.send(.start)
    #expect(notes.lines == ["begun"])
    task.cancel()
    await store.finish()
    #expect(notes.lines == ["begun"])
  }

  @Test("Concatenated effects that never suspend all run before send returns")
  func followers() async {
    let store = testStore()
    await store.send(.steps(500))
    #expect(notes.lines == (0..<500).map { "\($0)" })
    await store.finish()
  }

  @Test("Sending fails while an action that an effect sent has not been received")
  func unreceived() async {
    let store = testStore()
    await store.send(.again(2)) { $0.rounds = 1 }
    let reported = await issues { await store.send(.start) }
    #expect(reported.count == 1)
    #expect(reported.first?.contains(".again(1)") == true)
    await store.receive(.again(1)) { $0.rounds = 2 }
    await store.skipInFlightEffects()
  }

  @Test("Sending after a receive fails if the received action's effect has sent another action")
  func received() async {
    let store = testStore()
    await store.send(.again(3)) { $0.rounds = 1 }
    await store.receive(.again(2)) { $0.rounds = 2 }
    let reported = await issues { await store.send(.start) }
    #expect(reported.count == 1)
    await store.receive(.again(1)) { $0.rounds = 3 }
    await store.skipInFlightEffects()
  }

  @Test("Skipping reduces actions that effects send one after the other")
  func skipped() async {
    let store = testStore()
    store.exhaustivity = .off
    await store.send(.again(200))
    await store.skipReceivedActions()
    #expect(store.state.rounds == 200)
    await store.send(.again(200))
    await store.finish()
    #expect(store.state.rounds == 400)
  }

  @Test("Advancing a clock after Store.send wakes the sleeping effect")
  func asleep() async {
    let store = Store(initialState: Starter.State()) {
      Starter(notes: notes)
    } withDependencies: {
      $0.continuousClock = clock
    }
    let task = store.send(.start)
    await clock.advance(by: .seconds(1))
    #expect(notes.lines == ["begun", "woken"])
    await task.finish()
  }

  @Test("Advancing a clock runs delayed effects that do not suspend to completion")
  func chain() async {
    let store = testStore()
    let task = await store.send(.later(500))
    await clock.advance(by: .seconds(1))
    #expect(notes.lines == (0..<500).map { "\($0)" })
    #expect(task.isFinished)
    await store.finish()
  }
}
