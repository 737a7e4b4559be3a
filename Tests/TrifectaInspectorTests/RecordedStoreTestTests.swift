import Testing
import Trifecta
import TrifectaMachines

@testable import TrifectaInspector

struct Door: Reducer {
  struct State: Equatable {
    struct Lock: Equatable {
      var isOpen = false
      var code = ""
    }
    var lock = Lock()
    var visits: [Int] = []
  }
  enum Action: Equatable {
    case opened(code: String)
    case visited(Int)
    case rang
  }
  enum SideEffect: Equatable {
    case say(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .opened(let code):
      state.lock = State.Lock(isOpen: true, code: code)
      return .run { send in
        let visitor = (try? await withFixture("visitors.next") { 7 }) ?? 0
        send(.visited(visitor))
      }
    case .visited(let visitor):
      state.visits.append(visitor)
      return .none
    case .rang:
      return emit(.say("hello"))
    }
  }
}

struct Lamp: Machine {
  enum Phase: Equatable, Sendable {
    case off
    case on
  }
  enum Event: Equatable, Sendable {
    case press
    case smash
  }

  static var chart: Statechart<Self> {
    In(.off) { On(.press, to: .on) }
    In(.on) { On(.press, to: .off) }
  }
}

@Suite("Writing tests of stores")
@MainActor
struct RecordedStoreTestTests {
  private func steps(of store: Store<some Reducer>, _ work: () async -> Void) async -> [RecordedStoreTest.Step] {
    var steps: [RecordedStoreTest.Step] = []
    let token = store.onEvent { event in
      switch event {
      case .reduced(let reduction): steps.append(.action(reduction))
      case .sideEffectEmitted(let sideEffect): steps.append(.sideEffect(sideEffect))
      default: break
      }
    }
    await work()
    token.cancel()
    return steps
  }

  @Test("A test has the sent and received actions, the changes, the side effects and the fixtures")
  func feature() async {
    let recorder = FixtureRecorder()
    let store = Store(initialState: Door.State()) {
      Door()
    } withDependencies: {
      $0.fixtureRecorder = recorder
    }
    let steps = await steps(of: store) {
      await store.send(.opened(code: "a")).finish()
      store.send(.rang)
    }
    let test = RecordedStoreTest(
      title: "My page", state: Door.State.self, fixtures: RecordedFixtures(recorder.requests, secrets: []),
      steps: steps)
    #expect(
      test.source(secrets: []) == #"""
        import Testing
        import Trifecta
        import TrifectaTesting

        @testable import TrifectaInspectorTests

        @MainActor
        @Test("Recorded: My page, Door")
        func recordedMyPageDoorStore() async throws {
          let store = TestStore(initialState: Door.State()) {
            Door()
          } withDependencies: {
            $0.context = .live
            $0.fixtures["visitors.next"] = [.success(7)]
          }
          store.timeout = .seconds(10)
          await store.send(.opened(code: "a")) {
            $0.lock.isOpen = true
            $0.lock.code = "a"
          }
          await store.receive(.visited(7)) { $0.visits = [7] }
          await store.send(.rang)
          store.expectSideEffect(.say("hello"))
          await store.finish()
        }

        """#)
  }

  @Test("A test of a machine moves it to its phases")
  func machine() async {
    let store = Store(initialState: Configuration<Lamp>()) { Lamp() }
    let steps = await steps(of: store) { store.send(.press) }
    let test = RecordedStoreTest(title: "Lamp", state: Configuration<Lamp>.self, steps: steps, hasRunningEffects: true)
    let lines = test.source(secrets: []).split(separator: "\n").map(String.init)
    #expect(lines.contains("  let store = TestStore(initialState: Configuration<Lamp>()) {"))
    #expect(lines.contains("  await store.send(.event(.press)) { $0.move(to: .on) }"))
    #expect(lines.contains("  await store.skipInFlightEffects()"))
    #expect(lines.contains("import TrifectaMachines"))
    #expect(lines.contains("@testable import TrifectaInspectorTests"))
  }

  @Test("An event without a transition is found by the configuration before it")
  func undefinedEvent() {
    let configuration = Configuration<Lamp>()
    let known = (configuration as any AnyConfiguration).undefinedEvent(in: MachineAction<Lamp.Event>.event(.press))
    let unknown = (configuration as any AnyConfiguration).undefinedEvent(in: MachineAction<Lamp.Event>.event(.smash))
    #expect(known == nil)
    #expect(unknown as? Lamp.Event == .smash)
  }
}
