import Testing
import Trifecta

@MainActor
@Suite("Events of a store")
struct StoreEventTests {
  /// Keeps the texts of a store's events.
  @MainActor
  final class Diary {
    var events: [StoreEvent] = []
    var token: EventToken?

    init(_ store: Store<some Reducer>) {
      token = store.onEvent { [weak self] in self?.events.append($0) }
    }

    /// Without what an action changed.
    var lines: [Substring] { events.map { "\($0)".prefix { $0 != "\n" } } }
  }

  let store = Store(initialState: Family.State.rows(2)) { Family() }

  init() {
    let start = store.now()
    store.now = { start }
  }

  @Test("An action is told with its place, the states before and after")
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

  @Test("An action comes before the effects it starts, and their actions after them")
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
    await effectsHaveBegun()
    let ended: Substring = #"ended effect "count" at Family/Family.swift:7 of the root, id "count", after 0.0 seconds"#
    let action: Substring = ".left(.increment), sent from the root"
    // What an effect sends while another action is handled waits until that is done.
    #expect(
      diary.lines == [
        ".perform(TrifectaTests.Family.Job(effect: (Function))), sent from the root",
        #"started effect "count" at Family/Family.swift:7 of the root, id "count""#,
      ] + expected(atOnce: [ended, action], soon: [action, ended]))
  }

  @Test("A cancelled effect is told once, with its age")
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

  @Test("The events of one effect have one id, and no other running effect has it")
  func identity() async {
    let diary = Diary(store)
    let job = Counter.Job { .run { _ in } }
    store.send(.left(.perform(job)))
    await effectsHaveBegun()
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

  @Test("A side effect is told when it is emitted, and when a screen takes it")
  func sideEffects() async {
    let diary = Diary(store)
    store.send(.left(.emit("a")))
    #expect(diary.lines.last == #"emitted .say("a") of \State.left"#)
    for await _ in store.scope(Family.left).sideEffects { break }
    #expect(diary.lines.last == #"delivered .say("a") of \State.left"#)
    #expect(diary.events.count == 3)
  }

  @Test("What a listener sends is handled afterwards")
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

  @Test("All who listen hear everything, in the order in which they began")
  func several() {
    var heard: [String] = []
    let tokens = ["a", "b"].map { name in store.onEvent { _ in heard.append(name) } }
    store.send(.left(.increment))
    #expect(heard == ["a", "b"])
    tokens[0].cancel()
    store.send(.left(.increment))
    #expect(heard == ["a", "b", "b"])
  }

  @Test("Nothing is heard once the token is dropped")
  func dropped() {
    var count = 0
    var token: EventToken? = store.onEvent { _ in count += 1 }
    _ = token
    token = nil
    store.send(.left(.increment))
    #expect(count == 0)
  }

  @Test("A store whose listeners are gone pays for none")
  func idle() {
    let diary = Diary(store)
    #expect(store.isListenedTo)
    diary.token?.cancel()
    diary.token?.cancel()
    #expect(!store.isListenedTo)
  }

  @Test("A listener may stop in the middle of an event, and those after it still hear")
  func stopsItself() {
    var first: EventToken?
    var heard = 0
    first = store.onEvent { _ in first?.cancel() }
    let second = store.onEvent { _ in heard += 1 }
    store.send(.left(.increment))
    #expect(heard == 1)
    second.cancel()
  }

  @Test("Listening does not keep the store")
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
  @Test("An action of an effect above the place of the action that started it is told of the effect's place")
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
    await effectsHaveBegun()
    let places = diary.events.compactMap { if case .reduced(let reduction) = $0 { reduction.place } else { nil } }
    #expect(places == ["\\State.host \\State.guest", "\\State.host"])
  }
}
