import Testing
import Trifecta
import TrifectaTesting

@MainActor
@Suite("Huge features")
struct HugeTests {
  typealias Level1 = Nested<Huge>
  typealias Level2 = Nested<Level1>
  typealias Level3 = Nested<Level2>

  @Test("Each of 300 actions changes its own field and runs only that field's observer")
  func fields() {
    let store = Store(initialState: Huge.State()) { Huge() }
    var first: [Int] = []
    var texts: [String] = []
    var lists: [[Int]] = []
    var optionals: [Int?] = []
    var last: [Int] = []
    let tokens = [
      observe { first.append(store.field00) }, observe { texts.append(store.field60) },
      observe { lists.append(store.field70) }, observe { optionals.append(store.field80) },
      observe { last.append(store.field99) },
    ]
    for action in Huge.Action.allCases { store.send(action) }
    withExtendedLifetime(tokens) {}
    #expect(first == [0, 1, 2, 3])
    #expect(texts == ["", "x", "xx", "xxx"])
    #expect(lists == [[], [1], [1, 1], [1, 1, 1]])
    #expect(optionals == [nil, 1, 2, 3])
    #expect(last == [0, 1, 2, 3])
    #expect(Mirror(reflecting: store.state).children.map { changes(of: $0.value) } == Array(repeating: 3, count: 100))
  }

  /// Returns how often a field was changed, derived from its value, or nil for a type that has no count.
  func changes(of field: Any) -> Int? {
    switch field {
    case let number as Int: number
    case let text as String: text.count
    case let list as [Int]: list.count
    default: nil
    }
  }

  @Test("Large nested states and a chain of 100,000 actions do not overflow the stack")
  func stack() {
    struct Chain: Reducer {
      typealias State = Level3.State
      enum Action {
        case next(Int)
        case level(Level3.Action)
      }
      var body: some Reducer<State, Action> {
        Scope(
          state: \State.self, action: Action.level
        ) { Level3(inner: Level2(inner: Level1(inner: Huge()))) }
        Reduce { _, action in
          guard case .next(let left) = action, left > 0 else { return .none }
          return .merge(.send(.level(.inner(.inner(.inner(.action000))))), .send(.next(left - 1)))
        }
      }
    }
    let store = Store(initialState: .init(inner: .init(inner: .init(inner: Huge.State())))) { Chain() }
    store.send(.next(50_000))
    #expect(store.state.inner.inner.inner.field00 == 50_000)
    #expect(store.state.own == Huge.State())
  }

  @Test("A test store handles a huge state and its actions")
  func testStore() async {
    let store = TestStore(initialState: Huge.State()) { Huge() }
    await store.send(.action299) { $0.field99 = 1 }
    await store.send(.action160("text")) { $0.field60 = "text" }
    await store.send(.action170([1, 2])) { $0.field70 = [1, 2] }
    await store.send(.action180(nil)) { $0.field80 = 0 }
    await store.finish()
  }
}
