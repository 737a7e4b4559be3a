import Testing
import Trifecta
import Waiting

@MainActor
@Suite("Store: lifetime")
struct StoreLifetimeTests {
  @Test("Releasing the last owner cancels the effects and frees the store")
  func drops() async {
    let ended = Gate()
    weak var weakStore: Store<Counter>?
    do {
      let store = Store(initialState: Counter.State()) { Counter() }
      weakStore = store
      store.send(
        .perform(
          .init {
            .run { send in
              await untilCancelled()
              // The store was released, so the action is dropped without a report.
              send(.increment)
              ended.open()
            }
          }))
      await waitForEffectsToStart()
    }
    #expect(weakStore == nil)
    await settle(until: { ended.isOpen })
    #expect(ended.isOpen)
  }

  @Test("Releasing the last owner off the main actor cancels the effects soon after")
  func dropsElsewhere() async {
    let ended = Gate()
    weak var weakCore: AnyObject?
    var store: Store<Counter>? = Store(initialState: Counter.State()) { Counter() }
    weakCore = store?.shared
    store?.send(
      .perform(
        .init {
          .run { _ in
            await untilCancelled()
            ended.open()
          }
        }))
    await waitForEffectsToStart()
    let other = Task.detached { [store] in
      await Task.yield()
      withExtendedLifetime(store) {}
    }
    store = nil
    await other.value
    await settle(until: { ended.isOpen })
    #expect(ended.isOpen)
    await settle(until: { weakCore == nil })
    #expect(weakCore == nil)
  }

  @Test("Pending actions start no effects after the last owner was released")
  func startsNothingAfterwards() async {
    var hasStarted = false
    var held: Store<Counter>? = Store(initialState: Counter.State()) { Counter() }
    let watch = Watch { [weak held] in
      guard held?.count == 1 else { return }
      held?.send(.perform(.init { .run { _ in hasStarted = true } }))
      letGo()
    }
    func letGo() { held = nil }
    let task = held?.send(
      .perform(
        .init {
          .run { send in
            // From here on only the observer's owner retains the store.
            await Task.yield()
            send(.increment)
          }
        }))
    await task?.finish()
    #expect(held == nil)
    #expect(!hasStarted)
    watch.stop()
  }

  @Test("A child's store keeps its effects running after the parent's store is released")
  func childOwns() async {
    let gate = Gate()
    var store: Store<Family>? = Store(initialState: Family.State()) { Family() }
    let child = store!.scope(Family.left)
    let task = store!.send(
      .left(
        .perform(
          .init {
            .run { send in
              await gate.wait()
              send(.increment)
            }
          })))
    store = nil
    gate.open()
    await task.finish()
    #expect(child.count == 1)
  }

  @Test("A store whose side effects have a listener is freed with its core")
  func listenedTo() {
    weak var weakCore: AnyObject?
    var sideEffects: SideEffects<Counter.SideEffect>?
    do {
      let store = Store(initialState: Counter.State()) { Counter() }
      weakCore = store.shared
      sideEffects = store.sideEffects
    }
    withExtendedLifetime(sideEffects) {}
    #expect(weakCore == nil)
  }

  @Test("An observed store is freed")
  func observed() {
    weak var weakStore: Store<Counter>?
    var store: Store<Counter>? = Store(initialState: Counter.State()) { Counter() }
    weakStore = store
    let token = observe { [weak store] in _ = store?.count }
    store = nil
    #expect(weakStore == nil)
    token.cancel()
  }
}

/// A parent of features with rows, a path and optional children.
private struct Town: Reducer {
  struct State: Equatable {
    var family = Family.State.rows(1)
    var house = House.State()
  }
  enum Action {
    case family(Family.Action)
    case house(House.Action)
  }
  static let family = Child(
    Family(), state: \State.family,
    action: CasePath(Action.family) { if case .family(let action) = $0 { action } else { nil } })
  static let house = Child(
    House(), state: \State.house,
    action: CasePath(Action.house) { if case .house(let action) = $0 { action } else { nil } })
  var body: some Reducer<State, Action> {
    Scope(Self.family)
    Scope(Self.house)
  }
}

extension StoreLifetimeTests {
  @Test("A tree of stores is freed after its descendants were scoped")
  func below() throws {
    weak var shared: AnyObject?
    do {
      let store = Store(initialState: Town.State()) { Town() }
      shared = store.shared
      let house = store.scope(Town.house)
      house.send(
        .mutate(
          .init {
            $0.guest = .init()
            $0.sheet = .init()
            $0.path.append(.dim(.init()))
            $0.mode = .bright(.init())
          }))
      try #require(store.scope(Town.family).scope(Family.rows, id: 0)).send(.increment)
      try #require(house.scope(House.path).first?.scope(Mode.dim)).send(.increment)
      try #require(house.scope(House.guest)).send(.increment)
      try #require(house.scope(House.sheet)).send(.increment)
      try #require(house.scope(House.mode).scope(Mode.bright)).send(.increment)
      let watch = Watch { store.scope(Town.family).scope(Family.rows).map(\.count) }
      #expect(watch.seen == [[1]])
      watch.stop()
    }
    #expect(shared == nil)
  }
}
