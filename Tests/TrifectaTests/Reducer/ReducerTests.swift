import Testing
import Trifecta

@MainActor
@Suite("Reducer: bodies")
struct ReducerTests {
  typealias Log = Reduce<[String], String>

  /// A reducer that appends its name for each action.
  static func note(_ name: String) -> Log {
    Reduce { state, _ in
      state.append(name)
      return .none
    }
  }

  struct Lines: Reducer {
    typealias State = [String]
    typealias Action = String
    var flag = true
    var names: [String] = []

    var body: some Reducer<[String], String> {
      note("first")
      if flag { note("if") } else { note("else") }
      if !flag { note("not") }
      for name in names { note(name) }
      EmptyReducer()
      note("last")
    }
  }

  @Test("Reducers run in textual order")
  func order() {
    let store = Store(initialState: []) { Lines(names: ["x", "y"]) }
    store.send("")
    #expect(store.state == ["first", "if", "x", "y", "last"])
  }

  @Test("In a body, the branch runs whose condition holds when the store is created")
  func branches() {
    let store = Store(initialState: []) { Lines(flag: false) }
    store.send("")
    #expect(store.state == ["first", "else", "not", "last"])
  }

  struct Available: Reducer {
    var body: some Reducer<[String], String> {
      note("first")
      if #available(macOS 10, iOS 8, *) { note("available") }
      if #available(macOS 10, iOS 8, *) { note("new") } else { note("old") }
    }
  }

  @Test("Branches under an availability condition that holds run")
  func available() {
    let store = Store(initialState: []) { Available() }
    store.send("")
    #expect(store.state == ["first", "available", "new"])
  }

  @Test("A body can be reduced without a store")
  func withoutStore() {
    var state: [String] = []
    let effect = Lines().reduce(into: &state, action: "")
    #expect(state == ["first", "if", "last"])
    #expect(effect.description == "none")
  }

  @Test("A body is evaluated once, when the store is created")
  func once() {
    struct Counting: Reducer {
      let evaluated: @MainActor () -> Void
      var body: some Reducer<Int, Int> {
        let _ = evaluated()
        Reduce { state, action in
          state += action
          return .none
        }
      }
    }
    var evaluations = 0
    let store = Store(initialState: 0) { Counting { evaluations += 1 } }
    for _ in 0..<3 { store.send(2) }
    #expect(evaluations == 1)
    #expect(store.state == 6)
  }

  @Test("An empty body does nothing")
  func empty() {
    struct Nothing: Reducer {
      var body: some Reducer<Int, Int> {}
    }
    let store = Store(initialState: 1) { Nothing() }
    store.send(5)
    #expect(store.state == 1)
  }

  @Test("A row's reducer runs before the reducer it is attached to")
  func rowsFirst() {
    struct Parent: Reducer {
      struct State: Equatable {
        var rows: IdentifiedArray<Counter.State> = [.init(id: 1)]
        var seen: [Int] = []
      }
      enum Action { case row(Int, Counter.Action) }
      static let rows = IdentifiedChildren(
        Counter(), state: \State.rows,
        action: CasePath(Action.row) { if case .row(let id, let action) = $0 { (id, action) } else { nil } })
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          guard case .row(let id, _) = action else { return .none }
          state.seen.append(state.rows[id: id]?.count ?? -1)
          return .none
        }
        .forEach(Self.rows)
      }
    }
    let store = Store(initialState: Parent.State()) { Parent() }
    store.send(.row(1, .increment))
    #expect(store.seen == [1])
  }
}
