import Testing
import Trifecta
import TrifectaTesting

private enum StampKey: DependencyKey {
  static let liveValue = "live"
  static let testValue = "test"
}

extension DependencyValues {
  fileprivate var stamp: String {
    get { self[StampKey.self] }
    set { self[StampKey.self] = newValue }
  }
}

/// Reads a dependency outside a feature's properties.
private func currentStamp() -> String {
  @Dependency(\.stamp) var stamp
  return stamp
}

/// A feature that reads its dependency in its state, reducer and effects.
private struct Clerk: Reducer {
  struct Note: Equatable {
    var stamp = currentStamp()
  }
  struct State: Equatable {
    var own = Note()
    var note: Note?
    var stamps: [String] = []
    var read = ""
  }
  enum Action: Equatable {
    case write
    case stamp
    case stampLater
    case stampByConstant
    case stamped(String)
  }

  /// An effect that is created outside a reduction.
  static let constant = Effect<Action>.run { send in send(.stamped(currentStamp())) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .write:
      state.note = Note()
      return .none
    case .stamp:
      return .run { send in
        await Task.yield()
        send(.stamped(currentStamp()))
      }
    case .stampLater:
      return .concatenate(
        .run { _ in await Task.yield() },
        .merge(Self.constant, .run { send in send(.stamped(currentStamp())) }))
    case .stampByConstant:
      return Self.constant
    case .stamped(let stamp):
      state.stamps.append(stamp)
      return .none
    }
  }
}

/// A feature that runs the effects of its actions.
private struct Performer: Reducer {
  struct State: Equatable { var stamps: [String] = [] }
  enum Action {
    case perform(@MainActor () -> Effect<Action>)
    case stamped(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .perform(let effect): return effect()
    case .stamped(let stamp):
      state.stamps.append(stamp)
      return .none
    }
  }
}

/// A parent that reads its dependency after its child's effects have ended.
private struct Nurse: Reducer {
  struct State: Equatable {
    var patient: Performer.State? = Performer.State()
    var isDone = false
    var stamps: [String] = []
  }
  enum Action {
    case patient(Performer.Action)
    case done
    case stamped(String)
  }

  static let patient = OptionalChild(
    Performer(), state: \State.patient,
    action: CasePath(Action.patient) { if case .patient(let action) = $0 { action } else { nil } })

  private let nursing = Reduce<State, Action> { state, action in
    switch action {
    case .patient: break
    case .done: state.isDone = true
    case .stamped(let stamp): state.stamps.append(stamp)
    }
    return .none
  }
  .ifLet(Self.patient)

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let effect = nursing.reduce(into: &state, action: action)
    guard case .patient = action else { return effect }
    return .concatenate(effect, .run { send in send(.stamped(currentStamp())) })
  }
}

/// A feature that reads its dependency in a context that differs from its store's.
private struct Reader: Reducer {
  private let stamp = withDependencies {
    $0.context = .live
  } operation: {
    Dependency(\.stamp)
  }

  func reduce(into state: inout Clerk.State, action: Clerk.Action) -> Effect<Clerk.Action> {
    state.read = stamp.wrappedValue
    return .none
  }
}

@MainActor
@Suite("Dependencies of a store")
struct StoreDependencyTests {
  private func store(_ stamp: String = "mine") -> Store<Clerk> {
    Store(initialState: Clerk.State()) {
      Clerk()
    } withDependencies: {
      $0.stamp = stamp
    }
  }

  @Test("The initial state and state from the reducer use the store's dependencies")
  func states() {
    let store = store()
    store.send(.write)
    #expect(store.own.stamp == "mine")
    #expect(store.note?.stamp == "mine")
  }

  @Test(
    "Effects use the store's dependencies regardless of how and when they start",
    arguments: [(Clerk.Action.stamp, 1), (.stampByConstant, 1), (.stampLater, 2)])
  private func effects(action: Clerk.Action, count: Int) async {
    let store = store()
    await store.send(action).finish()
    #expect(store.stamps == Array(repeating: "mine", count: count))
  }

  @Test("Overrides around a store's creation become its dependencies")
  func around() async {
    let store = withDependencies {
      $0.stamp = "around"
    } operation: {
      Store(initialState: Clerk.State()) { Clerk() }
    }
    await store.send(.stamp).finish()
    #expect(store.stamps == ["around"])
  }

  @Test("A test store has its own dependencies")
  func testStore() async {
    let store = TestStore(initialState: Clerk.State()) {
      Clerk()
    } withDependencies: {
      $0.stamp = "mine"
    }
    #expect(store.state.own.stamp == "mine")
    await store.send(.stamp)
    await store.receive(.stamped("mine")) { $0.stamps = ["mine"] }
    await store.finish()
  }

  @Test("An override around send does not reach effects, and an override of the store does not reach observers")
  func boundaries() async {
    let store = store()
    var seen: [String] = []
    let token = observe {
      _ = store.stamps
      seen.append(currentStamp())
    }
    await withDependencies {
      $0.stamp = "sender"
    } operation: {
      await store.send(.stamp).finish()
    }
    #expect(store.stamps == ["mine"])
    #expect(seen == ["test", "test"])
    token.cancel()
  }

  @Test("A store without overrides ignores the overrides around send")
  func none() {
    let plain = Store(initialState: Clerk.State()) { Clerk() }
    withDependencies {
      $0.stamp = "sender"
    } operation: {
      _ = plain.send(.write)
    }
    #expect(plain.note?.stamp == "test")
  }

  @Test("Event listeners do not use the store's dependencies")
  func events() {
    let store = store()
    var seen: [String] = []
    let token = store.onEvent { _ in seen.append(currentStamp()) }
    store.send(.write)
    #expect(seen == ["test"])
    token.cancel()
  }

  @Test("The innermost of several dependency contexts applies")
  func context() {
    let store = Store(initialState: Clerk.State()) {
      Reader()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    store.send(.write)
    #expect(store.read == "live")
  }

  @Test(
    "An effect that starts when another store's effect cancels its predecessor uses its own store's dependencies",
    arguments: [true, false])
  func goesOn(hasOverrides: Bool) async throws {
    let store =
      hasOverrides
      ? Store(initialState: Nurse.State()) {
        Nurse()
      } withDependencies: {
        $0.stamp = "mine"
      }
      : Store(initialState: Nurse.State()) { Nurse() }
    let other = Store(initialState: Performer.State()) {
      Performer()
    } withDependencies: {
      $0.stamp = "other"
    }
    let handle = try #require(store.scope(Nurse.patient)).send(.perform { .run { _ in await untilCancelled() } })
    // While the first store notifies its observers, this observer makes another store's effect cancel the first store's
    // effect.
    let token = observe {
      if store.isDone { other.send(.perform { .run { _ in handle.cancel() } }) }
    }
    store.send(.done)
    await waitForEffectsToStart()
    #expect(store.stamps == [hasOverrides ? "mine" : "test"])
    token.cancel()
  }
}
