import IssueRecording
import Observation
import Testing
import Trifecta
import Waiting

@MainActor
@Suite("observe")
struct ObserveTests {
  let store = Store(initialState: Counter.State()) { Counter() }

  @Test("The closure runs immediately, and after a change it runs again before send returns")
  func runs() {
    var seen: [Int] = []
    let token = observe { seen.append(store.count) }
    #expect(seen == [0])
    store.send(.increment)
    #expect(seen == [0, 1])
    token.cancel()
  }

  @Test("A cancelled observation does not run again")
  func cancels() {
    let watch = Watch { store.count }
    watch.stop()
    store.send(.increment)
    #expect(watch.seen == [0])
  }

  @Test("A released observation does not run again")
  func drops() {
    var seen: [Int] = []
    var token: ObservationToken? = observe { seen.append(store.count) }
    #expect(token != nil)
    token = nil
    store.send(.increment)
    #expect(seen == [0])
  }

  @Test("An observation released off the main actor is removed soon after")
  func dropsElsewhere() async {
    var seen: [Int] = []
    weak var observed: Observed?
    do {
      let object = Observed()
      observed = object
      var token: ObservationToken? = observe { [store] in
        object.touch()
        seen.append(store.count)
      }
      let other = Task.detached { [token] in
        await Task.yield()
        withExtendedLifetime(token) {}
      }
      token = nil
      await other.value
    }
    await settle(until: { observed == nil })
    #expect(observed == nil)
    store.send(.increment)
    #expect(seen == [0])
  }

  /// An object that the observation retains.
  @MainActor
  private final class Observed {
    func touch() {}
  }

  @Test("An observation tracks only the reads of its last run")
  func lastRun() {
    var seen: [String] = []
    let token = observe { seen.append(store.count == 0 ? store.title : "ignored") }
    store.send(.increment)
    store.send(.rename("x"))
    #expect(seen == ["", "ignored"])
    token.cancel()
  }

  @Test("A field that is not Equatable counts as changed after each action")
  func notEquatable() {
    struct Opaque: Reducer {
      struct State {
        var closure: @MainActor () -> Int = { 1 }
        var other = 0
      }
      func reduce(into state: inout State, action: Int) -> Effect<Int> {
        state.other = action
        return .none
      }
    }
    let store = Store(initialState: Opaque.State()) { Opaque() }
    let watch = Watch { store.closure() }
    store.send(0)
    store.send(0)
    #expect(watch.seen == [1, 1, 1])
  }

  @Test("A generic field is compared if its type is Equatable at run time")
  func dynamicallyEquatable() {
    struct Generic<Value>: Reducer {
      struct State { var value: Value }
      func reduce(into state: inout State, action: Value) -> Effect<Value> {
        state.value = action
        return .none
      }
      static func watch(_ store: Store<Self>) -> Watch<Value> { Watch { store.value } }
    }
    let store = Store(initialState: Generic<Int>.State(value: 1)) { Generic<Int>() }
    let watch = Generic.watch(store)
    store.send(1)
    store.send(2)
    #expect(watch.seen == [1, 2])
  }

  @Test("An observation that invalidates itself settles if it stops changing what it reads")
  func settles() {
    var seen: [Int] = []
    let token = observe {
      seen.append(store.count)
      if store.count < 50 { store.send(.increment) }
    }
    #expect(store.count == 50)
    store.send(.increment)
    #expect(seen.last == 51)
    token.cancel()
  }

  @Test("An observation that always changes what it reads ends with an issue")
  func endless() {
    var token: ObservationToken?
    let messages = issues {
      token = observe { store.send(.set(store.count + 1)) }
    }
    #expect(
      messages == [
        """
        An observation ended after 100 runs because of one change: the closure of 'observe' changes a value that it reads, \
        so each run causes another one. Change the value in a reducer or an effect, or only under a condition that becomes \
        false.
        """
      ])
    let count = store.count
    store.send(.increment)
    #expect(store.count == count + 1)
    token?.cancel()
  }

  @Test("Many changes, one after another, do not end an observation")
  func manyChanges() {
    let watch = Watch { store.count }
    for _ in 0..<500 { store.send(.increment) }
    #expect(watch.seen.count == 501)
  }
}
