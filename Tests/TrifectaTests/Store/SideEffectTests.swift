import IssueRecording
import Testing
import Trifecta
import Waiting

@MainActor
@Suite("Side effects", .timeLimit(.minutes(1)))
struct SideEffectTests {
  /// A listener that records the side effects that it receives until it is stopped.
  @MainActor
  final class Listening {
    private(set) var received: [String] = []
    private var task: Task<Void, Never>?

    init(_ sideEffects: SideEffects<Counter.SideEffect>) async {
      task = Task.immediate { [weak self] in
        for await case .say(let words) in sideEffects { self?.received.append(words) }
      }
    }

    func cancel() {
      task?.cancel()
    }

    func stop() async {
      cancel()
      await ended()
    }

    func ended() async {
      await task?.value
    }
  }

  let store = Store(initialState: Family.State.rows(2)) { Family() }
  var left: Store<Counter> { store.scope(Family.left) }

  @Test("Side effects reach the listener once and in order", arguments: CounterPlace.allCases)
  func inOrder(place: CounterPlace) async throws {
    let counter = place.occupied()
    let listening = try await Listening(counter.scope().sideEffects)
    for words in ["a", "b", "c"] { counter.send(.emit(words)) }
    await settle(until: { listening.received.count == 3 })
    #expect(listening.received == ["a", "b", "c"])
    await listening.stop()
  }

  @Test(
    "Side effects without a listener wait, even before the child's store exists",
    arguments: CounterPlace.allCases)
  func waits(place: CounterPlace) async throws {
    let counter = place.occupied()
    counter.send(.emit("early"))
    let listening = try await Listening(counter.scope().sideEffects)
    await settle(until: { !listening.received.isEmpty })
    #expect(listening.received == ["early"])
    await listening.stop()
  }

  @Test("Side effects of siblings and of rows are separate")
  func siblings() async throws {
    let leftListening = await Listening(left.sideEffects)
    let right = store.scope(Family.right)
    let rightListening = await Listening(right.sideEffects)
    let row = try #require(store.scope(Family.rows, id: 1))
    let rowListening = await Listening(row.sideEffects)
    store.send(.left(.emit("left")))
    store.send(.right(.emit("right")))
    store.send(.row(0, .emit("row 0")))
    store.send(.row(1, .emit("row 1")))
    await settle(until: { [leftListening, rightListening, rowListening].allSatisfy { !$0.received.isEmpty } })
    #expect(leftListening.received == ["left"])
    #expect(rightListening.received == ["right"])
    #expect(rowListening.received == ["row 1"])
  }

  @Test(
    "The newest listener gets all side effects until it stops", arguments: CounterPlace.allCases)
  func newest(place: CounterPlace) async throws {
    let counter = place.occupied()
    let older = try await Listening(counter.scope().sideEffects)
    let newer = try await Listening(counter.scope().sideEffects)
    counter.send(.emit("a"))
    await settle(until: { !newer.received.isEmpty })
    #expect(older.received == [])
    #expect(newer.received == ["a"])
    await newer.stop()
    counter.send(.emit("b"))
    await settle(until: { !older.received.isEmpty })
    #expect(older.received == ["b"])
    await older.stop()
  }

  @Test(
    "Side effects that a cancelled listener has not received reach the next listener", arguments: CounterPlace.allCases)
  func cancelled(place: CounterPlace) async throws {
    let counter = place.occupied()
    let first = try await Listening(counter.scope().sideEffects)
    await first.stop()
    counter.send(.emit("a"))
    let second = try await Listening(counter.scope().sideEffects)
    await settle(until: { !second.received.isEmpty })
    #expect(first.received == [])
    #expect(second.received == ["a"])
    await second.stop()
  }

  @Test(
    "A side effect emitted during a listener's cancellation is received exactly once",
    arguments: CounterPlace.allCases)
  func cancelledMeanwhile(place: CounterPlace) async throws {
    let counter = place.occupied()
    let first = try await Listening(counter.scope().sideEffects)
    first.cancel()
    for words in ["a", "b"] { counter.send(.emit(words)) }
    await first.ended()
    let second = try await Listening(counter.scope().sideEffects)
    await settle(until: { first.received.count + second.received.count == 2 })
    #expect(first.received + second.received == ["a", "b"])
    await second.stop()
  }

  @Test("Ending a loop leaves the remaining side effects to the next listener", arguments: CounterPlace.allCases)
  func breaks(place: CounterPlace) async throws {
    let counter = place.occupied()
    for words in ["a", "b"] { counter.send(.emit(words)) }
    #expect(await first(of: try counter.scope().sideEffects) == .say("a"))
    let next = try await Listening(counter.scope().sideEffects)
    await settle(until: { !next.received.isEmpty })
    #expect(next.received == ["b"])
    await next.stop()
  }

  @Test("Side effects are emitted and delivered after their state is published")
  func afterState() async {
    struct Shouting: Reducer {
      struct State: Equatable { var count = 0 }
      typealias SideEffect = Int
      func reduce(into state: inout State, action: Int) -> Effect<Int> {
        state.count = action
        return emit(action)
      }
    }
    let store = Store(initialState: Shouting.State()) { Shouting() }
    let watch = Watch { store.count }
    // A listener resumes after `send` has returned, so it cannot detect the order.
    var visible: [[Int]] = []
    let token = store.onEvent { event in
      switch event {
      case .sideEffectEmitted, .sideEffectDelivered: visible.append(watch.seen)
      default: break
      }
    }
    let task = Task.immediate { await first(of: store.sideEffects) }
    store.send(4)
    #expect(visible == [[0, 4], [0, 4]])
    #expect(await task.value == 4)
    token.cancel()
  }

  @Test(
    "At most 1,024 side effects wait, and further side effects are dropped and reported once",
    arguments: CounterPlace.allCases)
  func capacity(place: CounterPlace) async throws {
    let counter = place.occupied()
    let store = try counter.scope()
    let reported = issues { for number in 0..<2_000 { counter.send(.emit("\(number)")) } }
    #expect(
      reported == [
        """
        The side effect .say of \(store.placeName) was dropped: 1024 side effects already wait for a listener.

        Handle the side effects of this store for as long as its screen is shown.
        """
      ])
    let listening = await Listening(store.sideEffects)
    await settle(until: { listening.received.count == 1_024 })
    #expect(listening.received == (0..<1_024).map { "\($0)" })
    await listening.stop()
  }

  @Test("A reducer in a body emits side effects of the feature's type")
  func sameTypeInABody() async {
    struct Loud: Reducer {
      typealias SideEffect = Int
      func reduce(into state: inout Int, action: Int) -> Effect<Int> { emit(action) }
    }
    struct Twice: Reducer {
      typealias SideEffect = Int
      let isLoud: Bool
      var body: some Reducer<Int, Int> {
        if isLoud { Loud() }
        Reduce { _, action in emit(action * 10) }
      }
    }
    for (isLoud, expected) in [(true, [4, 40]), (false, [40])] {
      let store = Store(initialState: 0) { Twice(isLoud: isLoud) }
      store.send(4)
      var received: [Int] = []
      for await sideEffect in store.sideEffects {
        received.append(sideEffect)
        if sideEffect == 40 { break }
      }
      #expect(received == expected)
    }
  }

  @Test("A side effect of another type is reported, and the stream continues")
  func otherType() async {
    struct Loud: Reducer {
      typealias SideEffect = Int
      func reduce(into state: inout Int, action: Int) -> Effect<Int> { emit(action) }
    }
    /// `Loud` should be a child instead. `CombineReducers` does not check the type of its side effects.
    struct Mixed: Reducer {
      typealias SideEffect = String
      var body: some Reducer<Int, Int> {
        CombineReducers { Loud() }
        Reduce { _, action in emit("\(action)") }
      }
    }
    let store = Store(initialState: 0) { Mixed() }
    store.send(4)
    var received: String?
    let reported = await issues { received = await first(of: store.sideEffects) }
    #expect(
      reported == [
        """
        The side effect 4 was dropped: the feature's SideEffect type is String.

        A reducer in the feature's body has another SideEffect type. Run it as a child, with Scope.
        """
      ])
    #expect(received == "4")
  }

  @Test("Listening does not retain the store, and the stream ends with it")
  func endsWithStore() async {
    var store: Store<Counter>? = Store(initialState: Counter.State()) { Counter() }
    weak var weakStore: Store<Counter>?
    weakStore = store
    let listening = await Listening(store!.sideEffects)
    store = nil
    #expect(weakStore == nil)
    await listening.ended()
  }
}
