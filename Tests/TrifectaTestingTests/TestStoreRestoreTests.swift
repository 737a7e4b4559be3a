import IssueRecording
import Testing
import Trifecta
import TrifectaTesting

/// A feature that saves a draft. After a restoration, it saves again.
private struct Draft: Reducer {
  struct State: Equatable {
    var text = ""
    var isSaving = false
    var attempts = 0
    var entries: ViewState<[Int]> = .loading
    var format = Format(name: "plain")
  }

  /// A value that cannot be saved.
  struct Format: Equatable {
    var name: String
    var apply: @Sendable (Int) -> String = { "\($0)" }

    static func == (first: Format, second: Format) -> Bool { first.name == second.name }
  }

  enum Action: Equatable {
    case saveTapped(String)
    case saved
    case formatChosen
    case beep
    case entries(LoadingReducer<[Int]>.Action)
  }

  enum SideEffect: Equatable { case beeped }

  private enum WorkID: Hashable { case save }

  static let saveID: any Hashable & Sendable = WorkID.save
  static let entries = Child(loadingEntries(), state: \State.entries, action: Action.entries)

  static func loadingEntries() -> LoadingReducer<[Int]> {
    @Dependency(\.continuousClock) var clock
    return LoadingReducer { [clock] in
      try await clock.sleep(for: .seconds(1))
      return [1]
    }
  }

  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Scope(Self.entries)
    Reduce { state, action in
      switch action {
      case .saveTapped(let text):
        state.text = text
        return save(&state)
      case .saved:
        state.isSaving = false
        return .none
      case .formatChosen:
        state.format = Format(name: "bold")
        return .none
      case .beep: return emit(.beeped)
      case .entries: return .none
      }
    }
    .onRestore { state, interrupted in interrupted.contains(id: WorkID.save) ? save(&state) : .none }
  }

  private func save(_ state: inout State) -> Effect<Action> {
    state.isSaving = true
    state.attempts += 1
    return .run { [clock] send in
      try await clock.sleep(for: .seconds(1))
      send(.saved)
    }
    .cancellable(id: WorkID.save)
  }
}

@MainActor
@Suite("TestStore: restoring")
struct TestStoreRestoreTests {
  let clock = TestClock()

  private func makeStore(_ state: Draft.State = Draft.State()) -> TestStore<Draft> {
    TestStore(initialState: state) {
      Draft()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("An interrupted effect starts again, and its earlier run sends nothing")
  func interrupted() async {
    let store = makeStore()
    await store.send(.saveTapped("a")) {
      $0.text = "a"
      $0.isSaving = true
      $0.attempts = 1
    }
    await clock.advance(by: .milliseconds(600))
    await store.restore { $0.attempts = 2 }
    await clock.advance(by: .milliseconds(600))
    await clock.advance(by: .milliseconds(400))
    await store.receive(.saved) { $0.isSaving = false }
    await store.restore()
    await store.finish()
  }

  @Test("A test that begins with a restored state names the interrupted effects")
  func named() async {
    let store = makeStore(Draft.State(text: "a", isSaving: true, attempts: 1))
    await store.restore(interrupting: Draft.saveID) { $0.attempts = 2 }
    await clock.advance(by: .seconds(1))
    await store.receive(.saved) { $0.isSaving = false }
    await store.finish()
  }

  @Test("A restored load starts again")
  func loading() async {
    let store = makeStore()
    await store.send(.entries(.appeared))
    await clock.advance(by: .milliseconds(900))
    await store.restore()
    await clock.advance(by: .milliseconds(900))
    await clock.advance(by: .milliseconds(100))
    await store.receive(.entries(.received(.success([1])))) { $0.entries = .success([1]) }
    await store.finish()
  }

  @Test("A load that had not started does not start")
  func notLoading() async {
    let store = makeStore()
    await store.restore()
    await store.finish()
  }

  @Test("A property that cannot be saved has its initial value, which the test must state")
  func unsavable() async {
    let store = makeStore()
    await store.send(.formatChosen) { $0.format.name = "bold" }
    let reported = await issues { await store.restore() }
    #expect(reported.count == 1)
    #expect(reported.first?.hasPrefix("The restoration changed the state, and the test expects no change: …") == true)
    #expect(reported.first?.contains("State.format.apply is not saved") == true)
    await store.send(.formatChosen) { $0.format.name = "bold" }
    await store.restore { $0.format.name = "plain" }
    await store.finish()
  }

  @Test("Actions of effects must be received before a restoration")
  func unreceived() async {
    let store = makeStore()
    await store.send(.saveTapped("")) {
      $0.isSaving = true
      $0.attempts = 1
    }
    await clock.advance(by: .seconds(1))
    let reported = await issues { await store.restore() }
    #expect(reported.count == 1)
    #expect(reported.first?.contains("restored the store before it received 1 action of effects") == true)
    await store.finish()
  }

  @Test("A side effect that the test has not expected yet is kept")
  func sideEffects() async {
    let store = makeStore()
    await store.send(.beep)
    await store.restore()
    store.expectSideEffect(.beeped)
    await store.finish()
  }

  @Test("A change by onRestore that the test does not state fails")
  func unstated() async {
    let store = makeStore(Draft.State(isSaving: true))
    let reported = await issues { await store.restore(interrupting: Draft.saveID) }
    #expect(reported.first?.hasPrefix("The restoration changed the state, and the test expects no change: …") == true)
    await store.skipInFlightEffects()
    let nothing = await issues { await store.restore { $0.text = "" } }
    #expect(
      nothing == [
        "The test expects the restoration to change the state, but it changed nothing.\n\nRemove the closure, or change the expected state in it."
      ])
    await store.finish()
  }

  @Test("A test store that is not exhaustive skips pending actions and other changes")
  func notExhaustive() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.saveTapped("a"))
    await clock.advance(by: .seconds(1))
    await store.restore { $0.isSaving = false }
    await store.restore(interrupting: Draft.saveID) { $0.isSaving = true }
    await store.skipInFlightEffects()
    await store.finish()
  }
}
