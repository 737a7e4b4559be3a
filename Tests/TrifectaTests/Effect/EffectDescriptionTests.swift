import Testing
import Trifecta

@MainActor
@Suite("Effect: description")
struct EffectDescriptionTests {
  typealias Action = Counter.Action

  @Test("A description shows operators, names, ids and locations without running the effect")
  func tree() {
    let effect = Effect<Action>.merge(
      .run(name: "query", operation: { _ in Issue.record("was run") }, fileID: "Search/Search.swift", line: 12)
        .cancellable(id: "search", cancelInFlight: true),
      .run(operation: { _ in }, fileID: "Search/Search.swift", line: 20),
      .send(.increment),
      .cancel(id: 3)
    )
    #expect(
      effect.description == """
        merge
          cancellable "search" cancelInFlight
            run "query" at Search/Search.swift:12
          run at Search/Search.swift:20
          send .increment
          cancel 3
        """)
  }

  @Test("Ids of different types have different descriptions, even with equal case names")
  func ids() {
    enum Search: Hashable {
      case load
      case query(Int)
    }
    enum Profile { case load }
    func text(_ id: some Hashable & Sendable) -> String { Effect<Action>.cancel(id: id).description }
    #expect(text(Search.load) == "cancel Search.load")
    #expect(text(Search.query(1)) == "cancel Search.query(1)")
    #expect(text(Profile.load) == "cancel Profile.load")
  }

  @Test("The description of a child's effect shows its place")
  func scoped() {
    var state = Family.State.rows(1)
    let reducer = Family()
    #expect(reducer.reduce(into: &state, action: .left(.emit("x"))).description == "scoped \\State.left\n  emit .say")
    #expect(
      reducer.reduce(into: &state, action: .row(0, .emit("x"))).description == "scoped \\State.rows[0]\n  emit .say")
  }

  @Test("Operators show their ids, durations, policies and locations")
  func operators() {
    let run = Effect<Action>.run(name: "query", operation: { _ in }, fileID: "Search/Search.swift", line: 12)
    let effect = Effect<Action>.concatenate(
      .race(
        run.timeout(after: .seconds(10)).retry(.constant(.seconds(1), retries: 3)),
        run.delay(for: .seconds(2), fileID: "Search/Search.swift", line: 13)),
      run.debounce(id: "search", for: .milliseconds(300), fileID: "Search/Search.swift", line: 14),
      run.throttle(id: 1, for: .seconds(5), latest: true, fileID: "Search/Search.swift", line: 15),
      .dismiss
    )
    #expect(
      effect.description == """
        concatenate
          race
            retry up to 3 times after 1.0 seconds
              timeout after 10.0 seconds
                run "query" at Search/Search.swift:12
            delay of 2.0 seconds at Search/Search.swift:13
              run "query" at Search/Search.swift:12
          debounce "search" of 0.3 seconds at Search/Search.swift:14
            run "query" at Search/Search.swift:12
          throttle 1 of 5.0 seconds latest at Search/Search.swift:15
            run "query" at Search/Search.swift:12
          dismiss
        """)
  }

  @Test("Effect.none is omitted in a merge, and a merge of one effect is that effect")
  func merges() {
    #expect(Effect<Action>.merge(.none, .none).description == "none")
    #expect(Effect<Action>.merge(.none, .send(.increment), .none).description == "send .increment")
    #expect(Effect<Action>.none.cancellable(id: 1).description == "none")
  }
}
