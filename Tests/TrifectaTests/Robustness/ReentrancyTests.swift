import Testing
import Trifecta
import TrifectaTesting

/// An object that runs a closure when it is deallocated. A store releases its state and actions on the main actor, so
/// `assumeIsolated` does not trap.
private final class Farewell: Sendable {
  let say: @MainActor @Sendable () -> Void
  init(_ say: @escaping @MainActor @Sendable () -> Void) { self.say = say }
  deinit { MainActor.assumeIsolated { [say] in say() } }
}

/// A feature that retains an action's object in its state, and releases it with a later action.
private struct Keeper: Reducer {
  struct State {
    var kept: Farewell?
    var handled: [String] = []
  }
  enum Action {
    case keep(Farewell?)
    case many([Action])
    case note(String, Farewell?)
    case perform(@MainActor () -> Effect<Action>)
  }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .keep(let farewell):
      state.kept = farewell
      return .none
    case .many(let actions):
      return .merge(actions.map { .send($0) })
    case .note(let text, _):
      state.handled.append(text)
      return .none
    case .perform(let effect):
      return effect()
    }
  }
}

@MainActor
@Suite("Reentrant sends")
struct ReentrancyTests {
  private let store = Store(initialState: Keeper.State()) { Keeper() }

  @Test("An action sent by the deallocation of state is reduced after the reduction")
  func fromState() {
    store.send(.keep(Farewell { [store] in store.send(.note("gone", nil)) }))
    store.send(.keep(nil))
    #expect(store.handled == ["gone"])
  }

  @Test("Actions sent by the deallocation of actions are all reduced", arguments: [1, 3, 5_000])
  func fromActions(count: Int) {
    do {
      let actions = (0..<count).map { number in
        Keeper.Action.note("\(number)", Farewell { [store] in store.send(.note("gone", nil)) })
      }
      store.send(.many(actions))
    }
    #expect(store.handled.count == 2 * count)
    #expect(store.handled.prefix(count).elementsEqual((0..<count).lazy.map { "\($0)" }))
  }

  @Test("Actions sent by the deallocation of pending actions are all reduced")
  func fromWaitingActions() async {
    store.send(
      .perform { [store] in
        .run { send in
          for number in 0..<2_000 {
            send(.note("\(number)", Farewell { store.send(.note("gone", nil)) }))
          }
        }
      })
    await waitForEffectsToStart()
    #expect(store.handled.count == 4_000)
  }

  @Test("If an observer sends actions, they are all reduced before send returns")
  func fromObserver() {
    let watch = Watch { [store] in
      if store.handled.count < 5 { store.send(.note("again", nil)) }
      return store.handled.count
    }
    store.send(.note("first", nil))
    #expect(store.handled.count == 6)
    #expect(watch.seen.last == 6)
  }

  @Test("A store can be released while it handles an action")
  func letsGo() {
    var held: Store<Counter>? = Store(initialState: Counter.State()) { Counter() }
    weak let core = held?.shared
    let watch = Watch { [weak held] in
      let count = held?.count
      if count == 1 { dropped() }
      return count
    }
    func dropped() { held = nil }
    held?.send(.increment)
    #expect(watch.seen == [0, 1])
    #expect(core == nil)
  }

  @Test("A store can be released by its own effect")
  func letsGoInEffect() async {
    var held: Store<Counter>? = Store(initialState: Counter.State()) { Counter() }
    weak let core = held?.shared
    held?.send(
      .perform(
        .init {
          .run { send in
            held = nil
            send(.increment)
          }
        }))
    await waitForEffectsToStart()
    #expect(core == nil)
  }

  @Test("An observation that cancels itself while it runs tracks nothing")
  func cancelsItself() {
    let store = Store(initialState: Counter.State()) { Counter() }
    var runs = 0
    var token: ObservationToken?
    token = observe {
      runs += 1
      token?.cancel()
      _ = store.count
    }
    store.send(.increment)
    store.send(.increment)
    store.send(.increment)
    #expect(runs == 2)
    #expect(store.observedFields == 0)
    _ = token
  }

  @Test("An action sent by the deallocation of an event listener is reduced")
  func fromListener() {
    var token: EventToken?
    func listen(_ farewell: Farewell) {
      token = store.onEvent { _ in _ = farewell }
    }
    listen(Farewell { [store] in store.send(.note("cancelled", nil)) })
    token?.cancel()
    #expect(store.handled == ["cancelled"])
  }

  @Test("An action sent by the deallocation of an undelivered side effect is reduced")
  func fromSideEffect() {
    struct Guest: Reducer {
      struct State: Equatable {}
      typealias Action = Farewell
      typealias SideEffect = Farewell
      func reduce(into state: inout State, action: Farewell) -> Effect<Farewell> { emit(action) }
    }
    struct Host: Reducer {
      struct State: Equatable {
        var guest: Guest.State? = Guest.State()
        var log: [String] = []
      }
      enum Action {
        case guest(Farewell)
        case leave
        case note(String)
      }
      static let guest = OptionalChild(
        Guest(), state: \State.guest,
        action: CasePath(Action.guest) { if case .guest(let action) = $0 { action } else { nil } })
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          if case .leave = action { state.guest = nil }
          if case .note(let text) = action { state.log.append(text) }
          return .none
        }
        .ifLet(Self.guest)
      }
    }
    let host = Store(initialState: Host.State()) { Host() }
    host.send(.guest(Farewell { host.send(.note("dropped")) }))
    host.send(.leave)
    #expect(host.log == ["dropped"])
  }

  @Test("An action sent by the deallocation of a test store's dropped action is reduced")
  func fromDroppedAction() async {
    let store = TestStore(initialState: Keeper.State(), comparing: \.handled) { Keeper() }
    var outer: Send<Keeper.Action>?
    await store.send(
      .perform {
        .merge(
          .run { send in
            outer = send
            await untilCancelled()
          }.cancellable(id: 2),
          .run { send in send(.perform { .cancel(id: 1) }) },
          .run { send in
            send(.note("dropped", Farewell { outer?(.note("sent", nil)) }))
            await untilCancelled()
          }.cancellable(id: 1)
        )
      })
    await store.receive(where: { if case .perform = $0 { true } else { false } })
    store.exhaustivity = .off
    await store.skipReceivedActions()
    #expect(store.state.handled == ["sent"])
    await store.send(.perform { .cancel(id: 2) })
    outer = nil
    await store.finish()
  }

  @Test("A side effect that the deallocation of a delivered side effect emits is delivered", .timeLimit(.minutes(1)))
  func fromDeliveredSideEffect() async {
    struct Bell: Reducer {
      typealias State = Int
      typealias Action = Farewell?
      typealias SideEffect = Farewell?
      func reduce(into state: inout Int, action: Farewell?) -> Effect<Farewell?> { emit(action) }
    }
    let store = Store(initialState: 0) { Bell() }
    store.send(Farewell { store.send(nil) })
    store.send(nil)
    store.send(nil)
    var heard = 0
    for await _ in store.sideEffects {
      heard += 1
      if heard == 4 { break }
    }
    #expect(heard == 4)
  }

  @Test("Deallocation of a field's last value can observe another field")
  func fromForgottenField() {
    struct Desk: Reducer {
      struct Paper: Equatable {
        var farewell: Farewell?
        static func == (first: Paper, second: Paper) -> Bool { first.farewell === second.farewell }
      }
      struct State {
        var paper = Paper()
        var pen = 0
        var ink = 0
      }
      typealias Action = @MainActor (inout State) -> Void
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        action(&state)
        return .none
      }
    }
    let desk = Store(initialState: Desk.State()) { Desk() }
    var late: Watch<Int>?
    desk.send { $0.paper.farewell = Farewell { late = Watch { desk.ink } } }
    // The field was read once: the store keeps a copy and drops it at the next comparison.
    let reader = Watch { desk.paper.farewell == nil }
    reader.stop()
    let pen = Watch { desk.pen }
    desk.send {
      $0.paper = Desk.Paper()
      $0.pen = 1
    }
    #expect(late != nil)
    #expect(pen.seen == [0, 1])
  }
}
