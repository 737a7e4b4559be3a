import Testing
import Trifecta
import TrifectaTesting

/// A feature with two children of one type that load from a dependency.
private struct Board: Reducer {
  struct State: Equatable {
    var left: ViewState<[Int]> = .loading
    var right: ViewState<[Int]> = .loading
  }
  enum Action: Equatable {
    case left(LoadingReducer<[Int]>.Action)
    case right(LoadingReducer<[Int]>.Action)
  }

  static let left = Child(
    loadingNumbers(), state: \State.left,
    action: CasePath(Action.left) { if case .left(let action) = $0 { action } else { nil } })
  static let right = Child(
    loadingNumbers(), state: \State.right,
    action: CasePath(Action.right) { if case .right(let action) = $0 { action } else { nil } })

  static func loadingNumbers() -> LoadingReducer<[Int]> {
    @Dependency(\.numbers) var numbers
    return LoadingReducer { try await numbers() }
  }

  var body: some Reducer<State, Action> {
    Scope(Self.left)
    Scope(Self.right)
  }
}

private enum NumbersKey: DependencyKey {
  static let liveValue: @Sendable () async throws -> [Int] = { [0] }
  static let testValue = liveValue
}

extension DependencyValues {
  fileprivate var numbers: @Sendable () async throws -> [Int] {
    get { self[NumbersKey.self] }
    set { self[NumbersKey.self] = newValue }
  }
}

@MainActor
@Suite("LoadingReducer as a child")
struct LoadingChildTests {
  @Test("A child loads with the dependencies of its parent's store")
  func dependency() async {
    let store = TestStore(initialState: Board.State()) {
      Board()
    } withDependencies: {
      $0.numbers = { [7] }
    }
    await store.send(.left(.appeared))
    await store.receive(.left(.received(.success([7])))) { $0.left = .success([7]) }
    await store.finish()
  }

  @Test("Two children load concurrently, and cancelling one does not affect the other")
  func siblings() async {
    let gate = Gate()
    let store = Store(initialState: Board.State()) {
      Board()
    } withDependencies: {
      $0.numbers = {
        await gate.wait()
        return [1]
      }
    }
    let left = store.scope(Board.left)
    let right = store.scope(Board.right)
    let loading = left.send(.appeared)
    let other = right.send(.appeared)
    left.send(.cancel)
    gate.open()
    await loading.finish()
    await other.finish()
    #expect(left.state == .failed(LoadingCancelled()))
    #expect(right.state == .success([1]))
  }

  @Test("Each row loads by its own state with the store's dependencies")
  func byState() async {
    struct Row: Reducer {
      struct State: Equatable, Identifiable {
        let id: Int
        var doubled: ViewState<[Int]> = .loading
      }
      enum Action { case doubled(LoadingReducer<[Int]>.Action) }
      static let doubled = CasePath(Action.doubled) { if case .doubled(let action) = $0 { action } else { nil } }
      @Dependency(\.numbers) var numbers
      var body: some Reducer<State, Action> {
        Scope(state: \.doubled, action: Self.doubled) { state in
          LoadingReducer { [numbers] in try await numbers().map { $0 * state.id } }
        }
      }
    }
    struct Rows: Reducer {
      struct State: Equatable { var rows: IdentifiedArray<Row.State> = [Row.State(id: 2), Row.State(id: 3)] }
      enum Action { case row(Int, Row.Action) }
      static let rows = IdentifiedChildren(
        Row(), state: \State.rows,
        action: CasePath(Action.row) { if case .row(let id, let action) = $0 { (id, action) } else { nil } })
      var body: some Reducer<State, Action> { EmptyReducer().forEach(Self.rows) }
    }
    let gate = Gate()
    let store = Store(initialState: Rows.State()) {
      Rows()
    } withDependencies: {
      $0.numbers = {
        await gate.wait()
        return [1]
      }
    }
    let loads = store.scope(Rows.rows).map { row in
      row.scope(LoadingReducer<[Int]>.self, state: \.doubled, action: Row.doubled).send(.appeared)
    }
    store.send(.row(2, .doubled(.cancel)))
    gate.open()
    for load in loads { await load.finish() }
    #expect(store.rows.map(\.doubled) == [.failed(LoadingCancelled()), .success([3])])
  }
}
