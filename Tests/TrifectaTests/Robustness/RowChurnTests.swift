import Testing
import Trifecta
import TrifectaTesting
import Waiting

/// Two collections between which rows move.
private struct Board: Reducer {
  struct State: Equatable {
    var open: IdentifiedArray<Counter.State> = []
    var done: IdentifiedArray<Counter.State> = []
  }
  enum Action {
    case open(Int, Counter.Action)
    case done(Int, Counter.Action)
    case mutate(@MainActor (inout State) -> Void)
    case many([Action])
  }
  static let open = IdentifiedChildren(
    Counter(), state: \State.open,
    action: CasePath(Action.open) { if case .open(let id, let action) = $0 { (id, action) } else { nil } })
  static let done = IdentifiedChildren(
    Counter(), state: \State.done,
    action: CasePath(Action.done) { if case .done(let id, let action) = $0 { (id, action) } else { nil } })

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .mutate(let change):
        change(&state)
        return .none
      case .many(let actions):
        return .merge(actions.map { .send($0) })
      case .open, .done:
        return .none
      }
    }
    .forEach(Self.open)
    .forEach(Self.done)
  }
}

@MainActor
@Suite("Insertion and removal of rows")
struct RowChurnTests {
  private let store = Store(initialState: Board.State(open: [Counter.State(id: 0), Counter.State(id: 1)])) { Board() }
  private let gate = Gate()

  @Test("A row that moves to another collection loses its effects and side effects")
  func moves() {
    store.send(.open(0, .perform(.init { [gate] in gate.effect(.increment) })))
    store.send(.open(0, .emit("from open")))
    store.send(.mutate { if let row = $0.open.remove(id: 0) { $0.done.append(row) } })
    #expect(store.runningEffects.isEmpty)
    #expect(store.scope(Board.done, id: 0)?.waitingSideEffects.count == 0)
    store.send(.mutate { if let row = $0.done.remove(id: 0) { $0.open.append(row) } })
    #expect(store.scope(Board.open, id: 0)?.waitingSideEffects.count == 0)
  }

  @Test("Swapping two collections is observed in both")
  func swaps() {
    let open = Watch { [store] in store.scope(Board.open).map(\.count) }
    let done = Watch { [store] in store.scope(Board.done).map(\.count) }
    store.send(.mutate { $0.done = [Counter.State(id: 0, count: 7)] })
    store.send(.mutate { swap(&$0.open, &$0.done) })
    store.send(.done(1, .increment))
    store.send(.open(0, .increment))
    #expect(open.seen == [[0, 0], [7], [8]])
    #expect(done.seen == [[], [7], [0, 0], [0, 1]])
  }

  @Test("A row restored in the same batch loses its effects and shows new values")
  func batch() {
    let watch = Watch { [store] in store.scope(Board.open, id: 0)?.count }
    store.send(.open(0, .perform(.init { [gate] in gate.effect(.increment) })))
    store.send(.open(0, .emit("old")))
    store.send(
      .many([
        .mutate { $0.open.remove(id: 0) },
        .mutate { $0.open.append(Counter.State(id: 0, count: 5)) },
        .open(0, .increment),
      ]))
    #expect(store.runningEffects.isEmpty)
    #expect(store.scope(Board.open, id: 0)?.waitingSideEffects.count == 0)
    #expect(watch.seen == [0, 6])
  }

  @Test("Changing a row's id to the id of another row cancels the effects of the removed row")
  func collision() {
    store.send(.open(0, .perform(.init { [gate] in gate.effect(.set(10)) })))
    store.send(.open(1, .perform(.init { [gate] in gate.effect(.set(11)) })))
    store.send(.mutate { $0.open[id: 1]?.id = 0 })
    #expect(store.open.map(\.id) == [0])
    #expect(store.runningEffects.map(\.place) == ["\\State.open[0]"])
  }

  @Test("Random rows, effects and observers leave nothing behind", arguments: [1, 2, 3, 4] as [UInt64])
  func random(seed: UInt64) async {
    var random = RandomGenerator.seeded(seed)
    let clock = TestClock()
    weak var core: AnyObject?
    do {
      let store = Store(initialState: Board.State()) { Board() }
      core = store.shared
      var watches: [Watch<Int?>] = []
      for _ in 0..<1_000 {
        let id = Int.random(in: 0..<40, using: &random)
        let time = Duration.milliseconds(Int.random(in: 0..<5, using: &random))
        let effect = Counter.Action.perform(
          .init {
            .merge(
              .run { send in
                try await clock.sleep(for: time)
                send(.increment)
              }.cancellable(id: id % 3, cancelInFlight: id % 2 == 0),
              .concatenate(Counter.Action.wait(time, clock), Counter().emit(.say("\(id)")))
            )
          })
        switch Int.random(in: 0..<9, using: &random) {
        case 0: store.send(.mutate { $0.open.append(Counter.State(id: id)) })
        case 1: store.send(.mutate { $0.open.remove(id: id) })
        case 2: store.send(.mutate { if let row = $0.open.remove(id: id) { $0.done.append(row) } })
        case 3: store.send(.mutate { if let row = $0.done.remove(id: id) { $0.open.append(row) } })
        case 4: if store.open.contains(id: id) { store.send(.open(id, effect)) }
        case 5: if store.done.contains(id: id) { store.send(.done(id, effect)) }
        case 6: watches.append(Watch { store.scope(Board.open, id: id)?.count })
        case 7: if !watches.isEmpty { watches.remove(at: id % watches.count).stop() }
        default: await clock.advance(by: .milliseconds(1))
        }
      }
      await clock.advance(by: .milliseconds(10))
      #expect(store.runningEffects.isEmpty, "seed \(seed)")
      store.send(.mutate { $0 = Board.State() })
      store.send(.mutate { _ in })
      #expect(store.watchedPlaces == 0, "seed \(seed)")
      for watch in watches { watch.stop() }
      watches = []
      store.send(.mutate { _ in })
      #expect(store.busyPlaces == 0, "seed \(seed)")
    }
    await settle(until: { core == nil })
  }
}

extension Counter.Action {
  fileprivate static func wait(_ time: Duration, _ clock: TestClock) -> Effect<Self> {
    .run { _ in try await clock.sleep(for: time) }
  }
}
