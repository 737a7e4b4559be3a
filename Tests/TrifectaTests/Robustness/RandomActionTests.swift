import IssueRecording
import Testing
import TrifectaDebug
import TrifectaTesting

@testable import Trifecta

@MainActor
@Suite("Random actions: a store, a test store and a plain model agree")
struct RandomActionTests {
  /// What can be seen of a ledger.
  struct Sight: Equatable {
    var total: Int
    var box: Int
    var ids: [Int]
    var counts: [Int]
    var announced: [String] = []
    var missed = 0
  }

  static func randomAction(_ generator: inout RandomGenerator) -> Ledger.Action {
    let id = Int.random(in: 0..<5, using: &generator)
    let amount = Int.random(in: 1...9, using: &generator)
    let tally: Ledger.Tally.Action =
      [.add(amount), .addLater(amount), .addTwice(amount), .announce].randomElement(using: &generator)!
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...1: return .box(tally)
    case 2...5: return .row(id, tally)
    case 6...7: return .insert(id)
    case 8: return .remove(id)
    case 9: return .reverse
    case 10: return Bool.random(using: &generator) ? .replaceAll([id, 7]) : .removeTooEarly(id)
    default: return .both(id, amount: amount)
    }
  }

  /// What is wrong after the first of the actions that is handled wrongly.
  static func failure(of actions: [Ledger.Action], isWrong: Bool = false) async -> String? {
    var model = LedgerModel()
    let run = Run(isWrong: isWrong)
    for action in actions {
      model.handle(action)
      await run.send(action)
      let expected = Sight(
        total: model.total, box: model.box, ids: model.rows.map(\.id), counts: model.rows.map(\.count),
        announced: model.announced, missed: model.missed)
      if let difference = run.difference(from: expected) { return "After \(describe(action)): \(difference)" }
    }
    return nil
  }

  /// A store with observers, and a test store, that are given the same actions.
  @MainActor
  final class Run {
    let store: Store<Ledger>
    let testStore: TestStore<Ledger>
    private var announced: [String] = []
    private var missed = 0
    private var token: EventToken?
    private let watch: Watch<Sight>

    init(isWrong: Bool) {
      let store = Store(initialState: Ledger.State()) { Ledger(isWrong: isWrong) }
      self.store = store
      testStore = TestStore(initialState: Ledger.State()) { Ledger(isWrong: isWrong) }
      testStore.exhaustivity = .off
      let box = store.scope(Ledger.box)
      watch = Watch {
        let rows = Array(store.scope(Ledger.rows))
        return Sight(total: store.total, box: box.count, ids: rows.map(\.id), counts: rows.map(\.count))
      }
      token = store.onEvent { [weak self] event in
        guard case .sideEffectEmitted(let sideEffect) = event else { return }
        guard case .reached(let count)? = sideEffect.value as? Ledger.Tally.SideEffect else { return }
        let id = sideEffect.place == "\\State.box" ? "-1" : sideEffect.place.filter(\.isNumber)
        self?.announced.append("\(id): \(count)")
      }
    }

    func send(_ action: Ledger.Action) async {
      missed += issues { store.send(action) }.count
      _ = await issues {
        await testStore.send(action)
        await testStore.skipReceivedActions()
      }
    }

    func difference(from expected: Sight) -> String? {
      var observed = watch.seen.last!
      observed.announced = announced
      observed.missed = missed
      if let difference = TrifectaDebug.difference(expected, observed) {
        return "the store's observers saw\n\(difference)"
      }
      guard let difference = TrifectaDebug.difference(store.state, testStore.state) else { return nil }
      return "the test store has\n\(difference)"
    }
  }

  @Test("No sequence of actions tells them apart")
  func agree() async {
    let counterexample = await findCounterexample(
      seeds: 0..<150, length: 40, element: Self.randomAction, failure: { await Self.failure(of: $0) })
    if let counterexample { Issue.record("\(counterexample)") }
  }

  @Test("A feature that is wrong is told apart, by a sequence without a needless action")
  func findsMistake() async throws {
    let counterexample = try #require(
      await findCounterexample(
        seeds: 0..<50, length: 40, element: Self.randomAction,
        failure: { await Self.failure(of: $0, isWrong: true) }))
    #expect(counterexample.sequence.count == 2)
  }
}
