import Testing
import Trifecta
import TrifectaDebug

@MainActor
@Suite("The dump of a store")
struct StoreDumpTests {
  let store = Store(initialState: Family.State.rows(1)) { Family() }

  func wait(_ name: String?, id: String? = nil, line: UInt) -> Counter.Job {
    Counter.Job {
      let run = Effect<Counter.Action>.run(
        name: name, operation: { _ in await untilCancelled() }, fileID: "Counter/Counter.swift", line: line)
      return id.map { run.cancellable(id: $0) } ?? run
    }
  }

  @Test("A dump shows the state, running effects and undelivered side effects in order")
  func everything() {
    let start = store.now()
    store.now = { start }
    store.send(.right(.perform(wait("poll", id: "polling", line: 7))))
    store.now = { start + .milliseconds(1_500) }
    store.send(.left(.perform(wait(nil, line: 9))))
    store.now = { start + .seconds(2) }
    store.send(.row(0, .emit("c")))
    store.send(.left(.emit("b")))
    store.send(.left(.emit("a")))
    #expect(
      store.dump() == #"""
        Family
          state
            Family.State(
              left: Counter.State(
                id: 0,
                count: 0,
                title: "",
                user: Counter.User(
                  name: "",
                  age: 0
                )
              ),
              right: Counter.State(
                id: 0,
                count: 0,
                title: "",
                user: Counter.User(
                  name: "",
                  age: 0
                )
              ),
              rows: [
                [0]: Counter.State(
                  id: 0,
                  count: 0,
                  title: "",
                  user: Counter.User(
                    name: "",
                    age: 0
                  )
                )
              ],
              log: [
                [0]: "left",
                [1]: "row",
                [2]: "left",
                [3]: "left"
              ]
            )
          2 running effects
            effect "poll" at Counter/Counter.swift:7 of \State.right, id "polling", for 2.0 seconds
            effect at Counter/Counter.swift:9 of \State.left, for 0.5 seconds
          3 waiting side effects
            .say("b") of \State.left
            .say("a") of \State.left
            .say("c") of \State.rows[0]
        """#)
  }

  @Test("Effects that start at the same time are dumped in start order")
  func simultaneous() throws {
    let start = store.now()
    store.now = { start }
    for name in ["second", "first"] { store.send(.right(.perform(wait(name, line: 7)))) }
    let text = store.dump()
    let (second, first) = try (#require(text.range(of: "second")), #require(text.range(of: "first")))
    #expect(second.lowerBound < first.lowerBound)
  }

  @Test("The dump of a child's store shows only its subtree")
  func child() {
    store.send(.right(.perform(wait("poll", line: 7))))
    store.send(.left(.emit("a")))
    #expect(
      store.scope(Family.left).dump() == #"""
        Counter
          state
            Counter.State(
              id: 0,
              count: 0,
              title: "",
              user: Counter.User(
                name: "",
                age: 0
              )
            )
          no running effect
          1 waiting side effect
            .say("a") of \State.left
        """#)
  }

  @Test("A dump omits received side effects and cancelled effects")
  func taken() async {
    store.send(.left(.emit("a")))
    for await _ in store.scope(Family.left).sideEffects { break }
    store.send(.left(.perform(wait("poll", line: 7)))).cancel()
    let dump = store.dump()
    #expect(dump.hasSuffix("  no running effect\n  no waiting side effect"))
  }

  @Test("Dumping a store observes nothing")
  func observesNothing() {
    let watch = Watch { store.dump().count }
    store.send(.left(.increment))
    #expect(watch.seen.count == 1)
  }
}
