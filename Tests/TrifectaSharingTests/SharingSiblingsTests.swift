import Testing
import Trifecta
import TrifectaTesting

@testable import TrifectaSharing

extension SharedKey<Int> {
  fileprivate static var tally: Self { .inMemory("tally of siblings", default: 0) }
}

/// A counter whose value is shared.
private struct Teller: Reducer {
  struct State: Equatable { var tally = 0 }
  enum Action: Equatable {
    case appeared
    case add(Int)
    case changed(Int)
    case idle
  }
  @Shared(.tally) var tally
  static let changed = CasePath(Action.changed) { if case .changed(let tally) = $0 { tally } else { nil } }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .appeared:
        state.tally = tally
        return $tally.subscribe(Action.changed)
      case .add(let number):
        state.tally += number
        return .none
      case .changed, .idle:
        return .none
      }
    }
    .sharing(\.tally, with: $tally, received: Self.changed)
  }
}

/// Two counters that both change the shared value in response to one action.
private struct Bank: Reducer {
  struct State: Equatable {
    var left = Teller.State()
    var right = Teller.State()
  }
  enum Action: Equatable {
    case left(Teller.Action)
    case right(Teller.Action)
    case each([Action])
  }
  static let left = Child(
    Teller(), state: \State.left,
    action: CasePath(Action.left) { if case .left(let action) = $0 { action } else { nil } })
  static let right = Child(
    Teller(), state: \State.right,
    action: CasePath(Action.right) { if case .right(let action) = $0 { action } else { nil } })

  var body: some Reducer<State, Action> {
    Scope(Self.left)
    Scope(Self.right)
    Reduce { _, action in
      if case .each(let actions) = action { .merge(actions.map { .send($0) }) } else { .none }
    }
  }
}

@MainActor
@Suite("Shared state: siblings that change a value in one batch")
struct SharingSiblingsTests {
  private let store = Store(initialState: Bank.State()) {
    Bank()
  } withDependencies: {
    $0.sharedStorage = SharedStorage(isPersistent: false)
  }

  init() {
    store.send(.left(.appeared))
    store.send(.right(.appeared))
  }

  @Test("Increments of two siblings in one batch add up")
  func both() {
    store.send(.each([.left(.add(1)), .right(.add(1))]))
    #expect(store.left.tally == 2)
    #expect(store.right.tally == 2)
  }

  @Test("Any number of increments in one batch add up", arguments: [1, 16, 17, 20, 40])
  func many(count: Int) {
    store.send(.each((0..<count).map { _ in .right(.add(1)) } + [.left(.add(1))]))
    #expect(store.left.tally == count + 1)
    #expect(store.right.tally == count + 1)
  }

  @Test("Increments add up if a subscriber does not confirm the values that it receives")
  func withOtherSubscriber() {
    let storage = SharedStorage(isPersistent: false)
    let cell = storage.cell(for: .tally)
    var received: [Int] = []
    _ = cell.subscribe(from: nil, known: 0) { received.append($0) }
    let store = Store(initialState: Bank.State()) {
      Bank()
    } withDependencies: {
      $0.sharedStorage = storage
    }
    store.send(.left(.appeared))
    store.send(.right(.appeared))
    for _ in 0..<3 { store.send(.each((0..<40).map { _ in .right(.add(1)) } + [.left(.add(1))])) }
    #expect(store.left.tally == 123)
    #expect(received == Array(1...123))
    // Only the subscriber that does not confirm values waits, for a bounded number of them.
    #expect(cell.waitingCount <= 16)
  }

  @Test("An unrelated action does not restore an old value")
  func idle() {
    store.send(.each([.left(.add(3)), .right(.idle), .left(.add(-3)), .right(.idle), .right(.add(1))]))
    #expect(store.state == Bank.State(left: .init(tally: 1), right: .init(tally: 1)))
  }

  @Test("Random increments of two siblings in one batch add up", arguments: 0..<40 as Range<UInt64>)
  func random(seed: UInt64) {
    var random = RandomGenerator.seeded(seed)
    var sum = 0
    for _ in 0..<20 {
      store.send(
        .each(
          (0..<Int.random(in: 1...6, using: &random)).map { _ in
            let number = Int.random(in: -2...3, using: &random)
            sum += number
            return Bool.random(using: &random) ? .left(.add(number)) : .right(.add(number))
          }))
      #expect(store.left.tally == sum)
      #expect(store.right.tally == sum)
    }
  }
}
