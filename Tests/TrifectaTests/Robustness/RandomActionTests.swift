import IssueRecording
import Testing
import Trifecta
import TrifectaDebug
import TrifectaTesting

@MainActor
@Suite("Random actions in a store, a test store and a plain model")
struct RandomActionTests {
  enum Step: CustomStringConvertible {
    case send(Ledger.Action)
    /// Advances the time by one tick.
    case tick

    var description: String {
      switch self {
      case .send(.each(let actions)): "each of " + actions.map { describe($0) }.joined(separator: ", ")
      case .send(let action): describe(action)
      case .tick: "a tick"
      }
    }
  }

  /// The visible state of a ledger.
  struct Sight: Equatable {
    var total: Int
    var box: Int
    var ids: [Int]
    var counts: [Int]
    var guest: Int?
    var announced: [String] = []
    var missed = 0
  }

  static func randomStep(_ generator: inout RandomGenerator) -> Step {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0...1: .tick
    case 2: .send(.each((0..<3).map { _ in randomAction(&generator) }))
    default: .send(randomAction(&generator))
    }
  }

  static func randomAction(_ generator: inout RandomGenerator) -> Ledger.Action {
    let id = Int.random(in: 0..<5, using: &generator)
    let amount = Int.random(in: 1...9, using: &generator)
    let tally = randomTallyAction(amount, &generator)
    switch Int.random(in: 0..<16, using: &generator) {
    case 0...1: return .box(tally)
    case 2...5: return .row(id, tally)
    case 6...7: return .guest(tally)
    case 8...9: return .insert(id)
    case 10: return .remove(id)
    case 11: return .reverse
    case 12: return .replaceAll([id, 7])
    case 13: return .invite(id)
    case 14: return .invite(Bool.random(using: &generator) ? 1 : nil)
    default: return .both(id, amount: amount)
    }
  }

  private static func randomTallyAction(_ amount: Int, _ generator: inout RandomGenerator) -> Ledger.Tally.Action {
    let actions: [Ledger.Tally.Action] = [
      .add(amount), .addLater(amount), .addTwice(amount), .addAfterDelay(amount), .addAfterDelay(amount),
      .addWhenQuiet(amount), .addWhenQuiet(amount), .stop, .announce,
    ]
    return actions.randomElement(using: &generator)!
  }

  /// Returns the difference after the first step in which the results differ.
  static func failure(of steps: [Step], isWrong: Bool = false) async -> String? {
    var model = LedgerModel()
    let run = Run(isWrong: isWrong)
    for step in steps {
      switch step {
      case .send(let action): model.handle(action)
      case .tick: model.tick()
      }
      await run.perform(step)
      let expected = Sight(
        total: model.total, box: model.box, ids: model.rows.map(\.id), counts: model.rows.map(\.count),
        guest: model.guest?.count, announced: model.announced, missed: model.missed)
      if let difference = run.difference(from: expected) { return "After \(step): \(difference)" }
    }
    return nil
  }

  /// A store with observers and a test store that receive the same actions and the same time.
  @MainActor
  final class Run {
    let clock = TestClock()
    let store: Store<Ledger>
    let testStore: TestStore<Ledger>
    private var announced: [String] = []
    private var missed = 0
    private var token: EventToken?
    private let watch: Watch<Sight>

    init(isWrong: Bool) {
      let clock = clock
      let store = Store(initialState: Ledger.State()) {
        Ledger(isWrong: isWrong)
      } withDependencies: {
        $0.continuousClock = clock
      }
      self.store = store
      testStore = TestStore(initialState: Ledger.State()) {
        Ledger(isWrong: isWrong)
      } withDependencies: {
        $0.continuousClock = clock
      }
      testStore.exhaustivity = .off
      let box = store.scope(Ledger.box)
      watch = Watch {
        let rows = Array(store.scope(Ledger.rows))
        return Sight(
          total: store.total, box: box.count, ids: rows.map(\.id), counts: rows.map(\.count),
          guest: store.scope(Ledger.guest)?.count)
      }
      token = store.onEvent { [weak self] event in
        guard case .sideEffectEmitted(let sideEffect) = event else { return }
        guard case .reached(let count)? = sideEffect.value as? Ledger.Tally.SideEffect else { return }
        self?.announced.append("\(sideEffect.place): \(count)")
      }
    }

    func perform(_ step: Step) async {
      switch step {
      case .send(let action):
        missed +=
          await issues {
            store.send(action)
            await waitForEffectsToStart()
          }.count
        _ = await issues { await testStore.send(action) }
      case .tick:
        await clock.advance(by: .ticks(1))
      }
      _ = await issues { await testStore.skipReceivedActions() }
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

  @Test("A store, a test store and a model agree on random sequences")
  func agree() async {
    let counterexample = await findCounterexample(
      seeds: 0..<60, length: 40, element: Self.randomStep, failure: { await Self.failure(of: $0) })
    if let counterexample { Issue.record("\(counterexample)") }
  }

  @Test("A defective feature is found with a minimal sequence")
  func findsMistake() async throws {
    let counterexample = try #require(
      await findCounterexample(
        seeds: 0..<50, length: 40, element: Self.randomStep,
        failure: { await Self.failure(of: $0, isWrong: true) }))
    #expect(counterexample.sequence.count <= 2)
  }
}
