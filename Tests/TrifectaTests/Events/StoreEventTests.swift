import Testing
import Trifecta

@MainActor
@Suite("Events of a store")
struct StoreEventTests {
  /// Collects a store's events.
  @MainActor
  final class Diary {
    var events: [StoreEvent] = []
    var token: EventToken?

    init(_ store: Store<some Reducer>) {
      token = store.onEvent { [weak self] in self?.events.append($0) }
    }

    /// The first line of each event, without the state changes.
    var lines: [Substring] { events.map { "\($0)".prefix { $0 != "\n" } } }
  }

  let store = Store(initialState: Family.State.rows(2)) { Family() }

  init() {
    let start = store.now()
    store.now = { start }
  }

  @Test("The event of an action has the place of the action's store and the states before and after")
  func reduced() throws {
    let diary = Diary(store)
    store.scope(Family.left).send(.set(3))
    guard case .reduced(let reduction) = try #require(diary.events.first) else {
      Issue.record("no action is told")
      return
    }
    #expect(diary.events.count == 1)
    #expect(reduction.action as? Family.Action == .left(.set(3)))
    #expect(reduction.place == "\\State.left")
    #expect((reduction.before as? Family.State)?.left.count == 0)
    #expect((reduction.after as? Family.State)?.left.count == 3)
  }

  @Test("An action's event precedes the start of its effects, and their actions follow")
  func order() async {
    let diary = Diary(store)
    store.send(
      .perform(
        .init {
          .run(
            name: "count", operation: { send in send(.left(.increment)) }, fileID: "Family/Family.swift", line: 7
          )
          .cancellable(id: "count")
        }))
    await waitForEffectsToStart()
    let ended: Substring = #"ended effect "count" at Family/Family.swift:7 of the root, id "count", after 0.0 seconds"#
    let action: Substring = ".left(.increment), sent from the root"
    // An action that an effect sends while another action is handled is reduced afterwards.
    #expect(
      diary.lines == [
        ".perform(TrifectaTests.Family.Job(effect: (Function))), sent from the root",
        #"started effect "count" at Family/Family.swift:7 of the root, id "count""#,
      ] + expected(atOnce: [ended, action], soon: [action, ended]))
  }

  @Test("A cancelled effect has one event with its age")
  func cancelled() async {
    let start = store.now()
    let task = store.send(
      .left(
        .perform(
          .init {
            .run(operation: { _ in await untilCancelled() }, fileID: "Family/Family.swift", line: 7)
          })))
    let diary = Diary(store)
    store.now = { start + .seconds(2) }
    task.cancel()
    await task.finish()
    #expect(diary.lines == ["cancelled effect at Family/Family.swift:7 of \\State.left, after 2.0 seconds"])
  }

  @Test("The events of an effect share an id that no other running effect has")
  func identity() async {
    let diary = Diary(store)
    let job = Counter.Job { .run { _ in } }
    store.send(.left(.perform(job)))
    await waitForEffectsToStart()
    store.send(
      .perform(
        .init {
          .merge(.run { _ in await untilCancelled() }, .run { _ in await untilCancelled() })
        })
    ).cancel()
    var started: [StoreEvent.Effect] = []
    var ended: [StoreEvent.Effect] = []
    for event in diary.events {
      switch event {
      case .effectStarted(let effect): started.append(effect)
      case .effectEnded(let effect), .effectCancelled(let effect): ended.append(effect)
      default: break
      }
    }
    #expect(started.map(\.id) == ended.map(\.id))
    #expect(started.count == 3)
    #expect(started[1].id != started[2].id)
  }

  @Test("An action has its origin: an effect, or code with a store, even when the action is queued")
  func origin() async {
    var origins: [String] = []
    let token = store.onEvent { [store] event in
      guard case .reduced(let reduction) = event, let action = reduction.action as? Family.Action else { return }
      origins.append("\(action == .left(.increment) ? "increment" : "other") \(reduction.isFromEffect)")
      // The action is queued, because another one is being handled.
      if origins.count == 1 { store.send(.left(.set(3))) }
    }
    store.send(.perform(.init { .run { send in send(.left(.increment)) } }))
    await waitForEffectsToStart()
    #expect(origins.sorted() == ["increment true", "other false", "other false"])
    token.cancel()
  }

  @Test("A side effect has an event for its emission and for its delivery")
  func sideEffects() async {
    let diary = Diary(store)
    store.send(.left(.emit("a")))
    #expect(diary.lines.last == #"emitted .say("a") of \State.left"#)
    for await _ in store.scope(Family.left).sideEffects { break }
    #expect(diary.lines.last == #"delivered .say("a") of \State.left"#)
    #expect(diary.events.count == 3)
  }

  @Test("An action sent by a listener is reduced after the current action")
  func sends() {
    var token: EventToken?
    var counts: [Int] = []
    token = store.onEvent { [store] event in
      counts.append(store.left.count)
      if case .reduced(let reduction) = event, reduction.action as? Family.Action == .left(.increment) {
        store.send(.left(.set(10)))
      }
    }
    store.send(.left(.increment))
    #expect(counts == [1, 10])
    token?.cancel()
  }

  @Test("Listeners are called in the order in which they were added")
  func several() {
    var heard: [String] = []
    let tokens = ["a", "b"].map { name in store.onEvent { _ in heard.append(name) } }
    store.send(.left(.increment))
    #expect(heard == ["a", "b"])
    tokens[0].cancel()
    store.send(.left(.increment))
    #expect(heard == ["a", "b", "b"])
  }

  @Test("Releasing the token removes the listener")
  func dropped() {
    var count = 0
    var token: EventToken? = store.onEvent { _ in count += 1 }
    _ = token
    token = nil
    store.send(.left(.increment))
    #expect(count == 0)
  }

  @Test("Cancelling the last listener, even twice, leaves the store without listeners")
  func idle() {
    let diary = Diary(store)
    #expect(store.isListenedTo)
    diary.token?.cancel()
    diary.token?.cancel()
    #expect(!store.isListenedTo)
  }

  @Test("A listener can remove itself during an event, and later listeners still run")
  func stopsItself() {
    var first: EventToken?
    var heard = 0
    first = store.onEvent { _ in first?.cancel() }
    let second = store.onEvent { _ in heard += 1 }
    store.send(.left(.increment))
    #expect(heard == 1)
    second.cancel()
  }

  @Test("A listener does not retain the store")
  func lifetime() {
    var store: Store<Counter>? = Store(initialState: Counter.State()) { Counter() }
    weak let weakStore = store
    weak let weakCore = store?.shared
    let token = store?.onEvent { _ in }
    store = nil
    #expect(weakStore == nil)
    #expect(weakCore == nil)
    token?.cancel()
  }
  @Test("Actions of an ancestor's effect have the ancestor's place in their event")
  func above() async {
    struct Guest: Reducer {
      typealias State = Int
      enum Action { case asked }
      enum SideEffect { case question }
      func reduce(into state: inout State, action: Action) -> Effect<Action> { emit(.question) }
    }
    struct Host: Reducer {
      struct State: Equatable { var guest = 0 }
      enum Action {
        case guest(Guest.Action)
        case answered
      }
      static let guest = Child(
        Guest(), state: \State.guest,
        action: CasePath(Action.guest) { if case .guest(let action) = $0 { action } else { nil } })
      var body: some Reducer<State, Action> {
        Scope(Self.guest).onSideEffect { _ in .replace(with: .run { send in send(.answered) }) }
      }
    }
    struct House: Reducer {
      struct State: Equatable { var host = Host.State() }
      enum Action { case host(Host.Action) }
      static let host = Child(
        Host(), state: \State.host,
        action: CasePath(Action.host) { if case .host(let action) = $0 { action } else { nil } })
      var body: some Reducer<State, Action> { Scope(Self.host) }
    }
    let house = Store(initialState: House.State()) { House() }
    let diary = Diary(house)
    house.scope(House.host).scope(Host.guest).send(.asked)
    await waitForEffectsToStart()
    let places = diary.events.compactMap { if case .reduced(let reduction) = $0 { reduction.place } else { nil } }
    #expect(places == ["\\State.host \\State.guest", "\\State.host"])
  }
}
