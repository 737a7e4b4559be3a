import IssueRecording
import Testing

@testable import Trifecta

@MainActor
@Suite("Side effects")
struct SideEffectTests {
  /// Listens until it is stopped, and keeps what it received.
  @MainActor
  final class Listening {
    private(set) var received: [String] = []
    private var task: Task<Void, Never>?

    init(_ sideEffects: SideEffects<Counter.SideEffect>) async {
      task = Task.immediate { [weak self] in
        for await case .say(let words) in sideEffects { self?.received.append(words) }
      }
    }

    func stop() async {
      task?.cancel()
      await task?.value
    }

    func ended() async {
      await task?.value
    }
  }

  let store = Store(initialState: Family.State.rows(2)) { Family() }
  var left: Store<Counter> { store.scope(Family.left) }

  /// Lets listeners run.
  func settle() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test("Side effects reach the listener once and in order")
  func inOrder() async {
    let listening = await Listening(left.sideEffects)
    for words in ["a", "b", "c"] { left.send(.emit(words)) }
    await settle()
    #expect(listening.received == ["a", "b", "c"])
    await listening.stop()
  }

  @Test("Side effects emitted while nobody listens wait, also when no store of the place exists yet")
  func waits() async {
    store.send(.left(.emit("early")))
    let listening = await Listening(left.sideEffects)
    await settle()
    #expect(listening.received == ["early"])
    await listening.stop()
  }

  @Test("Two children of one type, and two rows, never mix")
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
    await settle()
    #expect(leftListening.received == ["left"])
    #expect(rightListening.received == ["right"])
    #expect(rowListening.received == ["row 1"])
  }

  @Test("With two listeners the newest takes all, and the other goes on when it stops")
  func newest() async {
    let older = await Listening(left.sideEffects)
    let newer = await Listening(left.sideEffects)
    left.send(.emit("a"))
    await settle()
    #expect(older.received == [])
    #expect(newer.received == ["a"])
    await newer.stop()
    left.send(.emit("b"))
    await settle()
    #expect(older.received == ["b"])
    await older.stop()
  }

  @Test("A cancelled listener loses nothing that it had not received")
  func cancelled() async {
    let first = await Listening(left.sideEffects)
    await first.stop()
    left.send(.emit("a"))
    let second = await Listening(left.sideEffects)
    await settle()
    #expect(first.received == [])
    #expect(second.received == ["a"])
    await second.stop()
  }

  @Test("A loop that ends leaves the rest to the next listener")
  func breaks() async {
    for words in ["a", "b"] { left.send(.emit(words)) }
    for await sideEffect in left.sideEffects {
      #expect(sideEffect == .say("a"))
      break
    }
    let next = await Listening(left.sideEffects)
    await settle()
    #expect(next.received == ["b"])
    await next.stop()
  }

  @Test("Side effects are delivered after the state they belong to is visible")
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
    let task = Task.immediate {
      for await sideEffect in store.sideEffects {
        #expect(watch.seen.last == sideEffect)
        return
      }
    }
    store.send(4)
    await task.value
    #expect(watch.seen == [0, 4])
  }

  @Test("At most 1,024 wait: the oldest are kept, and the loss is reported once")
  func capacity() async {
    let left = left
    let reported = issues { for number in 0..<2_000 { left.send(.emit("\(number)")) } }
    #expect(
      reported == [
        """
        The side effect .say of \\State.left was dropped: 1024 are waiting, and nothing listens.

        Let the screen of this store handle its side effects for as long as it is shown.
        """
      ])
    let listening = await Listening(left.sideEffects)
    await settle()
    #expect(listening.received.count == 1_024)
    #expect(listening.received.last == "1023")
    await listening.stop()
  }

  @Test("Listening does not keep the store alive, and the stream ends with it")
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
