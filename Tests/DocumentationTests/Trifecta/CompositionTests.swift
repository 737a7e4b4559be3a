import Testing
import Trifecta
import TrifectaTesting

// snippet: composition-children
struct Volume: Reducer {
  struct State: Equatable { var level = 5 }
  enum Action: Equatable { case louderTapped }
  enum SideEffect: Equatable { case warn(level: Int) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.level += 1
    return state.level > 10 ? emit(.warn(level: state.level)) : .none
  }
}

struct Tuner: Reducer {
  struct State: Equatable { var station: String? }
  enum Action: Equatable {
    case scanTapped
    case found(String)
  }
  enum EffectID { case scan }

  @Dependency(\.scan) var scan

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .scanTapped:
      return .run { send in send(.found(try await scan())) }
        .cancellable(id: EffectID.scan)
    case .found(let station):
      state.station = station
      return .none
    }
  }
}
// end

private enum ScanKey: DependencyKey {
  static let liveValue: @MainActor @Sendable () async throws -> String = { "Radio Caroline" }
  static let testValue = liveValue
}

extension DependencyValues {
  var scan: @MainActor @Sendable () async throws -> String {
    get { self[ScanKey.self] }
    set { self[ScanKey.self] = newValue }
  }
}

// snippet: composition-parent
struct Radio: Reducer {
  struct State: Equatable {
    var volume = Volume.State()
    var tuner = Tuner.State()
    var isOn = true
    var isLoud = false
  }

  enum Action: Equatable {
    case volume(Volume.Action)
    case tuner(Tuner.Action)
    case offTapped
  }

  static let volume = Child(
    Volume(), state: \State.volume,
    action: Action.volume)
  static let tuner = Child(
    Tuner(), state: \State.tuner,
    action: Action.tuner)

  var body: some Reducer<State, Action> {
    Scope(Self.volume)
    Scope(Self.tuner)
    Reduce { state, action in
      switch action {
      case .volume:
        state.isLoud = state.volume.level > 7
        return .none
      case .tuner:
        return .none
      case .offTapped:
        state.isOn = false
        return .cancel(id: Tuner.EffectID.scan, of: Self.tuner)
      }
    }
  }
}
// end

struct CarRadio: Reducer {
  typealias State = Radio.State
  typealias Action = Radio.Action

  enum SideEffect: Equatable { case showHint(String) }

  // snippet: composition-interception
  var body: some Reducer<State, Action> {
    Scope(Radio.volume).onSideEffect { sideEffect in
      switch sideEffect {
      case .warn(let level) where level < 15: .drop
      case .warn: .replace(with: emit(.showHint("That is very loud.")))  // A side effect of the parent.
      }
    }
  }
  // end
}

@MainActor
@Suite("Composition.md")
struct CompositionTests {
  @Test("The child runs before the parent, and its store has the child's state")
  func scopes() {
    let store = Store(initialState: Radio.State()) { Radio() }
    // snippet: composition-scope
    let volume = store.scope(Radio.volume)
    for _ in 0..<3 { volume.send(.louderTapped) }
    #expect(volume.level == 8)
    #expect(store.isLoud)
    // end
  }

  @Test("A test of the parent asserts the children too")
  func test() async {
    // snippet: composition-test
    let store = TestStore(initialState: Radio.State()) { Radio() }
    await store.send(.tuner(.scanTapped))
    await store.receive(.tuner(.found("Radio Caroline"))) { $0.tuner.station = "Radio Caroline" }
    await store.send(.offTapped) { $0.isOn = false }
    // end
    await store.finish()
  }

  @Test("A child's side effect is emitted unless the parent intercepts it")
  func intercepts() async {
    let plain = TestStore(initialState: Radio.State(volume: .init(level: 10))) { Radio() }
    // snippet: composition-side-effect
    await plain.send(.volume(.louderTapped)) {
      $0.volume.level = 11
      $0.isLoud = true
    }
    plain.child(Radio.volume).expectSideEffect(.warn(level: 11))
    // end
    await plain.finish()

    let car = TestStore(initialState: Radio.State(volume: .init(level: 13))) { CarRadio() }
    await car.send(.volume(.louderTapped)) { $0.volume.level = 14 }
    await car.send(.volume(.louderTapped)) { $0.volume.level = 15 }
    car.expectSideEffect(.showHint("That is very loud."))
    await car.finish()
  }

  @Test("A parent can cancel the effects of its child")
  func cancels() async {
    let store = TestStore(initialState: Radio.State()) {
      Radio()
    } withDependencies: {
      $0.scan = {
        await untilCancelled()
        return ""
      }
    }
    await store.send(.tuner(.scanTapped))
    await store.send(.offTapped) { $0.isOn = false }
    await store.finish()
  }
}
